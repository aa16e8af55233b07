import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ThemeColors } from './agent-config';
import { mix, toOklch, toChannels } from './color-space';
import { contrast, gradientSamples, lowestContrast } from './contrast';
import { deriveTokens } from './derive-tokens';
import { DEFAULT_COLORS, DEMO_COLORS } from './palettes';
import { THEME_COLOR_FIELDS, findThemeColorProblems } from './theme-colors';
import { TOKEN_NAMES, type TokenName } from './token-names';
import { tokensCss } from './tokens-css';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
/**
 * Greys, black, white and the border between dark and light are hard for formulas: half of the examples come from
 * there.
 */
const hardColor = fc.oneof(
  anyColor,
  fc.constantFrom(
    '#000000',
    '#ffffff',
    '#808080',
    '#767676',
    '#777777',
    '#7f7f7f',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
  ),
);
const anyColors = fc
  .tuple(...(THEME_COLOR_FIELDS.map(() => hardColor) as [typeof hardColor]))
  .map(
    (values) =>
      Object.fromEntries(
        THEME_COLOR_FIELDS.map((field, index) => [field, values[index as 0]]),
      ) as unknown as ThemeColors,
  );

/** Its label is legible on a layer with opacity 0.12, but not with 31/255, to which it is rounded. */
const VEIL_AT_THE_EDGE: ThemeColors = {
  ...(Object.fromEntries(THEME_COLOR_FIELDS.map((field) => [field, '#000000'])) as unknown as ThemeColors),
  creditBoxDarkBackgroundColor: '#d6174e',
};

/** Text token, the tokens behind it, and the minimum contrast. */
const PAIRS: readonly (readonly [TokenName, readonly TokenName[], number])[] = [
  ['text', ['s0', 's1', 's2', 's3', 'sunk'], 7],
  [
    'text',
    [
      'primary-soft',
      'secondary-soft',
      'gold-soft',
      'ok-soft',
      'warn-soft',
      'danger-soft',
      'info-soft',
      'glow-a',
      'glow-b',
    ],
    4.5,
  ],
  [
    'muted',
    [
      's0',
      's1',
      's2',
      's3',
      'sunk',
      'primary-soft',
      'gold-soft',
      'ok-soft',
      'warn-soft',
      'danger-soft',
      'glow-a',
      'glow-b',
    ],
    4.5,
  ],
  ['primary-text', ['s0', 's1', 's2', 'primary-soft'], 4.5],
  ['secondary-text', ['s0', 's1', 's2', 'secondary-soft'], 4.5],
  ['gold', ['s0', 's1', 's2', 'gold-soft'], 4.5],
  ['ok', ['s0', 's1', 's2', 'ok-soft'], 4.5],
  ['warn', ['s0', 's1', 's2', 'warn-soft'], 4.5],
  ['danger', ['s0', 's1', 's2', 'danger-soft'], 4.5],
  ['info', ['s0', 's1', 's2', 'info-soft'], 4.5],
  ['on-primary', ['primary', 'primary-hi', 'primary-lo'], 4.5],
  ['on-secondary', ['secondary'], 4.5],
  ['on-gold', ['gold-fill', 'gold-hi'], 4.5],
  ['on-credit-btn', ['credit-btn'], 4.5],
  ['on-credit-chip', ['credit-chip'], 7],
];

describe('deriveTokens', () => {
  it('makes every pair of text and surface legible', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { tokens } = deriveTokens(colors);
        const illegible = PAIRS.flatMap(([text, surfaces, ratio]) =>
          surfaces
            .filter((surface) => contrast(tokens[text], tokens[surface]) < ratio)
            .map((surface) => `${text} on ${surface}`),
        );
        expect(illegible).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps text legible along the whole gradient of the credit box and the login box', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { tokens } = deriveTokens(colors);
        const credit = gradientSamples(tokens['credit-a'], tokens['credit-b']);
        const login = gradientSamples(tokens['login-a'], tokens['login-b']);
        for (const text of ['on-credit', 'on-credit-muted', 'credit-number'] as const)
          expect(lowestContrast(tokens[text], credit)).toBeGreaterThanOrEqual(4.5);
        for (const text of ['on-login', 'on-login-muted', 'login-link'] as const)
          expect(lowestContrast(tokens[text], login)).toBeGreaterThanOrEqual(4.5);
        expect(lowestContrast(tokens['credit-meter'], credit)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps the label of the ghost button legible on its translucent layer', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { tokens } = deriveTokens(colors);
        const alpha = Number.parseInt(tokens['credit-ghost'].slice(7), 16) / 255;
        const veiled = gradientSamples(tokens['credit-a'], tokens['credit-b']).map((color) =>
          mix(color, tokens['credit-ghost'].slice(0, 7), alpha),
        );
        expect(lowestContrast(tokens['on-credit'], veiled)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 200, examples: [[VEIL_AT_THE_EDGE]] },
    );
  });

  it('is deterministic and complete, and contains only colours and the shadow', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const look = deriveTokens(colors);
        expect(deriveTokens({ ...colors })).toEqual(look);
        expect(Object.keys(look.tokens).sort()).toEqual([...TOKEN_NAMES].sort());
        for (const [name, value] of Object.entries(look.tokens))
          if (name !== 'shadow') expect(value).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);
      }),
      { numRuns: 40 },
    );
  });

  it('reports each correction with a higher contrast after than before', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { corrections, tokens } = deriveTokens(colors);
        for (const correction of corrections) {
          expect(correction.used).toBe(tokens[correction.token]);
          expect(correction.configured).toBe(colors[correction.field]);
          if (correction.kind === 'text') {
            expect(correction.contrastAfter).toBeGreaterThanOrEqual(4.5);
            expect(correction.contrastBefore).toBeLessThanOrEqual(correction.contrastAfter);
          }
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('demo looks', () => {
  const looks = { DEFAULT: DEFAULT_COLORS, ...DEMO_COLORS };

  it.each(Object.entries(looks))('keeps backgrounds and body text of %s as chosen', (_name, colors) => {
    const { corrections } = deriveTokens(colors);
    expect(corrections.filter(({ kind, field }) => kind === 'background' || field === 'textPrimaryColor')).toEqual([]);
  });

  it('gives four distinct brands instead of tints of one', () => {
    const schemes = Object.values(looks).map((colors) => deriveTokens(colors).colorScheme);
    expect(schemes).toEqual(['dark', 'light', 'dark', 'dark']);
    const hues = Object.values(looks).map(({ buttonPrimaryColor }) => toOklch(buttonPrimaryColor).h);
    for (const [index, hue] of hues.entries()) {
      for (const other of hues.slice(index + 1))
        expect(Math.abs(((hue - other + 540) % 360) - 180)).toBeGreaterThan(25);
    }
  });

  it('shows the default as gold digits on lit navy, LOTUS as ink on pastel, NAGA as a gold plate with an ink button', () => {
    const [standard, lotus, naga] = [DEFAULT_COLORS, DEMO_COLORS.LOTUS, DEMO_COLORS.NAGA].map(
      (colors) => deriveTokens(colors).tokens,
    );
    expect(standard?.['credit-number']).toBe('#f3c65a');
    expect(standard?.primary).toBe('#ff7a1a');
    expect(lotus?.['on-credit']).toBe('#22304a');
    expect(naga?.['credit-btn']).toBe(naga?.['on-credit']);
    expect(toOklch(naga?.['on-credit'] ?? '').l).toBeLessThan(0.3);
  });

  it('reports what had to be corrected', () => {
    const { corrections } = deriveTokens({
      ...DEFAULT_COLORS,
      textPrimaryColor: '#20283c',
      backgroundSecondaryColor: '#ffffff',
    });
    expect(corrections.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['textPrimaryColor', 'backgroundSecondaryColor']),
    );
  });
});

describe('theme colours', () => {
  it('survives the conversion to OKLCH and back, within one step per channel', async () => {
    const { fromOklch } = await import('./color-space');
    fc.assert(
      fc.property(anyColor, (color) => {
        const back = toChannels(fromOklch(toOklch(color)));
        for (const [index, channel] of toChannels(color).entries())
          expect(Math.abs(channel - (back[index] ?? 9))).toBeLessThan(2.5 / 255);
      }),
    );
  });

  it('names missing and malformed colours', () => {
    expect(
      findThemeColorProblems({ ...DEFAULT_COLORS, buttonPrimaryColor: 'orange', loginBoxDarkBackgroundColor: '#fff' }),
    ).toEqual(['loginBoxDarkBackgroundColor', 'buttonPrimaryColor']);
    expect(findThemeColorProblems({})).toHaveLength(10);
    expect(findThemeColorProblems({ ...DEFAULT_COLORS, textPrimaryColor: '#fff;}body{' })).toEqual([
      'textPrimaryColor',
    ]);
  });

  it('writes the tokens as one CSS rule', () => {
    const { tokens, colorScheme } = deriveTokens(DEFAULT_COLORS);
    const css = tokensCss(tokens, colorScheme);
    expect(css.startsWith(':root{--s0:#0a1020;--s1:#131b33;')).toBe(true);
    expect(css.endsWith(';color-scheme:dark}')).toBe(true);
    expect(css).not.toMatch(/[<>]/);
  });
});
