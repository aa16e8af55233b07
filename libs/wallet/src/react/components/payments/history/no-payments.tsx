import { IfOffered, LinkButton, usePath } from '@housebrand/shared/react';
import { usePaymentMessages } from '../../../payment-messages';
import { NoEntries } from './no-entries';

/** What a history lists. */
export type HistoryKind = 'deposit' | 'withdraw' | 'coupon' | 'chips' | 'reward';

/** Menus where the first entry of a history comes from. */
const NEXT = { deposit: 'deposit', reward: 'daily-quest' } as const;

/** An empty history of payments, with the next step if there is one. */
export function NoPayments({ kind, title }: { kind: HistoryKind; title: string }) {
  const t = usePaymentMessages();
  const path = usePath();
  const menu = kind === 'deposit' || kind === 'reward' ? NEXT[kind] : null;
  return (
    <NoEntries
      title={title}
      text={t(`emptyText.${kind}`)}
      action={
        menu && (
          <IfOffered menu={menu}>
            <LinkButton to={path(menu)}>{t(`emptyNext.${menu}`)}</LinkButton>
          </IfOffered>
        )
      }
    />
  );
}
