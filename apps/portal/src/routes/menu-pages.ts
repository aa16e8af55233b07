import type { MenuKey } from '@housebrand/shared';
import { screenPages } from './screen-pages';

/**
 * Returns the page that a menu leads to: the first listed one that names it and has no parameters; `null` when there
 * is none.
 */
export function menuPath(menu: MenuKey): string | null {
  return screenPages.find(({ path, menuKey }) => menuKey === menu && !path.includes(':'))?.path ?? null;
}
