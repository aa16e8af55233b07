/** Replaces `@jest/globals` for specs of rules: collects their tests instead of running them. */

/** @type {{file: string, name: string, run: () => unknown}[]} in source order */
export const tests = [];
/** Jest's `expect`, set by the worker. */
export const { expect } = globalThis;

let file = '';
/** Assigns the following tests to a spec file. */
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
