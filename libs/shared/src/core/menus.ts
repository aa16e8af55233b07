/**
 * The menus that a tier may open (specification section 6). The list is closed: a page or call names one of them, or
 * belongs to no menu and is never restricted.
 */
export const MENU_KEYS = [
  'promotion',
  'game',
  'deposit',
  'withdraw',
  'coupon',
  'chips',
  'daily-quest',
  'tournament',
  'ranking',
  'referral',
  'rewards',
  'cashback',
  'wheel',
  'gashapon',
  'daily-check-in',
] as const;

/** One of {@link MENU_KEYS}. */
export type MenuKey = (typeof MENU_KEYS)[number];
