import type { MemberRef } from '@housebrand/shared';
import {
  ApiError,
  AppBar,
  Card,
  FailureScreen,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  isFinal,
  useNavigate,
  usePath,
} from '@housebrand/shared/react';
import { IconClock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenedDeposit, ReportedDeposit } from '../../core';
import { latestDepositsQuery } from '../api/get-latest-deposits';
import { useMove } from '../api/get-move';
import { requestDeposit } from '../api/request-deposit';
import { usePaymentMessages } from '../payment-messages';
import { reasonOf } from '../reason-of';
import { endIntent, type DepositIntent } from '../state/deposit-intent';
import classes from './flow.module.css';

/** Nothing was opened. What is closed to the member says so on the screen before, which asks whether it still is. */
const isRefused = (error: Error): boolean => isFinal(error) || (error instanceof ApiError && error.status === 403);

/** Sends an intent, under its key; what comes of it takes the place of this page. */
export function DepositOpening({ intent, member }: { intent: DepositIntent; member: MemberRef }) {
  const t = usePaymentMessages();
  const path = usePath();
  const { note, lead } = useOpened(intent, member);
  const navigate = useNavigate();
  const { mutate, isError, error, data } = useMutation({
    mutationFn: () => requestDeposit(intent),
    onSuccess: ({ deposit }) => deposit && note(deposit),
    onError: (error) => isRefused(error) && endIntent(member),
  });
  const goOn = (deposit: { id: string }): void => {
    note(deposit);
    lead(deposit);
  };
  // told to this screen alone: who has left it meanwhile is led nowhere
  const send = (): void =>
    mutate(undefined, {
      onSuccess: ({ deposit }) => deposit && lead(deposit),
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
        {data && !data.deposit ? (
          <Checking moveId={data.moveId} onFound={goOn} intent={intent} member={member} />
        ) : isError && !isRefused(error) ? (
          <FailureScreen error={error} onRetry={send} />
        ) : (
          <SkeletonScreen className={classes.section}>
            <Skeleton height={352} radius={16} />
            <Skeleton height={84} radius={12} />
            <Skeleton height={88} radius={12} />
          </SkeletonScreen>
        )}
      </main>
    </>
  );
}

/** The screen that the wish was made on. */
const cameFrom = ({ sku }: DepositIntent) => (sku === undefined ? 'deposit' : 'chips/purchase');

/** Notes a deposit down, and leads to it: it is known at once there. */
function useOpened(intent: DepositIntent, member: MemberRef) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = usePath();
  const note = (deposit: OpenedDeposit | { id: string }): void => {
    endIntent(member);
    if ('order' in deposit) {
      client.setQueryData<ReportedDeposit[]>(latestDepositsQuery(member).queryKey, (known = []) => [
        reported(deposit),
        ...known.filter(({ id }) => id !== deposit.id),
      ]);
    }
  };
  const lead = (deposit: { id: string }): void => {
    const query = `id=${encodeURIComponent(deposit.id)}${intent.by === 'account' ? '&by=account' : ''}`;
    void navigate(path(`deposit/digit?${query}`), { replace: true });
  };
  return { note, lead };
}

/** A deposit as the report will show it. */
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

/** The provider's answer did not come: what became of it is asked for, and the deposit never opened a second time. */
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
  const move = useMove(member, moveId, EVERY_MS);
  const { state, reference } = move.data ?? {};
  const lead = useRef(onFound);
  useEffect(() => {
    lead.current = onFound;
  }, [onFound]);
  useEffect(() => {
    if (state === 'SETTLED' && reference) lead.current({ id: reference });
  }, [state, reference]);
  if (state === 'REFUSED') return <NotOpened intent={intent} member={member} />;
  return (
    <Card className={classes.amber} role="status">
      <IconClock size={28} aria-hidden />
      <h2>{t('checking')}</h2>
      <p>{t('checkingText')}</p>
    </Card>
  );
}

/** Nothing was opened, and opening a deposit moves nothing: the member may begin anew. */
function NotOpened({ intent, member }: { intent: DepositIntent; member: MemberRef }) {
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
