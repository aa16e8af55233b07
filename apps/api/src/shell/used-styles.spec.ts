import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { markersOf, parseStyles, usedStyles } from './used-styles';

const MARKUP = `<div class="_a_1 _b_2" id="root" data-group="SLOT"><p title="a > b, c">x</p><img class="_c_3" alt=""/></div>`;

const used = (css: string, others?: string): string => usedStyles(parseStyles(css), MARKUP, others);

describe('styles that a page uses', () => {
  it.each([
    '._a_1{color:red}',
    '._a_1._b_2>p:hover::before{color:red}',
    '#root img._c_3{color:red}',
    '[data-group=OTHER] p{color:red}',
    ':focus-visible{color:red}',
    '*,:before{box-sizing:border-box}',
    'p:not(._x_9):is(._y_9,p){color:red}',
    'body:has(._x_9){color:red}',
    '[data-color-scheme=light] p{color:red}',
    '@font-face{font-family:A;src:url(/a.woff2)}',
    '@layer a,b;',
    '@media (width>=1024px){html{overflow-y:scroll}}',
    `._a_1:before{content:"}{;,"}`,
    '._a_1{color:red;& ._x_9{color:blue}}',
    '@media print{@supports (color:red){p{color:red}}}',
  ])('keeps %s', (css) => expect(used(css)).toBe(css));

  it.each([
    '._x_9{color:red}',
    '._a_1 ._x_9{color:red}',
    '._a{color:red}',
    'table{color:red}',
    '#other{color:red}',
    '[hidden]{display:none}',
    '@media print{._x_9{color:red}}',
    '@media (hover:hover){._a_1:hover{color:red}}',
    '@container (width<=88px){._x_9,table{color:red}}',
  ])('omits %s', (css) => expect(used(css)).toBe(''));

  it('keeps the matching selectors of a list', () => {
    expect(used('h1,p,._x_9>p,._a_1:is(h1,h2){margin:0}')).toBe('p,._a_1:is(h1,h2){margin:0}');
  });

  it('keeps an animation only together with a rule that uses it', () => {
    const turn = '@keyframes _turn_1{to{rotate:1turn}}';
    expect(used(`p{animation:1s _turn_1}${turn}`)).toBe(`p{animation:1s _turn_1}${turn}`);
    expect(used(`._x_9{animation:1s _turn_1}${turn}`)).toBe('');
  });

  it("keeps the root's variables that a rule, another style or the markup uses", () => {
    const root = ':root{--a:1px;--b:"x;y";--c:2px;--d:var(--a);color-scheme:dark}';
    expect(used(`${root}p{margin:var(--b)}`, '[data-s="0"]{width:var(--d)}')).toBe(
      ':root{--a:1px;--b:"x;y";--d:var(--a);color-scheme:dark}p{margin:var(--b)}',
    );
  });

  it('reads names of elements, classes, ids and attributes', () => {
    expect([...markersOf('<svg viewBox="0 0 1 1" class="a b"><path d="M1"></path></svg>')]).toEqual(
      expect.arrayContaining(['svg', '.a', '.b', '[viewbox]', '[class]', 'path', '[d]']),
    );
  });

  it('keeps exactly the rules whose classes all occur, in their order', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const selector = fc.array(name, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(selector), fc.subarray(['a', 'b', 'c', 'd']), (selectors, present) => {
        const write = (ofRules: string[][]) =>
          ofRules.map((names) => `${names.map((one) => `.${one}`).join(' ')}{color:red}`).join('');
        const markup = present.map((one) => `<i class="${one}"></i>`).join('');
        expect(usedStyles(parseStyles(write(selectors)), markup)).toBe(
          write(selectors.filter((names) => names.every((one) => present.includes(one)))),
        );
      }),
    );
  });
});
