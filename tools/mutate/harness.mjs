/** What specs of rules take from `@jest/globals`, as far as they use it: their tests are collected, and run by whoever wants to. */

/** @type {{file: string, name: string, run: () => unknown}[]} in the order in which they were written */
export const tests = [];
/** The worker's: `expect` of Jest. */
export const { expect } = globalThis;

let file = '';
/** From here on the tests are of this spec. */
export function begin(name) {
  file = name;
}

export const describe = (_name, define) => define();
export const it = (name, run) => tests.push({ file, name, run });
const each = (register) => (cases) => (name, body) => {
  for (const one of cases) {
    const values = Array.isArray(one) ? one : [one];
    register(`${name} ${String(values[0])}`, () => body(...values));
  }
};
it.each = each(it);
describe.each = each((_name, define) => define());
