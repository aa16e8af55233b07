import { useShownInAddress } from '@housebrand/shared/react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../chunks/lazy-screen';

const ServicesSheet = lazyPart(() => import('./services-sheet'));

/** The sheet's state in the address of the page that it covers. */
export const SERVICES = { search: '?open=services', state: 'open', value: 'services' } as const;

/** All services in a sheet over the home page or the account. It loads when it first opens. */
export function OpenServices() {
  const { value, close } = useShownInAddress(SERVICES.state);
  const isOpen = value === SERVICES.value;
  const wasOpen = useRef(isOpen);
  if (isOpen) wasOpen.current = true;
  if (!wasOpen.current) return null;
  return (
    <Suspense>
      <ServicesSheet isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
