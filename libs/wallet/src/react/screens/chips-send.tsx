import { bahtNumber, formatPlainSatang, formatSatang, type Satang } from '@housebrand/shared';
import {
  AppBar,
  IconLink,
  LinkButton,
  requestKeys,
  useIdempotentMutation,
  useMoment,
  usePath,
  usePortal,
  useStepUp,
} from '@housebrand/shared/react';
import { IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { satangTyped, type GiftAllowance, type PaymentEntry, type Receiver } from '../../core';
import { EVERY_CREDIT, useCredit } from '../api/get-credit';
import { usePayment } from '../api/get-payments';
import { useReceiver, useRecentReceivers } from '../api/get-receiver';
import { sendGift, useGiftAllowance } from '../api/send-gift';
import { useChipMessages } from '../chip-messages';
import { AmountPad } from '../components/shared/amount-pad';
import { useShownEntry } from '../components/payments/shown-entry';
import { FlowFooter, FlowScreen } from '../components/shared/flow-layout';
import { GiftSheet } from '../components/gifts/gift-sheet';
import { MoneyButton } from '../components/shared/money-button';
import { Receipt } from '../components/payments/receipt/receipt-sheet';
import { ReceiveQr } from '../components/gifts/receive-qr';
import { ReceiverChoice } from '../components/gifts/receiver-choice';
import { reasonOf } from '../reason-of';
import classes from '../components/gifts/receiver-choice.module.css';

/** `chips/send`, and `chips/transfer/{username}`, which names the receiver. */
export default function ChipsSend() {
  const t = useChipMessages();
  const path = usePath();
  const fixed = useParams().username?.toUpperCase() ?? null;
  const [gift, setGift] = useState<PaymentEntry | null>(null);
  const history = (
    <IconLink label={t('history')} to={path('chips/history')}>
      <IconReceipt size={24} aria-hidden />
    </IconLink>
  );
  return (
    <>
      <AppBar title={t('send')} parent={path()} actions={history} />
      {gift ? <Sent gift={gift} /> : <Choice key={fixed} fixed={fixed} onSent={setGift} />}
    </>
  );
}

function Choice({ fixed, onSent }: { fixed: string | null; onSent: (gift: PaymentEntry) => void }) {
  const t = useChipMessages();
  const { member } = usePortal();
  const [name, setName] = useState(fixed);
  const [typed, setTyped] = useState('');
  const isOwn = member !== null && name === member.username;
  const found = useReceiver(member, isOwn ? null : name);
  const receiver = isOwn ? null : (found.data ?? null);
  const satang = satangTyped(typed);
  const missing = found.data === null && name ? t('noMember', { name }) : null;
  const problem = isOwn ? t('toYourself') : found.error ? reasonOf(found.error) : missing;
  const allowance = useGiftAllowance(member);
  const credit = useCreditNow();
  const overLimit = useOverLimit({ allowance, credit }, satang);
  const missingPart = receiver === null ? t('chooseReceiver') : satang === null ? t('enterAmount') : null;
  const why = overLimit ?? missingPart;
  const sending = useGift(receiver, satang, onSent);
  const creditAfter = credit !== null && satang !== null && satang <= credit ? credit - satang : null;
  const recent = useRecentReceivers(member);
  // Searching the same name again refetches: it may exist by now.
  const find = (next: string | null): void => {
    if (next !== name) setName(next);
    else if (!isOwn) void found.refetch();
  };
  const change = (next: string): void => {
    setTyped(next);
    sending.reset();
  };
  return (
    <>
      <FlowScreen>
        <ReceiverChoice
          fixed={fixed}
          receiver={receiver}
          error={problem}
          isSearching={found.isFetching}
          recent={recent}
          onFind={find}
        />
        {fixed === null && receiver === null && <ReceiveQr />}
        <AmountPad
          isChips
          label={t('howMany')}
          value={typed}
          onChange={change}
          limits={{ minSatang: allowance && allowance.minSatang, maxSatang: null }}
          error={sending.error ?? (satang === null ? null : overLimit)}
        />
        <Worth allowance={allowance} credit={credit} creditAfter={creditAfter} />
      </FlowScreen>
      <FlowFooter why={why}>
        <MoneyButton disabled={why !== null} onClick={sending.ask}>
          {satang === null
            ? t('send')
            : t('sendAmount', { amount: formatPlainSatang(satang), count: bahtNumber(satang) })}
        </MoneyButton>
      </FlowFooter>
      {receiver && satang !== null && (
        <GiftSheet {...sending.sheet} receiver={receiver} satang={satang} creditAfter={creditAfter} />
      )}
      {sending.stepUpSheet}
    </>
  );
}

interface WorthProps {
  allowance: GiftAllowance | null;
  credit: Satang | null;
  /** `null` without an amount that the credit covers. */
  creditAfter: Satang | null;
}

/** What a chip is worth, the member's credit now or after the gift, and what can still be sent today. */
function Worth({ allowance, credit, creditAfter }: WorthProps) {
  const t = useChipMessages();
  const now = credit !== null && t('creditNow', { amount: formatSatang(credit) });
  return (
    <p className={classes.worth}>
      <span>{t('oneChip')}</span>
      {now && (
        <>
          <br />
          <span translate="no">
            {creditAfter === null ? now : t('creditFromTo', { now, after: formatSatang(creditAfter) })}
          </span>
        </>
      )}
      {allowance !== null && allowance.giftsLeft > 0 && (
        <>
          <br />
          <span>
            {t('allowance', { count: allowance.giftsLeft, chips: formatPlainSatang(BigInt(allowance.leftSatang)) })}
          </span>
        </>
      )}
    </p>
  );
}

/**
 * Returns why an amount exceeds what the day or the credit allows, or is below the minimum; `null` if it doesn't. What is not loaded
 * refuses nothing.
 */
function useOverLimit(
  { allowance, credit }: { allowance: GiftAllowance | null; credit: Satang | null },
  satang: Satang | null,
): string | null {
  const t = useChipMessages();
  const moment = useMoment();
  if (allowance?.giftsLeft === 0)
    return t('noneLeft', { count: allowance.giftsPerDay, moment: moment(allowance.renewsAt) });
  if (satang === null) return null;
  if (allowance !== null) {
    const [minimum, left] = [BigInt(allowance.minSatang), BigInt(allowance.leftSatang)];
    if (satang > left) return t('tooMuch', { chips: formatPlainSatang(left) });
    if (satang < minimum) return t('tooLittle', { count: bahtNumber(minimum), chips: formatPlainSatang(minimum) });
  }
  return credit !== null && satang > credit ? t('notEnough', { amount: formatSatang(credit) }) : null;
}

/** Returns the member's credit; `null` while it is unknown. */
function useCreditNow(): Satang | null {
  const { data } = useCredit(usePortal().member);
  return data ? BigInt(data.balanceSatang) : null;
}

/** Confirms a gift and sends it; retries keep the idempotency key. */
function useGift(receiver: Receiver | null, satang: Satang | null, onSent: (gift: PaymentEntry) => void) {
  const { member } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const stepUp = useStepUp();
  const sending = useIdempotentMutation({
    keys: requestKeys(member, 'gift'),
    mutationFn: sendGift,
    stepUp,
    onSuccess: onSent,
    onError: () => setAsking(false),
  });
  return {
    ask: () => setAsking(true),
    reset: sending.reset,
    error: sending.error && reasonOf(sending.error),
    stepUpSheet: stepUp.sheet,
    sheet: {
      isOpen: isAsking,
      isSending: sending.isPending,
      onSend: () =>
        sending.mutate({
          depositUsername: member?.username ?? '',
          receiverUsername: receiver?.username ?? '',
          amount: bahtNumber(satang ?? 0n),
        }),
      onClose: () => setAsking(false),
    },
  };
}

/** The gift and its status, updated until it is final. */
function Sent({ gift }: { gift: PaymentEntry }) {
  const t = useChipMessages();
  const path = usePath();
  const shown = useShownEntry();
  const client = useQueryClient();
  const { member, refreshMember } = usePortal();
  const now = usePayment('gift_sent', member, gift.id).data ?? gift;
  const { status } = now;
  useEffect(() => {
    if (status !== 'SUCCESS' && status !== 'REJECT') return;
    refreshMember();
    void client.invalidateQueries({ queryKey: EVERY_CREDIT });
  }, [client, refreshMember, status]);
  return (
    <>
      <FlowScreen>
        <div role="status">{status === 'SUCCESS' && <h2 className={classes.sent}>{t('sent')}</h2>}</div>
        <Receipt payment={shown(now)} />
      </FlowScreen>
      <FlowFooter>
        <LinkButton to={path()}>{t('done')}</LinkButton>
      </FlowFooter>
    </>
  );
}
