import { formatSatang, satangFromBaht, type Member, type Satang } from '@housebrand/shared';
import {
  AppBar,
  LinkButton,
  QueryScreen,
  requestKeys,
  useIdempotentMutation,
  usePath,
  usePortal,
  useStepUp,
} from '@housebrand/shared/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EVERY_CREDIT } from '../api/get-credit';
import { useIncomeCondition } from '../api/get-income-condition';
import { usePayment } from '../api/get-payments';
import { useRemainingIncome } from '../api/get-remaining-income';
import { withdrawIncome } from '../api/withdraw-income';
import { useShownEntry } from '../components/payments/shown-entry';
import { FlowFooter, FlowScreen } from '../components/shared/flow-layout';
import { MoneyButton } from '../components/shared/money-button';
import { FigureCard, Figures, LargeFigure } from '../components/shared/figure-cards';
import { FlowSkeleton } from '../components/shared/flow-skeleton';
import { CheckingNotice, FailedNotice } from '../components/shared/outcome-notices';
import { Receipt } from '../components/payments/receipt/receipt-sheet';
import { reasonOf } from '../reason-of';
import { useWithdrawalMessages } from '../withdrawal-messages';

/** The figures of the screen, in satang. */
interface Income {
  gathered: Satang;
  credit: Satang;
  /** The smallest amount that can be moved. */
  min: Satang;
}

/** `withdraw-income`: converts all referral income to credit. */
export default function WithdrawIncome() {
  const t = useWithdrawalMessages();
  const path = usePath();
  const { member } = usePortal();
  const [started, setStarted] = useState<string | null>(null);
  const income = useIncome(member);
  return (
    <>
      <AppBar title={t('income')} parent={path('referral')} />
      {started !== null ? (
        <Started id={started} />
      ) : (
        <QueryScreen query={income} skeleton={<FlowSkeleton heights={[130, 84]} />} frame={FlowScreen} isWhole>
          {(data) => member && <Flow member={member} income={data} onStarted={setStarted} />}
        </QueryScreen>
      )}
    </>
  );
}

function useIncome(member: Member | null) {
  const condition = useIncomeCondition(member);
  const remaining = useRemainingIncome(member);
  const { data: platform } = condition;
  const data: Income | undefined =
    platform && remaining.data
      ? {
          gathered: satangFromBaht(remaining.data.remainingIncome),
          credit: BigInt(platform.walletMainSatang),
          min: BigInt(platform.minWithdrawSatang),
        }
      : undefined;
  const refetch = (): void => {
    void condition.refetch();
    void remaining.refetch();
  };
  const isPending = condition.isPending || remaining.isPending;
  return { data, error: condition.error ?? remaining.error, isPending, refetch };
}

function Flow({ member, income, onStarted }: { member: Member; income: Income; onStarted: (id: string) => void }) {
  const t = useWithdrawalMessages();
  const { gathered, credit, min } = income;
  const sending = useSending(member, onStarted);
  const values = { min: formatSatang(min), missing: formatSatang(min > gathered ? min - gathered : 0n) };
  const why = gathered < min || gathered <= 0n ? t('incomeClosed', values) : null;
  return (
    <>
      <FlowScreen>
        {sending.isUnknown && <CheckingNotice />}
        <FailedNotice error={sending.error} />
        <LargeFigure label={t('incomeGathered')} satang={gathered} text={t('incomeText')} />
        <Figures>
          <FigureCard label={t('creditNow')} satang={credit} isDim />
          <FigureCard label={t('incomeAfter')} satang={why ? credit : credit + gathered} />
        </Figures>
      </FlowScreen>
      <FlowFooter why={why}>
        <MoneyButton isLoading={sending.isSending} disabled={why !== null} onClick={sending.send}>
          {gathered > 0n ? t('incomeMove', { amount: formatSatang(gathered) }) : t('income')}
        </MoneyButton>
      </FlowFooter>
      {sending.stepUpSheet}
    </>
  );
}

/** Sends the request and keeps its idempotency key until the reply arrives, so that pressing again repeats the same request. */
function useSending(member: Member, onStarted: (id: string) => void) {
  const stepUp = useStepUp();
  const { mutate, isPending, isUnknown, error } = useIdempotentMutation({
    keys: requestKeys(member, 'income'),
    mutationFn: (_request: 'all', key) => withdrawIncome(key),
    stepUp,
    onSuccess: ({ id }) => onStarted(id),
  });
  return {
    send: () => mutate('all'),
    isSending: isPending,
    isUnknown,
    stepUpSheet: stepUp.sheet,
    error: error && !isUnknown ? reasonOf(error) : null,
  };
}

/** The payment and its status, updated until it is final. */
function Started({ id }: { id: string }) {
  const t = useWithdrawalMessages();
  const path = usePath();
  const shown = useShownEntry();
  const client = useQueryClient();
  const { member, refreshMember } = usePortal();
  const payment = usePayment('reward', member, id).data;
  const status = payment?.status;
  useEffect(() => {
    if (status !== 'SUCCESS' && status !== 'REJECT') return;
    refreshMember();
    void client.invalidateQueries({ queryKey: EVERY_CREDIT });
    void client.invalidateQueries({ queryKey: ['affiliate'] });
  }, [client, refreshMember, status]);
  return (
    <>
      <FlowScreen>
        <div role="status">
          {status === 'SUCCESS' && payment && (
            <h2>{t('incomeDone', { amount: formatSatang(satangFromBaht(payment.amount)) })}</h2>
          )}
        </div>
        {payment ? <Receipt payment={shown(payment)} /> : <FlowSkeleton heights={[260]} />}
      </FlowScreen>
      <FlowFooter>
        <LinkButton to={path('referral/rewards')}>{t('incomeHistory')}</LinkButton>
      </FlowFooter>
    </>
  );
}
