import type { MenuKey } from '@housebrand/shared';
import { LinkButton, useMenus, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../../payment-messages';
import { NoEntries } from './no-entries';

/** What a history lists. */
export type HistoryKind = 'deposit' | 'withdraw' | 'coupon' | 'chips' | 'received' | 'purchase' | 'reward';

/** The pages where the first entry of a history comes from, and the menus that restrict them. */
const NEXT: Readonly<Record<HistoryKind, { route: string; menu?: MenuKey }>> = {
  deposit: { route: 'deposit', menu: 'deposit' },
  withdraw: { route: 'withdraw' },
  coupon: { route: 'promotion', menu: 'promotion' },
  chips: { route: 'chips/send', menu: 'chips' },
  received: { route: 'chips/send', menu: 'chips' },
  purchase: { route: 'chips/purchase', menu: 'chips' },
  reward: { route: 'daily-quest', menu: 'daily-quest' },
};

/** An empty history of payments, with the next step if the member's tier opens it. */
export function NoPayments({ kind, title }: { kind: HistoryKind; title: string }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { isOffered } = useMenus();
  const { route, menu } = NEXT[kind];
  return (
    <NoEntries
      title={title}
      text={t(`emptyText.${kind}`)}
      action={
        (menu === undefined || isOffered(menu)) && <LinkButton to={path(route)}>{t(`emptyNext.${kind}`)}</LinkButton>
      }
    />
  );
}
