// The files of data that a comparison is made from; their shapes are those of api/v1.

/** @typedef {{id: string, label: string, about: string, weight: number}} Facet */
/** @typedef {{id: string, label: string, facets: Facet[]}} Group */
/** @typedef {{name: string, reading?: string | null, en?: string | null}} Name */
/** @typedef {Name & {id: string, title: string, names: Name[], address: string}} Listed a game in the list of all */
/** @typedef {string | {min: number, max: number | null, of: string}} Item */
/** @typedef {{state: string, label: string, values: Item[], text: string[], notes: string[], anchor: string}} Cell */
/** @typedef {{word: string, anchor: string, relation: string}} Word */
/** @typedef {{concept: string, name: string, words: Word[]}} Term */
/** @typedef {{id: string, title: string, address: string, facets: Record<string, Cell>, terms: Term[]}} Game */

/** A function that reads a file below an address, each once; one that failed is asked for again the next time.
 * @param {string} base @returns {(name: string) => Promise<any>} */
export function loader(base) {
  /** @type {Map<string, Promise<any>>} */
  const asked = new Map();
  return (name) => {
    const loading = asked.get(name) ?? load(base + name);
    asked.set(name, loading);
    loading.catch(() => asked.delete(name));
    return loading;
  };
}

/** @param {string} address */
async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}
