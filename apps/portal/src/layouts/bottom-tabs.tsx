import { useSession } from '@housebrand/auth/react';
import { classNames, IfOffered, useMenus, usePath, usePortal } from '@housebrand/shared/react';
import { AgentIcon } from '@housebrand/theming/react';
import { IconLogin2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useAgent } from '../agent/agent-context';
import { usePortalMessages } from '../messages';
import classes from './bottom-tabs.module.css';

interface TabProps {
  label: string;
  to: string;
  icon: ReactNode;
  /** Active only for this exact address, not for those below it. */
  isExact?: boolean;
  state?: unknown;
}

function Tab({ label, to, icon, isExact = false, state }: TabProps) {
  return (
    <NavLink
      to={to}
      end={isExact}
      state={state}
      className={({ isActive }) => classNames(classes.tab, isActive && classes.active)}
    >
      {icon}
      <span>{label}</span>
    </NavLink>
  );
}

/**
 * The main menu within reach of the thumb: home, games, cashier, contact, account. Entries that lead nowhere are
 * omitted.
 */
export function BottomTabs() {
  const t = usePortalMessages();
  const path = usePath();
  const { icons } = useAgent().config;
  const { contactHref } = usePortal();
  const isGuest = useSession().kind === 'guest';
  const { isOffered } = useMenus();
  // A guest who taps a member's screen logs in first and then gets there.
  const member = (route: string) =>
    isGuest ? { to: path('login'), state: { from: path(route) } } : { to: path(route) };
  return (
    <nav className={classes.tabs} aria-label={t('mainMenu')}>
      <Tab label={t('home')} to={path()} isExact icon={<AgentIcon src={icons.mainIcon} />} />
      <IfOffered menu="game">
        <Tab label={t('games')} {...member('game')} icon={<AgentIcon src={icons.gameIcon} />} />
      </IfOffered>
      {/* No menu restricts a member's own money: a member who may not deposit gets the withdrawal here. */}
      <NavLink
        {...member(isOffered('deposit') ? 'deposit' : 'withdraw')}
        className={({ isActive }) => classNames(classes.tab, classes.center, isActive && classes.active)}
      >
        <span className={classes.disc}>
          <AgentIcon src={icons.depositWithdrawIcon} size={30} />
        </span>
        <span>{t('cashier')}</span>
      </NavLink>
      {contactHref && (
        <a className={classes.tab} href={contactHref} target="_blank" rel="noopener noreferrer">
          <AgentIcon src={icons.contactIcon} />
          <span>{t('contact')}</span>
        </a>
      )}
      {isGuest ? (
        <Tab label={t('login')} to={path('login')} icon={<IconLogin2 size={24} aria-hidden />} />
      ) : (
        <Tab label={t('account')} to={path('user-info')} icon={<AgentIcon src={icons.accountIcon} />} />
      )}
    </nav>
  );
}
