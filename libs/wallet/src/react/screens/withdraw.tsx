import { bahtNumber, formatSatang, type Member, type Satang } from '@housebrand/shared';
import { AppBar, Card, IconLink, ListRow, usePath, usePortal, QueryScreen } from '@housebrand/shared/react';
import { IconClock, IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { amountProblem, satangTyped, type TurnoverRequirement, type WithdrawCondition } from '../../core';
import { useWithdrawCondition } from '../api/get-withdraw-condition';
import { ReturnSheet } from '../components/coupons/return-sheet';
import { AmountPad } from '../components/shared/amount-pad';
import { CashierWays } from '../components/shared/cashier-ways';
import { FlowFooter, FlowScreen } from '../components/shared/flow-layout';
import classes from '../components/shared/flow-layout.module.css';
import { MoneyButton } from '../components/shared/money-button';
import { FigureCard, Figures } from '../components/shared/figure-cards';
import { FlowSkeleton } from '../components/shared/flow-skeleton';
import { CheckingNotice, FailedNotice } from '../components/shared/outcome-notices';
import { OwnAccount } from '../components/shared/own-account';
import { WithdrawBlocked } from '../components/withdrawals/withdraw-blocked';
import { WithdrawConfirm } from '../components/withdrawals/withdraw-confirm';
import { WithdrawReceipt } from '../components/withdrawals/withdraw-receipt';
import { usePaymentMessages } from '../payment-messages';
import { useOutgoingMove, type OutgoingMove } from '../state/use-outgoing-move';
import { useWithdrawalMessages } from '../withdrawal-messages';

/** `withdraw`: requests a withdrawal, or shows why the member cannot withdraw yet. */
export default function Withdraw() {
  const t = useWithdrawalMessages();
  const path = usePath();
  const { member } = usePortal();
  const condition = useWithdrawCondition(member);
  // here, so that the sheet stays open when its coupon blocks nothing any more
  const [toReturn, setToReturn] = useState<TurnoverRequirement | null>(null);
  return (
    <>
      <AppBar
        title={t('withdraw')}
        actions={
          <IconLink label={t('toHistory')} to={path('withdraw/history')}>
            <IconReceipt size={24} aria-hidden />
          </IconLink>
        }
      />
      <QueryScreen query={condition} skeleton={<FlowSkeleton heights={[84, 230, 76]} />} frame={FlowScreen} isWhole>
        {(data) => member && <Flow member={member} condition={data} onReturn={setToReturn} />}
      </QueryScreen>
      <ReturnSheet coupon={toReturn} onClose={() => setToReturn(null)} />
    </>
  );
}

interface FlowProps {
  member: Member;
  condition: WithdrawCondition;
  onReturn: (coupon: TurnoverRequirement) => void;
}

function Flow({ member, condition, onReturn }: FlowProps) {
  const t = useWithdrawalMessages();
  const move = useOutgoingMove('WITHDRAWAL', member);
  const [typed, setTyped] = useState('');
  const [requested, setRequested] = useState<Satang | null>(null);
  const credit = BigInt(condition.creditSatang);
  const available = BigInt(condition.amountCanWithdrawSatang);
  const amount = satangTyped(typed);
  const problem = useProblem(amount, condition);
  const isBlocked = condition.disableBtn;
  const why = useClosedWhy({ isChecking: move.isChecking, isBlocked, amount, problem });
  const isAsking = requested !== null && !move.isChecking && !move.done && move.error === null;
  return (
    <>
      <main className={classes.screen}>
        <Notices move={move} open={condition.open} />
        <Amounts condition={condition} />
        {isBlocked ? (
          <WithdrawBlocked condition={condition} onReturn={onReturn} />
        ) : (
          <Card>
            <AmountPad
              label={t('howMuch')}
              value={typed}
              onChange={setTyped}
              limits={{ minSatang: condition.minSatang, maxSatang: null }}
              error={problem}
              all={available}
            />
          </Card>
        )}
        <Receiving member={member} />
      </main>
      <FlowFooter why={why}>
        <MoneyButton
          disabled={why !== null}
          onClick={() => {
            move.reset();
            setRequested(amount);
          }}
        >
          {t('withdraw')}
        </MoneyButton>
      </FlowFooter>
      <WithdrawConfirm
        member={member}
        amountSatang={isAsking ? requested : null}
        creditSatang={credit}
        isSending={move.isSending}
        onConfirm={() => requested !== null && move.begin(bahtNumber(requested))}
        onClose={() => setRequested(null)}
      />
      {move.stepUpSheet}
      <WithdrawReceipt
        member={member}
        move={move.done}
        onClose={() => {
          move.reset();
          setRequested(null);
          setTyped('');
        }}
      />
    </>
  );
}

/** Links between the cashier screens, and the notices above the figures. */
function Notices({ move, open }: { move: OutgoingMove; open: WithdrawCondition['open'] }) {
  return (
    <>
      <CashierWays here="withdraw" />
      {move.isChecking && <CheckingNotice />}
      <FailedNotice error={move.error} />
      {open && <OpenRow open={open} />}
    </>
  );
}

function useProblem(
  amount: Satang | null,
  { minSatang, amountCanWithdrawSatang: max }: WithdrawCondition,
): string | null {
  const t = useWithdrawalMessages();
  const common = usePaymentMessages();
  if (amount === null) return null;
  switch (amountProblem(amount, { minSatang, maxSatang: max })) {
    case 'tooSmall':
      return common('tooSmall', { min: formatSatang(BigInt(minSatang ?? 0)) });
    case 'tooLarge':
      return t('tooLarge', { max: formatSatang(BigInt(max)) });
    default:
      return null;
  }
}

/** The credit, and how much of it the member can withdraw. */
function Amounts({ condition }: { condition: WithdrawCondition }) {
  const t = useWithdrawalMessages();
  const available = BigInt(condition.amountCanWithdrawSatang);
  return (
    <Figures>
      <FigureCard label={t('credit')} satang={BigInt(condition.creditSatang)} />
      <FigureCard label={t('available')} satang={available} isDim={condition.disableBtn} />
    </Figures>
  );
}

function Receiving({ member }: { member: Member }) {
  return (
    <section className={classes.section}>
      <h2>{useWithdrawalMessages()('receiving')}</h2>
      <OwnAccount member={member} />
    </section>
  );
}

interface Closing {
  isChecking: boolean;
  isBlocked: boolean;
  amount: Satang | null;
  problem: string | null;
}

/** Returns why the button is disabled; `null`: it is enabled. */
function useClosedWhy({ isChecking, isBlocked, amount, problem }: Closing): string | null {
  const t = useWithdrawalMessages();
  const common = usePaymentMessages();
  if (isChecking) return common('checking');
  if (isBlocked) return t('opensLater');
  return amount === null ? common('enterAmount') : problem;
}

/** The withdrawal that awaits the provider's approval. */
function OpenRow({ open }: { open: NonNullable<WithdrawCondition['open']> }) {
  const t = useWithdrawalMessages();
  const path = usePath();
  return (
    <Card isPadded={false}>
      <ListRow
        icon={<IconClock size={22} aria-hidden />}
        label={t('openWithdrawal', { amount: formatSatang(BigInt(open.amountSatang)) })}
        note={t('openText')}
        to={path(`withdraw/history?id=${encodeURIComponent(open.reference)}`)}
      />
    </Card>
  );
}
