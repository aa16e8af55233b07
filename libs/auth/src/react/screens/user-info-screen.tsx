import { bankName, DASH, formatReadableDate } from '@housebrand/shared';
import {
  AppBar,
  Avatar,
  Button,
  Card,
  confirm,
  ListRow,
  toast,
  useLanguage,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import {
  IconBuildingBank,
  IconCalendar,
  IconDevices,
  IconFileDownload,
  IconHeadset,
  IconLock,
  IconLogout,
  IconPhone,
  IconShieldLock,
  IconUser,
  IconWorld,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { logout } from '../api/logout';
import { LanguageSwitch } from '../components/language-switch';
import { CHANGE_PASSWORD_PATH, type Member } from '../../core';
import { maskedAccount, maskedTel } from '../session/masks';
import { useAccountMessages } from '../account-messages';
import { useAuthMessages } from '../messages';
import classes from './user-info-screen.module.css';

/** The member, and the parts that other domains show on the account page. */
export interface UserInfoScreenProps {
  member: Member;
  /** The tier badge of the tiers domain. */
  tier: ReactNode;
  contactHref: string | null;
  /** Cards of other domains, below the profile. */
  cards?: ReactNode;
  /** Rows of other domains in the money section. */
  moneyRows?: ReactNode;
  /** The bonus switch, below the profile. */
  bonus?: ReactNode;
  /** Rows of other domains in the player-care section. */
  careRows?: ReactNode;
  /** Rows of other domains in the help section. */
  helpRows?: ReactNode;
}

/** Account page (specification section 2, user-info): profile, settings and logout. */
export default function UserInfoScreen(props: UserInfoScreenProps) {
  const { member, tier, contactHref, bonus, moneyRows, cards, careRows, helpRows } = props;
  const t = useAuthMessages();
  const account = useAccountMessages();
  const path = usePath();
  const { minimumAge } = usePortal();
  return (
    <>
      <AppBar title={account('accountTitle')} parent={path()} />
      <main className={classes.page}>
        <div className={classes.who}>
          <span className={classes.portrait}>
            <Avatar name={member.name || member.username} size={72} />
          </span>
          <p className={classes.name}>{member.username}</p>
          {tier}
        </div>
        <Profile member={member} />
        {bonus && <div className={classes.bonus}>{bonus}</div>}
        {cards && <div className={classes.cards}>{cards}</div>}
        {moneyRows && (
          <>
            <h2 className={classes.heading}>{account('moneySection')}</h2>
            <Card isPadded={false}>{moneyRows}</Card>
          </>
        )}
        <Settings />
        <h2 className={classes.heading}>{account('helpSection')}</h2>
        <Card isPadded={false}>
          {helpRows}
          {contactHref && (
            <ListRow
              icon={<IconHeadset size={22} aria-hidden />}
              label={t('contact')}
              note={account('contactNote')}
              href={contactHref}
            />
          )}
        </Card>
        <h2 className={classes.heading}>{account('careSection')}</h2>
        <Card isPadded={false}>{careRows}</Card>
        <LogoutButton />
        <p className={classes.age}>{t('ageLine', { age: minimumAge })}</p>
      </main>
    </>
  );
}

function Profile({ member }: { member: Member }) {
  const t = useAuthMessages();
  const account = useAccountMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const fullName = [member.firstName, member.lastName].filter(Boolean).join(' ') || member.name || DASH;
  const since = member.createDate ? formatReadableDate(new Date(member.createDate), language, timeZone) : DASH;
  return (
    <>
      <h2 className={classes.heading}>{account('profileSection')}</h2>
      <Card isPadded={false}>
        <ListRow icon={<IconUser size={22} aria-hidden />} label={account('name')} value={fullName} />
        <ListRow icon={<IconPhone size={22} aria-hidden />} label={t('tel')} value={maskedTel(member.tel)} />
        <ListRow
          icon={<IconBuildingBank size={22} aria-hidden />}
          label={account('bank')}
          note={member.bankName ? bankName(member.bankName, language) : DASH}
          value={maskedAccount(member.accountNumber)}
        />
        <ListRow icon={<IconCalendar size={22} aria-hidden />} label={account('memberSince')} value={since} />
      </Card>
    </>
  );
}

function Settings() {
  const t = useAuthMessages();
  const account = useAccountMessages();
  const path = usePath();
  return (
    <>
      <h2 className={classes.heading}>{account('settingsSection')}</h2>
      <Card isPadded={false}>
        <ListRow icon={<IconWorld size={22} aria-hidden />} label={t('language')} value={<LanguageSwitch />} />
        <ListRow
          icon={<IconLock size={22} aria-hidden />}
          label={t('changePasswordTitle')}
          note={account('changePasswordNote')}
          to={path(CHANGE_PASSWORD_PATH)}
        />
        <ListRow
          icon={<IconDevices size={22} aria-hidden />}
          label={t('devices')}
          note={account('devicesNote')}
          to={path('user-info/devices')}
        />
        <ListRow
          icon={<IconShieldLock size={22} aria-hidden />}
          label={account('secondFactor')}
          note={account('secondFactorNote')}
          to={path('user-info/second-factor')}
        />
        <ListRow
          icon={<IconFileDownload size={22} aria-hidden />}
          label={account('personalData')}
          note={account('personalDataNote')}
          to={path('user-info/personal-data')}
        />
      </Card>
    </>
  );
}

function LogoutButton() {
  const t = useAuthMessages();
  const account = useAccountMessages();
  const client = useQueryClient();
  const confirmLogout = async () => {
    const isSure = await confirm({
      title: account('logoutQuestion'),
      text: account('logoutText'),
      confirmLabel: t('logout'),
    });
    if (isSure) await logout(client).catch(() => toast.show(t('logoutFailed'), 'error'));
  };
  return (
    <div className={classes.logout}>
      <Button
        variant="ghost"
        isFullWidth
        icon={<IconLogout size={20} aria-hidden />}
        onClick={() => void confirmLogout()}
      >
        {t('logout')}
      </Button>
    </div>
  );
}
