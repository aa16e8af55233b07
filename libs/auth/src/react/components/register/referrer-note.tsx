import { classNames, usePortal } from '@housebrand/shared/react';
import { IconAlertCircle, IconUserHeart } from '@tabler/icons-react';
import { useReferrer } from '../../api/get-referrer';
import { useRegistrationMessages } from '../../registration-messages';
import classes from './register.module.css';

/** Names the member who invites with a referral code, or says that the code is unknown here. It never stops a registration. */
export function ReferrerNote({ code }: { code: string }) {
  const t = useRegistrationMessages();
  const { prefix } = usePortal();
  const { data } = useReferrer(prefix, code.trim());
  return (
    <div role="status">
      {data && (
        <p className={classNames(classes.referrer, data.username === null && classes.unknown)}>
          {data.username === null ? <IconAlertCircle size={18} aria-hidden /> : <IconUserHeart size={18} aria-hidden />}
          <span>{data.username === null ? t('referrerUnknown') : t('invitedBy', { name: data.username })}</span>
        </p>
      )}
    </div>
  );
}
