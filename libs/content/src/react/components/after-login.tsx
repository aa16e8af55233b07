import { useOpenSheets, usePortal } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConsents } from '../api/get-consents';
import { hasPostponed, usePostponed } from '../state/postponed';
import { Announcements } from './announcements';

const ConsentSheet = lazy(async () => ({ default: (await import('./consent-sheet')).ConsentSheet }));

/**
 * What a member sees after a login, one sheet after the other: a new version of the terms or the privacy notice, then the
 * announcements. Both wait until no other sheet is open. It is on the home page only, so it covers neither a payment nor a game.
 */
export function AfterLogin() {
  const { member } = usePortal();
  const { data = [], isLoading } = useConsents(member);
  const store = usePostponed();
  const isDue = member !== null && data.some(({ isPending }) => isPending) && !hasPostponed(store, member);
  const isCovered = useOpenSheets(({ count }) => count > 0);
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!isDue) setOpened(false);
    else if (!isCovered) setOpened(true);
  }, [isDue, isCovered]);
  // first what the member must answer
  if (isLoading) return null;
  if (!isDue || !isOpened) return <Announcements />;
  return (
    <Suspense>
      <ConsentSheet member={member} consents={data} onPostpone={() => store.postpone(member)} />
    </Suspense>
  );
}
