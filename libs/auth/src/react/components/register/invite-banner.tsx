import { Link, usePath, usePortal } from '@housebrand/shared/react';
import { IconChevronRight, IconUserHeart } from '@tabler/icons-react';
import { useReferrer } from '../../api/get-referrer';
import { useRegistrationMessages } from '../../registration-messages';
import classes from './invite-banner.module.css';

/** Names the member who invites with a referral code, and leads to the registration. Renders nothing for an unknown code. */
export function InviteBanner({ code }: { code: string }) {
  const t = useRegistrationMessages();
  const path = usePath();
  const { prefix } = usePortal();
  const name = useReferrer(prefix, code.trim()).data?.username;
  if (!name) return null;
  return (
    <Link className={classes.banner} to={path('register')}>
      <IconUserHeart size={28} aria-hidden />
      <span className={classes.text}>
        <b>{t('invitedBy', { name })}</b>
        <span>{t('registerTitle')}</span>
      </span>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}
