import { useSession } from '@housebrand/auth/react';
import { classNames, usePath } from '@housebrand/shared/react';
import { IconReceipt2, IconSend, IconShieldHeart, IconTrophy, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink, type To } from 'react-router';
import { EntryIcon, MainLink, useMainEntries } from '../layouts/main-entries';
import { usePortalMessages } from '../messages';
import { OPEN } from '../services/sheets';
import { SHORTCUTS, useShortcuts } from '../screens/shortcuts';
import { useSideMessages } from './messages';
import classes from './side-navigation.module.css';

/** Menus that no shortcut of the home page leads to. */
const MORE = [
  { menu: 'tournament', Icon: IconTrophy },
  { menu: 'chips', Icon: IconSend },
] as const;

const row = (isActive: boolean): string => classNames(classes.row, isActive && classes.active);

/** The main menu and the services at the left of the column on a wide screen, in place of the tabs. */
export default function SideNavigation() {
  const t = usePortalMessages();
  const { kind } = useSession();
  return (
    <nav className={classes.navigation} aria-label={t('mainMenu')}>
      <ul>
        {useMainEntries().map((entry) => (
          <li key={entry.key}>
            <MainLink entry={entry} className={row}>
              <EntryIcon entry={entry} />
              <span>{entry.label}</span>
            </MainLink>
          </li>
        ))}
        {kind === 'guest' && <SignUp />}
      </ul>
      {kind === 'member' && <Services />}
    </nav>
  );
}

function SignUp() {
  const t = useSideMessages();
  const path = usePath();
  return (
    <Row to={path('register')} icon={<IconUserPlus size={24} aria-hidden />}>
      {t('signUp')}
    </Row>
  );
}

/** The menus of the member's tier, and the pages of the account that matter most. */
function Services() {
  const t = usePortalMessages();
  const tSide = useSideMessages();
  const path = usePath();
  const services = [
    ...useShortcuts(SHORTCUTS).map((shortcut) => ({ ...shortcut, label: t(`quick.${shortcut.menu}`) })),
    ...useShortcuts(MORE).map((shortcut) => ({ ...shortcut, label: tSide(shortcut.menu) })),
  ];
  return (
    <>
      <ul className={classes.services} aria-label={t('quickMenu')}>
        {services.map(({ menu, Icon, to, label }) => (
          <li key={menu}>
            <NavLink
              to={to}
              state={OPEN}
              // Cashback is a sheet over the home page, which has an entry of its own.
              className={({ isActive }) =>
                classNames(classes.service, isActive && menu !== 'cashback' && classes.active)
              }
            >
              <Icon size={20} aria-hidden />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className={classes.account} aria-label={t('account')}>
        <Row to={path('user-info/statement')} icon={<IconReceipt2 size={24} aria-hidden />}>
          {tSide('statement')}
        </Row>
        <Row to={path('user-info/play-safely')} icon={<IconShieldHeart size={24} aria-hidden />}>
          {tSide('playSafely')}
        </Row>
      </ul>
    </>
  );
}

function Row({ to, icon, children }: { to: To; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={({ isActive }) => row(isActive)}>
        {icon}
        <span>{children}</span>
      </NavLink>
    </li>
  );
}
