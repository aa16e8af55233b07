import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { MenuKey } from '../../core';

/** What the menus are to whoever looks at the page (specification section 6). */
export interface Menus {
  isOffered: (menu: MenuKey) => boolean;
  /** The page that a menu leads to, without the prefix; `null` while it has none. */
  pathOf: (menu: MenuKey) => string | null;
}

const Context = createContext<Menus>({ isOffered: () => true, pathOf: () => null });

/** Says which menus are offered; without one, all are. */
export const MenusProvider = Context;

/** Which menus are offered to whoever looks at the page. */
export function useMenus(): Menus {
  return useContext(Context);
}

/** Shows what belongs to a menu to those it is offered to. */
export function IfOffered({ menu, children }: { menu: MenuKey; children: ReactNode }) {
  return useMenus().isOffered(menu) ? children : null;
}
