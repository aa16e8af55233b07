/**
 * Every CSS variable a component may use, without the two dashes. What each is for is in this library's README; a component
 * names no colour of its own.
 */
export const TOKEN_NAMES = [
  's0', 's1', 's2', 's3', 'sunk',
  'text', 'muted', 'line', 'line-strong',
  'primary', 'primary-hi', 'primary-lo', 'on-primary', 'primary-text', 'primary-soft',
  'secondary', 'on-secondary', 'secondary-text', 'secondary-soft',
  'gold-fill', 'gold-hi', 'gold-lo', 'gold', 'on-gold', 'gold-soft',
  'ok', 'ok-soft', 'warn', 'warn-soft', 'danger', 'danger-soft', 'info', 'info-soft',
  'credit-a', 'credit-b', 'on-credit', 'on-credit-muted', 'credit-number', 'credit-btn', 'on-credit-btn',
  'credit-meter', 'credit-rail', 'credit-chip', 'on-credit-chip', 'credit-ghost', 'credit-ghost-line',
  'login-a', 'login-b', 'on-login', 'on-login-muted', 'login-link',
  'glow-a', 'glow-b', 'icon-tint', 'icon-head', 'tint-1', 'tint-2', 'tint-3', 'shadow', 'scrim',
] as const;

export type TokenName = (typeof TOKEN_NAMES)[number];
export type Tokens = Record<TokenName, string>;
