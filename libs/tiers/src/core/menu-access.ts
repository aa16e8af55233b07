/** The menu every member has (specification section 6). */
export const PROMOTION_MENU = 'promotion';

/** The menu keys a tier opens: promotion always, and each one that the tier lists. */
export function allowedMenus(tier: { access?: { menu?: readonly string[] } } | null | undefined): string[] {
  return [...new Set([PROMOTION_MENU, ...(tier?.access?.menu ?? [])])];
}

/**
 * Whether a menu may be opened (specification section 6). Guests are not restricted here: where a login is needed the
 * route guard asks for it.
 *
 * @param member the authenticated member, `null` for a guest
 */
export function mayOpenMenu(
  menu: string,
  member: { tier?: { access?: { menu?: readonly string[] } } | null } | null,
): boolean {
  return member === null || allowedMenus(member.tier).includes(menu);
}
