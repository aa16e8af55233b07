import { useSession } from '@housebrand/auth/react';
import { useMenus, usePath, usePortal } from '@housebrand/shared/react';
import { AgentIcon } from '@housebrand/theming/react';
import { IconLogin2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAgent } from '../agent/agent-context';
import { usePortalMessages } from '../messages';

/** An entry of the main menu. */
export interface MainEntry {
  key: 'home' | 'games' | 'cashier' | 'contact' | 'account' | 'login';
  label: string;
  /** Path of a page, or address of another site when {@link isElsewhere}. */
  to: string;
  /** One of the agent's icons; `null`: the login's. */
  icon: string | null;
  state?: unknown;
  isElsewhere?: boolean;
}

/** Returns the entries of the main menu: home, games, cashier, contact, account. Omits those that lead nowhere. */
export function useMainEntries(): MainEntry[] {
  const t = usePortalMessages();
  const path = usePath();
  const { icons } = useAgent().config;
  const { contactHref } = usePortal();
  const isGuest = useSession().kind === 'guest';
  const { isOffered } = useMenus();
  // A guest who taps a member's screen logs in first and then gets there.
  const member = (route: string) =>
    isGuest ? { to: path('login'), state: { from: path(route) } } : { to: path(route) };
  const entries: (MainEntry | false)[] = [
    { key: 'home', label: t('home'), to: path(), icon: icons.mainIcon },
    isOffered('game') && { key: 'games', label: t('games'), ...member('game'), icon: icons.gameIcon },
    {
      key: 'cashier',
      label: t('cashier'),
      // No menu restricts a member's own money: a member who may not deposit gets the withdrawal here.
      ...member(isOffered('deposit') ? 'deposit' : 'withdraw'),
      icon: icons.depositWithdrawIcon,
    },
    contactHref !== null && {
      key: 'contact',
      label: t('contact'),
      to: contactHref,
      icon: icons.contactIcon,
      isElsewhere: true,
    },
    isGuest
      ? { key: 'login', label: t('login'), to: path('login'), icon: null }
      : { key: 'account', label: t('account'), to: path('user-info'), icon: icons.accountIcon },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The icon of an entry. */
export function EntryIcon({ entry: { icon }, size = 24 }: { entry: MainEntry; size?: number }) {
  return icon === null ? <IconLogin2 size={size} aria-hidden /> : <AgentIcon src={icon} size={size} />;
}

interface MainLinkProps {
  entry: MainEntry;
  className: (isActive: boolean) => string;
  children: ReactNode;
}

/** The link of an entry; another site opens in a tab of its own. */
export function MainLink({ entry: { key, to, state, isElsewhere }, className, children }: MainLinkProps) {
  if (isElsewhere) {
    return (
      <a className={className(false)} href={to} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <NavLink to={to} end={key === 'home'} state={state} className={({ isActive }) => className(isActive)}>
      {children}
    </NavLink>
  );
}
