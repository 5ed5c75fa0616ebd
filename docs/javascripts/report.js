// The link to report an error names the place on the page that the address names.

const report = document.querySelector("a[data-report]");

function name() {
  if (!(report instanceof HTMLAnchorElement)) return;
  const form = new URL(report.href);
  const place = (form.searchParams.get("address") ?? "").split("#")[0];
  form.searchParams.set("address", place + location.hash);
  report.href = form.href;
}

name();
window.addEventListener("hashchange", name);
