import type { Tokens } from './token-names';

/** Writes the style sheet of a look: `:root{--s0:#0a1020;…;color-scheme:dark}`. The HTML shell starts with it. */
export function tokensCss(tokens: Tokens, colorScheme: 'dark' | 'light'): string {
  const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(';')};color-scheme:${colorScheme}}`;
}
