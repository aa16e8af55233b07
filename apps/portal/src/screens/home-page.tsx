import { useSession } from '@housebrand/auth/react';
import { BannerCarousel } from '@housebrand/content/react';
import { HomeGroups, preloadLaunch, ReturnFromGame, useIsReturning } from '@housebrand/games/react';
import { IconLink, LegalLinks, Slice, useMenus, usePath, VisuallyHidden } from '@housebrand/shared/react';
import { BrandMark } from '@housebrand/theming/react';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useAgent } from '../agent/agent-context';
import { usePortalMessages } from '../messages';
import { OPEN, searchFor } from '../services/sheets';
import { GuestInvitation } from './guest-invitation';
import { HomeClaims } from './home-claims';
import { HomeCredit } from './home-credit';
import classes from './home-page.module.css';
import { memberPart } from './member-part';
import { QuickRow } from './quick-row';

const MemberToday = memberPart('MemberToday');
const MoneyOnTheWay = memberPart('MoneyOnTheWay');
const FirstSteps = memberPart('FirstSteps');
const NotificationBell = memberPart('NotificationBell');

/** Time until the page has settled: then load the interstitial, so that it is ready for the first tap. */
const PRELOAD_AFTER_MS = 2_500;

/** A constant element: the banners don't depend on the visitor. */
const banners = (
  <div className={classes.banners}>
    <Slice>
      <BannerCarousel />
    </Slice>
  </div>
);

/** The home page (specification section 2): the site, the member's credit, and the games. */
export default function HomePage() {
  const t = usePortalMessages();
  const { config } = useAgent();
  const session = useSession().kind;
  const { isOffered } = useMenus();
  useEffect(() => {
    const timer = setTimeout(preloadLaunch, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const isReturning = useIsReturning();
  if (isReturning) return session === 'loading' ? null : <ReturnFromGame />;
  const today = session === 'member' && (
    <Suspense>
      <MemberToday />
    </Suspense>
  );
  return (
    <>
      <HomeBar />
      <main>
        <h1>
          <VisuallyHidden>{`${t('home')} ${config.agent.name}`}</VisuallyHidden>
        </h1>
        <Slice>
          <HomeCredit />
          {session === 'member' && (
            <Suspense>
              <MoneyOnTheWay />
            </Suspense>
          )}
          <QuickRow />
          {session === 'member' && (
            <Suspense>
              <FirstSteps />
            </Suspense>
          )}
          {session === 'member' && <HomeClaims />}
          {session === 'guest' && <GuestInvitation />}
        </Slice>
        {banners}
        {isOffered('game') ? <HomeGroups isMemberExpected={session === 'loading'}>{today}</HomeGroups> : today}
      </main>
      <footer className={classes.foot}>
        <LegalLinks />
      </footer>
    </>
  );
}

function HomeBar() {
  const t = usePortalMessages();
  const { config } = useAgent();
  const path = usePath();
  const session = useSession().kind;
  const isMember = session === 'member';
  const { isOffered } = useMenus();
  return (
    <header className={classes.bar}>
      <BrandMark config={config} />
      <span className={classes.actions}>
        {isMember && (
          <Suspense>
            <NotificationBell />
          </Suspense>
        )}
        {(isMember || session === 'unreachable') && isOffered('game') && (
          <IconLink label={t('search')} to={`${path()}${searchFor('search')}`} state={OPEN}>
            <IconSearch size={24} aria-hidden />
          </IconLink>
        )}
      </span>
    </header>
  );
}
