import { formatPercent, formatSatang, type Member, type Satang } from '@housebrand/shared';
import { Card, FailureScreen, Sheet, Skeleton, usePortal } from '@housebrand/shared/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CashBack, IncomeCondition } from '../../../core';
import { useCashBack } from '../../api/get-cash-back';
import { useIncomeCondition } from '../../api/get-income-condition';
import { useOutgoingMove, type OutgoingMove } from '../../state/use-outgoing-move';
import { useWithdrawalMessages } from '../../withdrawal-messages';
import { MoneyButton, OfflineReason } from '../shared/money-button';
import { CheckingNotice, FailedNotice } from '../shared/outcome-notices';
import classes from './claims-panel.module.css';

/** State of the sheet. It loads its data when it opens. */
export interface ClaimsSheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The content of `ClaimsSheet`, which loads it lazily. */
export default function ClaimsPanel({ isOpen, onClose }: ClaimsSheetProps) {
  const t = useWithdrawalMessages();
  const { member } = usePortal();
  return (
    <Sheet isOpen={isOpen && member !== null} onClose={onClose} title={t('claims')} isInAddress>
      {member && (
        <div className={classes.waiting}>
          <CashBackClaim member={member} />
          <IncomeClaim member={member} />
        </div>
      )}
    </Sheet>
  );
}

function CashBackClaim({ member }: { member: Member }) {
  const t = useWithdrawalMessages();
  const cashBack = useCashBack(member);
  const move = useOutgoingMove('CASHBACK', member);
  return (
    <Claim query={cashBack} title={t('cashback')} move={move} doneText="cashbackDone">
      {({ amountSatang, percentage }) => (
        <>
          <Figure satang={BigInt(amountSatang)} note={t('cashbackRate', { percent: formatPercent(percentage) })} />
          {amountSatang > 0 ? (
            <ClaimButton move={move} onClick={() => move.begin(null)}>
              {t('cashbackClaim', { amount: formatSatang(BigInt(amountSatang)) })}
            </ClaimButton>
          ) : (
            <p className={classes.quiet}>{t('cashbackNothing')}</p>
          )}
        </>
      )}
    </Claim>
  );
}

function IncomeClaim({ member }: { member: Member }) {
  const t = useWithdrawalMessages();
  const income = useIncomeCondition(member);
  const move = useOutgoingMove('INCOME', member);
  return (
    <Claim query={income} title={t('pointsTitle')} move={move} doneText="incomeDone">
      {({ flag, totalWallet, totalWalletSatang, minWithdrawSatang }: IncomeCondition) => (
        <>
          <Figure satang={BigInt(totalWalletSatang)} note={t('pointsGathered')} />
          {flag ? (
            <ClaimButton move={move} variant="ghost" onClick={() => move.begin(totalWallet)}>
              {t('convert')}
            </ClaimButton>
          ) : (
            <p className={classes.quiet}>
              {t('incomeClosed', {
                min: formatSatang(BigInt(minWithdrawSatang)),
                missing: formatSatang(BigInt(minWithdrawSatang - totalWalletSatang)),
              })}
            </p>
          )}
        </>
      )}
    </Claim>
  );
}

interface ClaimProps<T> {
  query: UseQueryResult<T>;
  title: string;
  move: OutgoingMove;
  doneText: 'cashbackDone' | 'incomeDone';
  children: (data: T) => ReactNode;
}

/** One claim. It loads and fails independently of the other. */
function Claim<T extends CashBack | IncomeCondition>({ query, title, move, doneText, children }: ClaimProps<T>) {
  const t = useWithdrawalMessages();
  const done = move.done && t(doneText, { amount: formatSatang(BigInt(move.done.amountSatang ?? 0)) });
  return (
    <Card>
      <section aria-label={title} className={classes.buttons}>
        <h3 className={classes.lead}>{title}</h3>
        {move.isChecking && <CheckingNotice />}
        <FailedNotice error={move.error} />
        {done && <p role="status">{done}</p>}
        {query.data ? (
          children(query.data)
        ) : query.isError ? (
          <FailureScreen error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height={104} radius={12} />
        )}
      </section>
      {move.stepUpSheet}
    </Card>
  );
}

function Figure({ satang, note }: { satang: Satang; note: string }) {
  return (
    <p className={classes.spread}>
      <b className={classes.value} translate="no">
        {formatSatang(satang)}
      </b>
      <span className={classes.quiet}>{note}</span>
    </p>
  );
}

interface ClaimButtonProps {
  move: OutgoingMove;
  variant?: 'filled' | 'ghost';
  onClick: () => void;
  children: ReactNode;
}

function ClaimButton({ move, variant = 'filled', onClick, children }: ClaimButtonProps) {
  return (
    <>
      <OfflineReason />
      <MoneyButton
        isFullWidth
        variant={variant}
        isLoading={move.isSending}
        disabled={move.isChecking}
        onClick={onClick}
      >
        {children}
      </MoneyButton>
    </>
  );
}
