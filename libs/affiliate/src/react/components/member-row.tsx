import { formatReadableDate, satangFromBaht } from '@housebrand/shared';
import { Avatar, useLanguage, usePortal } from '@housebrand/shared/react';
import type { DownlineMember } from '../../core';
import { useAffiliateMessages } from '../messages';
import { SignedAmount } from './signed-amount';
import classes from './member-row.module.css';

/** A downline: masked username, level, registration date and income. */
export function MemberRow({ member: { username, level, joinedAt, income } }: { member: DownlineMember }) {
  const t = useAffiliateMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const date = formatReadableDate(new Date(joinedAt), language, timeZone);
  return (
    <li className={classes.row}>
      <Avatar name={username.slice(-2)} size={42} />
      <span className={classes.who}>
        <b>{username}</b>
        <small>{`${t('level', { level })} · ${t('joined', { date })}`}</small>
      </span>
      <SignedAmount satang={satangFromBaht(income)} />
    </li>
  );
}
