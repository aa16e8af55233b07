import type { NotificationKind } from '@housebrand/shared';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconDeviceMobile,
  IconGauge,
  IconKey,
  IconMessage,
  IconPlayerPause,
  IconShieldCheck,
  IconShieldOff,
  IconTrophy,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import classes from './notification-list.module.css';

type Tone = 'ok' | 'danger' | 'info' | 'gold';

const LOOKS: Readonly<Record<NotificationKind, readonly [Icon, Tone]>> = {
  depositReceived: [IconArrowDownLeft, 'ok'],
  withdrawalPaid: [IconArrowUpRight, 'ok'],
  withdrawalRejected: [IconX, 'danger'],
  newDevice: [IconDeviceMobile, 'info'],
  factorAdded: [IconShieldCheck, 'info'],
  factorRemoved: [IconShieldOff, 'danger'],
  passwordChanged: [IconKey, 'info'],
  limitStarted: [IconGauge, 'info'],
  breakStarted: [IconPlayerPause, 'info'],
  supportMessage: [IconMessage, 'info'],
  prizeWon: [IconTrophy, 'gold'],
};

/** The icon of a kind of notification. */
export function NotificationIcon({ kind }: { kind: NotificationKind }) {
  const [Shape, tone] = LOOKS[kind];
  return (
    <span className={classes.icon} data-tone={tone}>
      <Shape size={22} aria-hidden />
    </span>
  );
}
