import { LoginForm, useSession } from '@housebrand/auth-react';
import { QuestStrip } from '@housebrand/quests-react';
import { useLogout } from '@housebrand/site-react/headless';
import { HousebrandProvider, HousebrandScreen, type RouteName, type ScreenName } from '@housebrand/site-react';
import { LinkButton, useOnline, usePath, usePortal } from '@housebrand/shared-react';
import { TierChip, useTierMeter } from '@housebrand/tiers-react';
import { CreditBox, useCredit } from '@housebrand/wallet-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { language, look, name, prefix, routes } from './site';

/** A minimal router over the browser's history; any other router works too. */
function useAddress() {
  const [follow] = useState(() => (listener: () => void) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  });
  const address = useSyncExternalStore(follow, () => window.location.pathname);
  const navigate = useCallback((to: string, { replace }: { replace: boolean }) => {
    if (replace) window.history.replaceState(null, '', to);
    else window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return { address, navigate };
}

export function App() {
  const { address, navigate } = useAddress();
  return (
    <>
      <h1>{name}</h1>
      <HousebrandProvider prefix={prefix} language={language} look={look} routes={routes} onNavigate={navigate}>
        <Page address={address} />
      </HousebrandProvider>
    </>
  );
}

const names = Object.entries(routes) as [RouteName, string][];

function Page({ address }: { address: string }) {
  const session = useSession();
  if (session.kind === 'loading') return null;
  if (session.kind !== 'member') return <LoginForm />;
  const page = names.find(([, path]) => path === address)?.[0] ?? 'home';
  if (page === 'home' || page === 'login') return <Home />;
  return <HousebrandScreen name={page as ScreenName} />;
}

const words = {
  th: { deposit: 'ฝาก', withdraw: 'ถอน', logout: 'ออกจากระบบ' },
  en: { deposit: 'Deposit', withdraw: 'Withdraw', logout: 'Log out' },
}[language === 'en' ? 'en' : 'th'];

function Home() {
  const { member } = usePortal();
  const path = usePath();
  const credit = useCredit(member);
  const meter = useTierMeter(member?.tier);
  const isOnline = useOnline();
  const logout = useLogout();
  if (!member) return null;
  return (
    <>
      <CreditBox
        username={member.username}
        name={member.name}
        tier={<TierChip tier={member.tier} />}
        meter={meter}
        credit={credit}
        isOnline={isOnline}
        actions={
          <>
            <LinkButton variant="credit" to={path('deposit')}>
              {words.deposit}
            </LinkButton>
            <LinkButton variant="creditGhost" to={path('withdraw')}>
              {words.withdraw}
            </LinkButton>
          </>
        }
      />
      <QuestStrip />
      <button type="button" onClick={() => void logout.run()}>
        {words.logout}
      </button>
    </>
  );
}
