import { formatSatang } from '@housebrand/shared';
import { useLanguage, useMoment, usePath } from '@housebrand/shared/react';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowDownLeft,
  IconArrowUpRight,
  IconBallBowling,
  IconCalendarCheck,
  IconCashBanknote,
  IconDiscount,
  IconGift,
  IconSend,
  IconShoppingBag,
  IconStar,
  IconTicket,
  IconTicketOff,
  IconTrophy,
  IconUsers,
  IconWheel,
  type Icon,
} from '@tabler/icons-react';
import { referenceOfLine, statusLabel, type StatementKind, type StatementLine } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';
import { useStatementMessages } from '../../statement-messages';
import type { ShownPayment } from '../payments/shown-payment';
import type { TimelineStep } from '../payments/timeline';

const ICONS: Readonly<Record<StatementKind, Icon>> = {
  DEPOSIT: IconArrowDownLeft,
  BONUS: IconDiscount,
  PURCHASE: IconShoppingBag,
  WITHDRAWAL: IconArrowUpRight,
  REFUND: IconArrowBackUp,
  GIFT_SENT: IconSend,
  GIFT_RECEIVED: IconGift,
  GIFT_RETURNED: IconArrowBackUp,
  COUPON: IconTicket,
  COUPON_RETURNED: IconTicketOff,
  QUEST: IconTrophy,
  TOURNAMENT: IconTrophy,
  AFFILIATE: IconUsers,
  CASHBACK: IconCashBanknote,
  POINTS: IconStar,
  CHECK_IN: IconCalendarCheck,
  WHEEL: IconWheel,
  GASHAPON: IconBallBowling,
  REWARD: IconGift,
  CORRECTION: IconAdjustments,
};

/** Returns a function that converts a line for the list and its receipt. */
export function useShownLine(): (line: StatementLine) => ShownPayment {
  const t = useStatementMessages();
  const language = useLanguage();
  const path = usePath();
  const rowsOf = useRows();
  const stepsOf = useSteps();
  return (line) => {
    const { kind, amountSatang, status, at, reference, rejectReason, related, timeline } = line;
    const LineIcon = ICONS[kind];
    const note =
      kind !== 'WITHDRAWAL' || status === 'SUCCESS'
        ? undefined
        : t(status === 'REJECT' ? 'noteRefused' : 'noteRequested');
    return {
      id: reference,
      reference: referenceOfLine(line),
      direction: amountSatang < 0 ? 'out' : 'in',
      title: t(`kind.${kind}`),
      icon: <LineIcon size={22} aria-hidden />,
      amountSatang: BigInt(Math.abs(amountSatang)),
      status: statusLabel(status),
      createdAt: at,
      settledAt: timeline.at(-1)?.at ?? null,
      rejectReason: rejectReason?.[language] ?? null,
      note,
      steps: stepsOf(line),
      rows: rowsOf(line),
      related: related
        ? {
            to: `${path(`${related.kind}/history`)}?${new URLSearchParams({ id: related.id })}`,
            label: t(related.kind === 'deposit' ? 'openDeposit' : 'openWithdraw'),
          }
        : undefined,
    };
  };
}

function useRows(): (line: StatementLine) => { label: string; value: string }[] {
  const t = useStatementMessages();
  const common = usePaymentMessages();
  return (line) => {
    const { amountSatang, counterparty, balanceBeforeSatang, balanceAfterSatang } = line;
    const { requiredTurnoverSatang, purchaseTotalSatang } = line;
    const row = (label: string, satang: number | null) =>
      satang === null ? [] : [{ label, value: formatSatang(BigInt(satang)) }];
    return [
      ...(counterparty ? [{ label: common(amountSatang < 0 ? 'to' : 'from'), value: counterparty }] : []),
      ...row(t('turnover'), requiredTurnoverSatang),
      ...row(t('purchaseTotal'), purchaseTotalSatang),
      ...row(t('before'), balanceBeforeSatang),
      ...row(t('after'), balanceAfterSatang),
    ];
  };
}

/** Converts the timeline of the server. The last step of an open payment is the current one. */
function useSteps(): (line: StatementLine) => TimelineStep[] {
  const language = useLanguage();
  const moment = useMoment();
  return ({ timeline, status }) =>
    timeline.map(({ kind, at, text }, index) => {
      const isOver = status === 'SUCCESS' || status === 'REJECT';
      const isLast = index === timeline.length - 1;
      const state = kind === 'refused' ? 'failed' : isLast && !isOver ? 'now' : 'done';
      return { label: text[language], note: moment(at), state };
    });
}
