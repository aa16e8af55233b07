import { useSession } from '@housebrand/auth/react';
import { classNames, usePath } from '@housebrand/shared/react';
import { contactLink } from '@housebrand/theming/react';
import {
  IconDeviceGamepad2,
  IconHeadset,
  IconHeart,
  IconHeartFilled,
  IconHome,
  IconHomeFilled,
  IconLogin2,
  IconUserCircle,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useAgent } from '../site/agent-context';
import { usePortalWords } from '../words';
import classes from './bottom-tabs.module.css';

type Icon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;

interface TabProps {
  label: string;
  to: string;
  icon: Icon;
  activeIcon?: Icon;
  /** Only for this very address, not for those below it. */
  isExact?: boolean;
  state?: unknown;
}

function Tab({ label, to, icon: Plain, activeIcon: Active = Plain, isExact = false, state }: TabProps) {
  return (
    <NavLink to={to} end={isExact} state={state} className={({ isActive }) => classNames(classes.tab, isActive && classes.active)}>
      {({ isActive }) => (
        <>
          {isActive ? <Active size={24} aria-hidden /> : <Plain size={24} aria-hidden />}
          {label}
        </>
      )}
    </NavLink>
  );
}

/** The main menu, at the thumb: home, favourites, play, contact, account. Only what leads somewhere is here. */
export function BottomTabs() {
  const words = usePortalWords();
  const path = usePath();
  const { config } = useAgent();
  const isGuest = useSession().kind === 'guest';
  const contact = contactLink(config.generals.lineID);
  // a guest who taps a member's screen is asked to log in and then led on
  const member = (route: string) => (isGuest ? { to: path('login'), state: { from: path(route) } } : { to: path(route) });
  return (
    <nav className={classes.tabs} aria-label={words('mainMenu')}>
      <Tab label={words('home')} to={path()} isExact icon={IconHome} activeIcon={IconHomeFilled} />
      <Tab label={words('favorites')} {...member('favorite-games')} icon={IconHeart} activeIcon={IconHeartFilled} />
      <NavLink {...member('game')} className={({ isActive }) => classNames(classes.tab, classes.center, isActive && classes.active)}>
        <span className={classes.disc}>
          <IconDeviceGamepad2 size={30} aria-hidden />
        </span>
        {words('playNow')}
      </NavLink>
      {contact && (
        <a className={classes.tab} href={contact} target="_blank" rel="noopener noreferrer">
          <IconHeadset size={24} aria-hidden />
          {words('contact')}
        </a>
      )}
      {isGuest ? (
        <Tab label={words('login')} to={path('login')} icon={IconLogin2} />
      ) : (
        <Tab label={words('account')} to={path('user-info')} icon={IconUserCircle} />
      )}
    </nav>
  );
}
