import { useEffect } from 'react';
import { create } from 'zustand';

/** How many layouts show the tabs. On a wide screen the navigation beside the column takes their place. */
const useTabs = create<{ count: number }>(() => ({ count: 0 }));

const add = (difference: number): void => useTabs.setState(({ count }) => ({ count: count + difference }));

/** Counts the tabs while their component is mounted. */
export function useNoteTabs(): void {
  useEffect(() => {
    add(1);
    return () => add(-1);
  }, []);
}

/** Whether a layout shows the tabs; false until the page runs. */
export function useTabsShown(): boolean {
  return useTabs(({ count }) => count > 0);
}
