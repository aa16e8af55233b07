import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** What a layout without navigation offers on a page that failed. */
export interface WayOut {
  /** Shows the navigation. @returns hides it again */
  show: () => () => void;
  /** The link home. */
  home: ReactNode;
}

const Context = createContext<WayOut | null>(null);

/** Set by a layout without navigation. */
export const WayOutProvider = Context.Provider;

/** Shows the layout's navigation while a failure replaces the page. @returns the link home; `null` in other layouts */
export function useWayOut(hasFailed: boolean): ReactNode {
  const wayOut = useContext(Context);
  useEffect(() => (hasFailed ? wayOut?.show() : undefined), [hasFailed, wayOut]);
  return hasFailed ? (wayOut?.home ?? null) : null;
}
