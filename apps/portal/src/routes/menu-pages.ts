import type { MenuKey } from '@housebrand/shared';
import { screenPages } from './screen-pages';

/** The page that a menu leads to: the first of the lists that names it and asks for nothing more. `null`: it has none yet. */
export function menuPath(menu: MenuKey): string | null {
  return screenPages.find(({ path, menuKey }) => menuKey === menu && !path.includes(':'))?.path ?? null;
}
