import type { Tokens } from './token-names';

/** The style sheet of a look: `:root{--s0:#0a1020;…;color-scheme:dark}`. The HTML shell carries it in its first byte. */
export function tokensCss(tokens: Tokens, colorScheme: 'dark' | 'light'): string {
  const variables = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${variables.join(';')};color-scheme:${colorScheme}}`;
}
