import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lintInHouse } from './scratch-house.mjs';

/** Code that each rule must reject: an untested rule may enforce nothing. */
const EVERYWHERE = {
  'for-direction': 'for (let i = 0; i < 10; i--) f(i);',
  'no-async-promise-executor': 'export const p = new Promise(async (done) => done());',
  'no-case-declarations': 'switch (f()) { case 1: const x = 1; f(x); }',
  'no-compare-neg-zero': 'export const x = f() === -0;',
  'no-cond-assign': 'let x; if (x = f()) f(x);',
  'no-constant-binary-expression': 'export const x = {} ?? f();',
  'no-constant-condition': 'if (true) f();',
  'no-control-regex': 'export const x = /\\x1f/;',
  'no-debugger': 'debugger;',
  'no-dupe-else-if': 'const a = f(); if (a) f(1); else if (a) f(2);',
  'no-duplicate-case': 'switch (f()) { case 1: f(1); break; case 1: f(2); }',
  'no-empty': 'try { f(); } catch {}',
  'no-empty-character-class': 'export const x = /a[]/;',
  'no-empty-pattern': 'export const {} = f();',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign': 'try { f(); } catch (error) { error = 1; f(error); }',
  'no-extra-boolean-cast': 'if (!!f()) f();',
  'no-fallthrough': 'switch (f()) { case 1: f(1); case 2: f(2); }',
  'no-global-assign': 'Object = f();',
  'no-invalid-regexp': "export const x = new RegExp('[');",
  'no-irregular-whitespace': 'export const x =\u00a01;',
  'no-loss-of-precision': 'export const x = 5123000000000000000000000000001;',
  'no-misleading-character-class': 'export const x = /[👍]/;',
  'no-multi-assign': 'let a; const b = (a = f()); f(a, b);',
  'no-prototype-builtins': "export const x = f().hasOwnProperty('a');",
  'no-regex-spaces': 'export const x = /a   b/;',
  'no-self-assign': 'let x = f(); x = x; f(x);',
  'no-sequences': 'f(1), f(2);',
  'no-shadow-restricted-names': 'export function g(undefined) { f(undefined); }',
  'no-sparse-arrays': 'export const x = [1, , 2];',
  'no-unassigned-vars': 'let x; f(x);',
  'no-unexpected-multiline': 'export const x = f\n(1);',
  'no-unsafe-finally': 'export function g() { try { f(); } finally { return 1; } }',
  'no-unsafe-optional-chaining': 'export const x = (f()?.a).b;',
  'no-unused-labels': 'a: f();',
  'no-unused-private-class-members': 'export class A { #a = 1; }',
  'no-unused-vars': 'const x = 1;',
  'no-useless-assignment': 'export function g() { let x = 1; x = f(); return x; }',
  'no-useless-backreference': 'export const x = /\\1(a)/;',
  'no-useless-catch': 'try { f(); } catch (error) { throw error; }',
  'no-useless-escape': "export const x = '\\d';",
  'preserve-caught-error': "try { f(); } catch (error) { throw new Error('x'); }",
  'require-yield': 'export function* g() { f(); }',
  'use-isnan': 'export const x = f() === NaN;',
  'valid-typeof': "export const x = typeof f() === 'strnig';",
};

const IN_JAVASCRIPT = {
  'constructor-super': 'export class A extends f { constructor() {} }',
  'getter-return': 'export const x = { get a() {} };',
  'no-class-assign': 'class A {} A = f();',
  'no-const-assign': 'const x = 1; x = f(x);',
  'no-dupe-class-members': 'export class A { a() { f(1); } a() { f(2); } }',
  'no-dupe-keys': 'export const x = { a: 1, a: 2 };',
  'no-func-assign': 'function g() {} g = f();',
  'no-import-assign': "import { a } from 'a'; a = f();",
  'no-new-native-nonconstructor': 'export const x = new Symbol();',
  'no-obj-calls': 'export const x = Math();',
  'no-redeclare': 'var x = f(1); var x = f(2); f(x);',
  'no-setter-return': 'export const x = { set a(b) { f(b); return 1; } };',
  'no-this-before-super': 'export class A extends f { constructor() { this.a = 1; super(); } }',
  'no-undef': 'isNotDefined();',
  'no-unreachable': 'export function g() { return 1; f(); }',
  'no-unsafe-negation': 'export const x = !f() in {};',
};

/** The parser rejects these already, because modules are strict. */
const NO_MODULE = {
  'no-delete-var': 'let x = f(); delete x;',
  'no-dupe-args': 'export function g(a, a) { f(a); }',
  'no-nonoctal-decimal-escape': "export const x = '\\8';",
  'no-octal': 'export const x = 071;',
  'no-with': 'with (f()) { f(); }',
};

const lines = (count) => Array.from({ length: count }, (_, at) => `f(${at});\n`).join('');

const IN_TYPESCRIPT = {
  'max-lines': lines(301),
  'max-lines-per-function': `export function g() {\n${lines(70)}}`,
  'no-array-constructor': 'export const x = new Array(1, 2);',
  'no-unused-expressions': 'f() === 1;',
  'no-var': 'export var x = 1;',
  'prefer-const': 'let x = f(); f(x);',
  'prefer-rest-params': 'export function g() { f(arguments); }',
  'prefer-spread': 'f.apply(undefined, f());',
  '@typescript-eslint/ban-ts-comment': '// @ts-ignore\nf();',
  '@typescript-eslint/no-duplicate-enum-values': 'export enum E { A = 1, B = 1 }',
  '@typescript-eslint/no-empty-object-type': 'export type A = {};',
  '@typescript-eslint/no-explicit-any': 'export type A = any;',
  '@typescript-eslint/no-extra-non-null-assertion': 'export const x = f!!();',
  '@typescript-eslint/no-misused-new': 'export interface A { new (): A }',
  '@typescript-eslint/no-namespace': 'export namespace N { export const x = 1; }',
  '@typescript-eslint/no-non-null-asserted-optional-chain': 'export const x = f()?.a!;',
  '@typescript-eslint/no-require-imports': "import a = require('a'); f(a);",
  '@typescript-eslint/no-this-alias': 'export function g(this: unknown) { const a = this; f(a); }',
  '@typescript-eslint/no-unnecessary-type-constraint': 'export type A<T extends unknown> = T[];',
  '@typescript-eslint/no-unsafe-declaration-merging': 'export interface A { a: 1 } export class A { b = 1; }',
  '@typescript-eslint/no-unsafe-function-type': 'export type A = Function;',
  '@typescript-eslint/no-wrapper-object-types': 'export type A = String;',
  '@typescript-eslint/prefer-as-const': "export const x: 'a' = 'a';",
  '@typescript-eslint/prefer-namespace-keyword': 'declare module N { const x: 1; }',
  '@typescript-eslint/triple-slash-reference': '/// <reference lib="es2020" />\nf();',
};

const ON_THE_SERVER = {
  '@typescript-eslint/no-floating-promises': 'const g = async () => f(); g();',
  '@typescript-eslint/no-misused-promises': 'const g = async () => f(); if (g()) f();',
};

const IN_THE_BROWSER = {
  'react-hooks/exhaustive-deps': 'export function A(b: number) { useEffect(() => f(b), []); }',
  'react-hooks/rules-of-hooks': 'export function A(b: number) { if (b) useEffect(() => f(b)); }',
};

const F = { ts: 'declare const f: (...all: unknown[]) => any;\n', mjs: "import { f } from './f.mjs';\n" };
const HOOKS = "import { useEffect } from 'react';\ndeclare const f: (...all: unknown[]) => void;\n";
const at = (rule, folder, kind) => `${folder}/${rule.split('/').at(-1)}.${kind}`;

/** @returns {{rule: string, path: string, text: string}[]} */
const cases = (rules, folder, kind, head) =>
  Object.entries(rules).map(([rule, text]) => ({ rule, path: at(rule, folder, kind), text: `${text}\n${head}` }));

const all = [
  ...cases(EVERYWHERE, 'tools/run', 'mjs', F.mjs),
  ...cases(IN_JAVASCRIPT, 'tools/js', 'mjs', F.mjs),
  ...cases(EVERYWHERE, 'libs/wallet/src/core', 'ts', F.ts),
  ...cases(IN_TYPESCRIPT, 'libs/wallet/src/core/ts', 'ts', F.ts),
  ...cases(ON_THE_SERVER, 'libs/wallet/src/nest', 'ts', F.ts),
  ...cases(IN_THE_BROWSER, 'libs/wallet/src/react', 'ts', HOOKS),
];
const modules = cases(NO_MODULE, 'tools/strict', 'mjs', F.mjs);
const unused = {
  path: 'libs/wallet/src/core/unused.ts',
  text: '// eslint-disable-next-line no-var -- not so\nexport const x = 1;\n',
};
const disabled = {
  path: 'libs/wallet/src/core/disabled.ts',
  text: '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the host says what\nexport type A = any;\n',
};

/** Each file imports the next one, the last one the first; one import is of a type only. */
const circle = ['import type { b } from', 'import { c } from', 'import { a } from'].map((from, at) => {
  const [own, next] = ['abca'[at], 'abca'[at + 1]];
  const text = `${from} './circle-${next}';\nexport const ${own}: unknown = ${at === 0 ? 'null as unknown as typeof b' : next};\n`;
  return { path: `libs/wallet/src/core/circle-${own}.ts`, text };
});

describe('public rules', () => {
  const found = lintInHouse(
    Object.fromEntries([...all, ...modules, ...circle, unused, disabled].map(({ path, text }) => [path, text])),
  );
  const rulesIn = (path) => found.get(path).map(({ rule }) => rule);

  for (const { rule, path } of all) {
    it(`rejects ${path} by ${rule}`, () => {
      assert.ok(rulesIn(path).includes(rule), `only ${JSON.stringify(found.get(path))}`);
    });
  }
  for (const { rule, path } of modules) {
    it(`rejects code against ${rule}`, () => assert.notEqual(found.get(path).length, 0));
  }
  for (const { path } of circle) {
    it(`rejects ${path}, which imports itself through others`, () =>
      assert.deepEqual(rulesIn(path), ['import/no-cycle']));
  }
  it('rejects a comment that disables a rule without need', () => {
    assert.match(found.get(unused.path)[0].message, /Unused eslint-disable directive/);
  });
  it('accepts a comment that disables a violated rule', () => assert.deepEqual(found.get(disabled.path), []));
});
