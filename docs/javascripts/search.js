// The search box listens to keys alone, which an IME keeps to itself while one
// composes. Every change of the text is passed on as if a key had been let go.

const field = document.forms.namedItem("search")?.elements.namedItem("query");
if (field instanceof HTMLInputElement) {
  field.addEventListener("input", () => field.dispatchEvent(new KeyboardEvent("keyup")));
}
