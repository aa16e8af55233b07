import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { MenuKey } from '../../core';

/** The menus that are offered to the visitor (specification section 6). */
export interface Menus {
  isOffered: (menu: MenuKey) => boolean;
  /** The page that a menu leads to, without the prefix; `null` when it has none. */
  pathOf: (menu: MenuKey) => string | null;
}

const Context = createContext<Menus>({ isOffered: () => true, pathOf: () => null });

/** Provides the offered menus; without it, all are offered. */
export const MenusProvider = Context;

/** Returns the menus that are offered to the visitor. */
export function useMenus(): Menus {
  return useContext(Context);
}

/** Renders its children when their menu is offered. */
export function IfOffered({ menu, children }: { menu: MenuKey; children: ReactNode }) {
  return useMenus().isOffered(menu) ? children : null;
}
