import { formatSatang, type Member } from '@housebrand/shared';
import {
  AppBar,
  Button,
  FailureScreen,
  toast,
  useMinimumDisplayDelay,
  useOnline,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { useEffect } from 'react';
import type { IncomeCondition } from '../../core';
import { useIncomeCondition } from '../api/get-income-condition';
import { FlowFooter } from '../components/flow-footer';
import classes from '../components/flow.module.css';
import { CheckingNotice, FailedNotice, FigureCard, Figures, FlowSkeleton, LargeFigure } from '../components/move-parts';
import { usePaymentWords } from '../payment-words';
import { useMoving } from '../state/use-moving';
import { useWithdrawalWords } from '../withdrawal-words';

/** `withdraw-income`: income into credit, all of it. */
export default function WithdrawIncome() {
  const words = useWithdrawalWords();
  const path = usePath();
  const { member } = usePortal();
  const condition = useIncomeCondition(member);
  const isWaiting = useMinimumDisplayDelay(condition.isPending);
  return (
    <>
      <AppBar title={words('income')} parent={path('withdraw')} />
      {member && condition.data && !isWaiting ? (
        <Flow member={member} condition={condition.data} />
      ) : (
        <main className={classes.screen}>
          {condition.isError && !isWaiting ? (
            <FailureScreen error={condition.error} onRetry={() => void condition.refetch()} />
          ) : (
            <FlowSkeleton heights={[130, 84]} />
          )}
        </main>
      )}
    </>
  );
}

function Flow({ member, condition }: { member: Member; condition: IncomeCondition }) {
  const words = useWithdrawalWords();
  const { gathered, closed } = useIncome(condition);
  const move = useMoving('INCOME', member);
  const isOnline = useOnline();
  const common = usePaymentWords();
  const why = move.isChecking ? common('checking') : closed;
  const credit = BigInt(condition.walletMainSatang);
  useDoneToast(move.done && words('incomeDone', { amount: formatSatang(BigInt(move.done.amountSatang ?? 0)) }), move.reset);
  return (
    <>
      <main className={classes.screen}>
        {move.isChecking && <CheckingNotice />}
        <FailedNotice error={move.error} />
        <LargeFigure label={words('incomeGathered')} satang={gathered} text={words('incomeText')} />
        <Figures>
          <FigureCard label={words('creditNow')} satang={credit} isDim />
          <FigureCard label={words('incomeAfter')} satang={closed ? credit : credit + gathered} />
        </Figures>
      </main>
      <FlowFooter why={why}>
        <Button
          isLoading={move.isSending}
          disabled={why !== null || !isOnline}
          onClick={() => move.begin(condition.totalWallet)}
        >
          {words('incomeMove', { amount: formatSatang(gathered) })}
        </Button>
      </FlowFooter>
    </>
  );
}

/** What was gathered, and why it may not be moved yet. */
function useIncome({ flag, totalWalletSatang, minWithdrawSatang }: IncomeCondition) {
  const words = useWithdrawalWords();
  const gathered = BigInt(totalWalletSatang);
  const min = BigInt(minWithdrawSatang);
  const missing = min > gathered ? min - gathered : 0n;
  const values = { min: formatSatang(min), missing: formatSatang(missing) };
  return { gathered, closed: flag ? null : words('incomeClosed', values) };
}

/** Says once that it is done, and is ready for more. */
function useDoneToast(text: string | null, reset: () => void): void {
  useEffect(() => {
    if (text === null) return;
    toast.show(text, 'success');
    reset();
  }, [text, reset]);
}
