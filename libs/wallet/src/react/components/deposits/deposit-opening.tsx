import type { MemberRef } from '@housebrand/shared';
import {
  ApiError,
  AppBar,
  Card,
  FailureScreen,
  LinkButton,
  StateScreen,
  isFinal,
  useIdempotentMutation,
  useNavigate,
  usePath,
} from '@housebrand/shared/react';
import { IconClock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedDeposit, ReportedDeposit } from '../../../core';
import { latestDepositsQuery } from '../../api/get-latest-deposits';
import { useMoveOutcome } from '../../api/get-move';
import { requestDeposit } from '../../api/request-deposit';
import { usePaymentMessages } from '../../payment-messages';
import { reasonOf } from '../../reason-of';
import { endIntent, intentKeys, type DepositIntent } from '../../state/deposit-intent';
import { DepositSkeleton } from './deposit-skeleton';
import classes from '../shared/flow-layout.module.css';

/** Whether no deposit was opened. On 403 the previous screen explains the reason, because it checks access again. */
const isRefused = (error: Error): boolean => isFinal(error) || (error instanceof ApiError && error.status === 403);

/** Sends an intent with its idempotency key. The result replaces this page in the history. */
export function DepositOpening({ intent, member }: { intent: DepositIntent; member: MemberRef }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { store, redirect } = useOpenedDeposit(intent, member);
  const navigate = useNavigate();
  const { mutate, isError, isUnknown, error, data } = useIdempotentMutation({
    keys: intentKeys(member),
    mutationFn: requestDeposit,
    isFinal: isRefused,
    isOpen: ({ deposit }) => !deposit,
    onSuccess: ({ deposit }) => deposit && store(deposit),
  });
  const proceed = (deposit: { id: string }): void => {
    store(deposit);
    redirect(deposit);
  };
  // Callbacks passed to `mutate` run only while this screen is mounted: a member who has left is not redirected.
  const send = (): void =>
    mutate(intent, {
      onSuccess: ({ deposit }) => deposit && redirect(deposit),
      onError: (error) => {
        if (!isRefused(error)) return;
        const state = { value: intent.value, sku: intent.sku, message: reasonOf(error) };
        void navigate(path(cameFrom(intent)), { replace: true, state });
      },
    });
  const isSent = useRef(false);
  const sendOnce = useEffectEvent(() => {
    if (!isSent.current) send();
    isSent.current = true;
  });
  useEffect(() => sendOnce(), []);
  return (
    <>
      <AppBar title={t('scanTitle')} parent={path(cameFrom(intent))} />
      <main className={classes.screen}>
        {data && isUnknown ? (
          <Checking moveId={data.moveId} onFound={proceed} intent={intent} member={member} />
        ) : isError && isUnknown ? (
          <FailureScreen error={error} onRetry={send} isWhole />
        ) : (
          <DepositSkeleton />
        )}
      </main>
    </>
  );
}

/** Returns the screen that the intent comes from. */
const cameFrom = ({ sku }: DepositIntent) => (sku === undefined ? 'deposit' : 'chips/purchase');

/** Stores an opened deposit in the query cache, and redirects to its screen, which can then show it at once. */
function useOpenedDeposit(intent: DepositIntent, member: MemberRef) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  const store = (deposit: OpenedDeposit | { id: string }): void => {
    endIntent(member);
    if ('order' in deposit) {
      client.setQueryData<ReportedDeposit[]>(latestDepositsQuery(member).queryKey, (known = []) => [
        reported(deposit),
        ...known.filter(({ id }) => id !== deposit.id),
      ]);
    }
  };
  const redirect = (deposit: { id: string }): void => {
    const query = `id=${encodeURIComponent(deposit.id)}${intent.by === 'account' ? '&by=account' : ''}`;
    void navigate(path(`deposit/digit?${query}`), { replace: true });
  };
  return { store, redirect };
}

/** Converts an opened deposit to the entry that the report will contain. */
function reported(deposit: OpenedDeposit): ReportedDeposit {
  return {
    ...deposit,
    status: 'CREATE',
    bankName: deposit.order.receiver.bankCode,
    settledAt: null,
    rejectReason: null,
    channel: 'DEPOSIT_POINT',
    expectedSatang: null,
  };
}

const EVERY_MS = 3_000;

/** Polls the move of a deposit whose outcome is unknown. The deposit is never requested a second time. */
function Checking({
  moveId,
  intent,
  member,
  onFound,
}: {
  moveId: string;
  intent: DepositIntent;
  member: MemberRef;
  onFound: (deposit: { id: string }) => void;
}) {
  const t = usePaymentMessages();
  const move = useMoveOutcome(member, moveId, EVERY_MS);
  const { state, reference } = move.data ?? {};
  const callback = useRef(onFound);
  useEffect(() => {
    callback.current = onFound;
  }, [onFound]);
  useEffect(() => {
    if (state === 'SETTLED' && reference) callback.current({ id: reference });
  }, [state, reference]);
  if (state === 'REFUSED') return <DepositNotOpened intent={intent} member={member} />;
  return (
    <Card className={classes.amber} role="status">
      <IconClock size={28} aria-hidden />
      <h2>{t('checking')}</h2>
      <p>{t('checkingText')}</p>
    </Card>
  );
}

/** No deposit was opened. The member can safely start again, because opening a deposit moves no money. */
function DepositNotOpened({ intent, member }: { intent: DepositIntent; member: MemberRef }) {
  const t = usePaymentMessages();
  const path = usePath();
  return (
    <StateScreen
      kind="error"
      title={t('noDeposit')}
      text={t('notOpened')}
      action={
        <LinkButton to={path(cameFrom(intent))} replace onClick={() => endIntent(member)}>
          {t('createNew')}
        </LinkButton>
      }
    />
  );
}
