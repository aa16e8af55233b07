import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { styleText } from './html';

describe('style sheet in a page', () => {
  it.each(['@container (width<=88px){.badge{display:none}}', '@media (20rem<width<30rem){a{color:red}}'])(
    'keeps the condition of %s',
    (css) => expect(styleText(css)).toBe(css),
  );

  it('cannot end its element', () => {
    const parts = fc.constantFrom('<', '/', 'style', 'STYLE', '>', '!--', 'script', ' ', '=', '9');
    fc.assert(
      fc.property(fc.array(parts), (css) => {
        expect(styleText(css.join(''))).not.toContain('</');
      }),
    );
    expect(styleText(`a::before{content:'</style><script>'}`)).toBe(`a::before{content:'\\3c /style><script>'}`);
  });
});
