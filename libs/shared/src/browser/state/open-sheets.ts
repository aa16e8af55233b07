import { useEffect } from 'react';
import { create } from 'zustand';

/** The number of open sheets, so that what opens by itself covers none of them. */
export const useOpenSheets = create<{ count: number }>(() => ({ count: 0 }));

const add = (change: number): void => useOpenSheets.setState(({ count }) => ({ count: count + change }));

/** Counts a sheet while it is open. */
export function useCountedSheet(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    add(1);
    return () => add(-1);
  }, [isOpen]);
}
