import { satangFromBaht } from '@housebrand/shared';
import { useLanguage, useMoment } from '@housebrand/shared/react';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconGift,
  IconSend,
  IconShoppingBag,
  IconTicket,
  IconTicketOff,
  IconTrophy,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { statusLabel, type PaymentEntry } from '../../../core';
import { useChipMessages } from '../../chip-messages';
import type { ShownPayment } from './shown-payment';
import type { TimelineStep } from './timeline';

/** Icons of the kinds in the lists of gifts, purchases and rewards; the statement has the others. */
const ICONS: Partial<Readonly<Record<PaymentEntry['kind'], Icon>>> = {
  GIFT: IconSend,
  COUPON: IconTicket,
  QUEST: IconTrophy,
  TOURNAMENT: IconTrophy,
  AFFILIATE: IconUsers,
  PURCHASE: IconShoppingBag,
  DEPOSIT: IconArrowDownLeft,
  WITHDRAW: IconArrowUpRight,
};

/** Returns a function that converts an entry of our own lists for lists and receipts. */
export function useShownEntry(): (entry: PaymentEntry) => ShownPayment {
  const t = useChipMessages();
  const language = useLanguage();
  const stepsOf = useSteps();
  return (entry) => {
    const { id, unit, amount, status, counterparty, rejectReason, createdAt, timeline } = entry;
    const isIn = amount > 0;
    const isOver = status === 'SUCCESS' || status === 'REJECT';
    const EntryIcon = iconOf(entry);
    const other = counterparty && { label: t(isIn ? 'from' : 'to'), value: counterparty };
    return {
      id,
      reference: { record: 'PAYMENT', id, at: createdAt },
      direction: isIn ? 'in' : 'out',
      title: titleOf(entry, t),
      icon: <EntryIcon size={22} aria-hidden />,
      amountSatang: satangFromBaht(Math.abs(amount)),
      isInPoints: unit === 'POINT',
      status: statusLabel(status),
      createdAt,
      settledAt: isOver ? (timeline.at(-1)?.at ?? null) : null,
      rejectReason: rejectReason?.[language] ?? null,
      note: noteOf(entry, t),
      steps: stepsOf(entry),
      ...(other && { rows: [other] }),
    };
  };
}

const isReturnedCoupon = ({ kind, reverses }: PaymentEntry): boolean => kind === 'COUPON' && reverses !== null;

function iconOf(entry: PaymentEntry): Icon {
  if (isReturnedCoupon(entry)) return IconTicketOff;
  return entry.kind === 'GIFT' && entry.amount > 0 ? IconGift : (ICONS[entry.kind] ?? IconArrowDownLeft);
}

function titleOf(entry: PaymentEntry, t: ReturnType<typeof useChipMessages>): string {
  const { kind, unit, amount } = entry;
  if (isReturnedCoupon(entry)) return t('kind.COUPON_RETURNED');
  const title = kind === 'GIFT' && amount > 0 ? t('kind.RECEIVED') : t(`kind.${kind}`);
  return unit === 'POINT' ? t('inPoints', { title }) : title;
}

function noteOf(entry: PaymentEntry, t: ReturnType<typeof useChipMessages>): string | undefined {
  if (entry.timeline.at(-1)?.kind === 'unknown') return t('pending');
  return isReturnedCoupon(entry) && entry.status === 'SUCCESS' ? t('staysUsed') : undefined;
}

/** An amount set aside on the way to its receiver says nothing to a member. */
const isShown = ({ kind }: PaymentEntry['timeline'][number]): boolean => kind !== 'held';

/** Converts the timeline of the server. The last line of an open payment is the current step. */
function useSteps(): (entry: PaymentEntry) => TimelineStep[] {
  const language = useLanguage();
  const moment = useMoment();
  return ({ timeline, status }) =>
    timeline.filter(isShown).map(({ kind, at, text }, index, shown) => {
      const isLast = index === shown.length - 1;
      const isOver = status === 'SUCCESS' || status === 'REJECT';
      const state = kind === 'refused' ? 'failed' : isLast && !isOver ? 'now' : 'done';
      return { label: text[language], note: moment(at), state };
    });
}
