import { setLanguage, useLanguage } from '@housebrand/shared/react';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconDeviceDesktop, IconFingerprint, IconLanguage, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { useOfficeSession } from '../session/session-context';
import { useShellMessages } from './messages';
import { MyPasskeys } from './my-passkeys';
import { MySessions } from './my-sessions';
import { SessionCountdown } from './session-countdown';
import classes from './shell.module.css';

/** The signed-in account with its role and the session's end; its menu has language, sessions, passkeys and log-out. */
export function Person() {
  const t = useShellMessages();
  const language = useLanguage();
  const { username, role, logOut } = useOfficeSession();
  const [open, setOpen] = useState<'sessions' | 'passkeys' | null>(null);
  return (
    <div className={classes.person}>
      <Menu position="top-start" width={190} withinPortal>
        <Menu.Target>
          <UnstyledButton className={classes.name}>
            <span>{username}</span>
            <span className={classes.quiet}>{t(`role.${role}`)}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLanguage size={16} aria-hidden />}
            onClick={() => setLanguage(language === 'th' ? 'en' : 'th')}
          >
            {t('language')}
          </Menu.Item>
          <Menu.Item leftSection={<IconDeviceDesktop size={16} aria-hidden />} onClick={() => setOpen('sessions')}>
            {t('sessions')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFingerprint size={16} aria-hidden />} onClick={() => setOpen('passkeys')}>
            {t('passkeys')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={logOut}>
            {t('logOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <SessionCountdown />
      {open === 'sessions' && <MySessions onClose={() => setOpen(null)} />}
      {open === 'passkeys' && <MyPasskeys onClose={() => setOpen(null)} />}
    </div>
  );
}
