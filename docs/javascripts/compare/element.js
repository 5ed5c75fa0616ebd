// Elements and sentences from data, in which text is never anything but text.

/** An element with attributes and what stands in it. @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Record<string, string>} attributes @param {(string | Node)[]} children */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A button. @param {string} text @param {() => void} act @param {Record<string, string>} attributes */
export function button(text, act, attributes = {}) {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", act);
  return made;
}

/** A label's parts, its blanks filled. @template T @param {string} label @param {Record<string, T>} values
 * @returns {(string | T)[]} */
export function pieces(label, values) {
  return label.split(/(\{\w+\})/).flatMap((part) => {
    const blank = /^\{(\w+)\}$/.exec(part)?.[1];
    return blank !== undefined && blank in values ? [values[blank]] : part ? [part] : [];
  });
}

/** A label with its blanks filled. @param {string} label @param {Record<string, string | number>} values */
export function filled(label, values) {
  return pieces(label, values).join("");
}
