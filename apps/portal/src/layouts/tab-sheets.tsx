import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../chunks/lazy-screen';
import { OPEN, type SheetName } from '../services/sheets';

const SHEETS = {
  services: lazyPart(() => import('../services/services-sheet')),
  search: lazyPart(() => import('../search/search-sheet')),
};

/** A sheet over the page, when the address opens it. Its code loads then. */
export function TabSheet({ name }: { name: SheetName & keyof typeof SHEETS }) {
  const isOpen = useSearchParams()[0].get(OPEN) === name;
  const wasOpen = useRef(isOpen);
  if (isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  const Part = SHEETS[name];
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
