import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../chunks/lazy-screen';
import { OPEN, type SheetName } from '../services/sheets';

const ServicesSheet = lazyPart(() => import('../services/services-sheet'));
const NAME: SheetName = 'services';

/** All services in a sheet over the page, when the address opens it. Its code loads then. */
export function Services() {
  const isOpen = useSearchParams()[0].get(OPEN) === NAME;
  const wasOpen = useRef(isOpen);
  if (isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <ServicesSheet />
    </Suspense>
  );
}
