import type { MenuKey } from '@housebrand/shared';
import { LinkButton, useMenus, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../../payment-messages';
import { NoEntries } from './no-entries';

/** What a history lists. */
export type HistoryKind = 'deposit' | 'withdraw' | 'coupon' | 'chips' | 'received' | 'purchase' | 'reward';

/** A way to the first entry of a history. */
interface Step {
  /** Of the messages that explain it. */
  key: HistoryKind | 'couponReward';
  route: string;
  /** Restricts it. */
  menu?: MenuKey;
}

const STEPS: Readonly<Record<HistoryKind, readonly Step[]>> = {
  deposit: [{ key: 'deposit', route: 'deposit', menu: 'deposit' }],
  withdraw: [{ key: 'withdraw', route: 'withdraw' }],
  coupon: [{ key: 'coupon', route: 'promotion', menu: 'promotion' }],
  chips: [{ key: 'chips', route: 'chips/send', menu: 'chips' }],
  received: [{ key: 'received', route: 'chips/send', menu: 'chips' }],
  purchase: [{ key: 'purchase', route: 'chips/purchase', menu: 'chips' }],
  reward: [
    { key: 'reward', route: 'daily-quest', menu: 'daily-quest' },
    { key: 'couponReward', route: 'coupon', menu: 'coupon' },
  ],
};

/** Where a member reads which tier opens the menu. */
const CLOSED = { key: 'closed', route: 'user-info/tier-detail' } as const;

/** An empty history of payments, with the next step that the member's tier opens. */
export function NoPayments({ kind, title }: { kind: HistoryKind; title: string }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { isOffered } = useMenus();
  const { key, route } = STEPS[kind].find(({ menu }) => menu === undefined || isOffered(menu)) ?? CLOSED;
  return (
    <NoEntries
      title={title}
      text={t(`emptyText.${key}`)}
      action={
        // The screen of coupons has a filled button of its own.
        <LinkButton variant={kind === 'coupon' ? 'ghost' : 'filled'} to={path(route)}>
          {t(`emptyNext.${key}`)}
        </LinkButton>
      }
    />
  );
}
