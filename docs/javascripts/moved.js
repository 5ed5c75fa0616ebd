// On a page that leads on: takes the permanent link along, which the page's own redirect drops.
const link = document.querySelector("article .rules a[href]");
if (link instanceof HTMLAnchorElement && location.hash) {
  location.replace(link.href + location.hash);
}
