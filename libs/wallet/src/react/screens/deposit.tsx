import { bahtNumber, formatPlainSatang, formatSatang, satangFromBaht, type Satang } from '@housebrand/shared';
import {
  AppBar,
  IconLink,
  leadsNowhere,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  useNavigate,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { amountProblem, amountText, satangTyped, type AmountLimits } from '../../core';
import { useBankAccounts } from '../api/get-bank-accounts';
import { useDepositLimit } from '../api/get-deposit-limit';
import { useReceivingWallet } from '../api/get-receiving-wallet';
import { AmountPad } from '../components/shared/amount-pad';
import { BonusSwitch } from '../components/deposits/bonus-switch';
import { CashierWays } from '../components/shared/cashier-ways';
import { DepositClosed } from '../components/deposits/deposit-closed';
import { DepositMethods, type DepositMethod } from '../components/deposits/deposit-methods';
import { RepeatDeposit } from '../components/deposits/repeat-deposit';
import { FlowFooter, FlowScreen } from '../components/shared/flow-layout';
import classes from '../components/shared/flow-layout.module.css';
import { MoneyButton } from '../components/shared/money-button';
import { OpenDeposits } from '../components/payments/open/open-deposits';
import { OwnAccount } from '../components/shared/own-account';
import { usePaymentMessages } from '../payment-messages';
import { beginIntent } from '../state/deposit-intent';
import { useOwnLimitTexts } from '../state/use-own-limit-texts';

/** Location state with which the `deposit/digit` screen returns here after a refusal. */
export interface RefusedDeposit {
  /** Baht. */
  value: number;
  message: string;
}

const NO_LIMITS: AmountLimits = { minSatang: null, maxSatang: null };

/** `deposit`: the choice of amount and method. */
export default function Deposit() {
  const t = usePaymentMessages();
  const path = usePath();
  const { member } = usePortal();
  const banks = useBankAccounts(member);
  const wallet = useReceivingWallet(member);
  const history = (
    <IconLink label={t('history')} to={path('deposit/history')}>
      <IconReceipt size={24} aria-hidden />
    </IconLink>
  );
  return (
    <>
      <AppBar title={t('deposit')} parent={path()} actions={history} />
      <QueryScreen query={banks} skeleton={<Waiting />} failure={DepositClosed} frame={FlowScreen}>
        {(accounts) => (
          <Choice
            limits={accounts[0] ?? wallet.data ?? NO_LIMITS}
            closed={[...(accounts.length === 0 ? ['bank' as const] : []), ...(wallet.data ? [] : ['wallet' as const])]}
          />
        )}
      </QueryScreen>
    </>
  );
}

function Choice({ limits, closed }: { limits: AmountLimits; closed: readonly DepositMethod[] }) {
  const t = usePaymentMessages();
  const navigate = useNavigate();
  const path = usePath();
  const { member } = usePortal();
  const refused = useLocation().state as RefusedDeposit | null;
  const [typed, setTyped] = useState(refused ? amountText(satangFromBaht(refused.value)) : '');
  const [method, setMethod] = useState<DepositMethod>('qr');
  const [error, setError] = useState(refused?.message ?? null);
  const satang = satangTyped(typed);
  const isExact = method === 'qr' || method === 'exact';
  const own = useOwnLimitTexts(useDepositLimit(member), satang);
  const problem = useAmountProblem(satang, limits) ?? own.over;
  const why = isExact ? problem : null;
  const change = (next: string): void => {
    setTyped(next);
    setError(null);
  };
  const proceed = (): void => {
    if (!member) return;
    if (!isExact) return void navigate(path(method === 'bank' ? 'deposit/normal' : 'deposit/true-wallet'));
    const value = bahtNumber(satang!);
    beginIntent(member, { value, by: method === 'qr' ? 'qr' : 'account' });
    void navigate(path('deposit/digit'));
  };
  return (
    <>
      <main className={classes.screen}>
        <CashierWays here="deposit" />
        <OpenDeposits />
        <AmountPad
          label={t('howMuch')}
          value={typed}
          onChange={change}
          limits={limits}
          ownLimit={own.left}
          error={error ?? (satang === null ? null : why)}
        />
        <RepeatDeposit
          closed={closed}
          onRepeat={({ method: last, amountSatang }) => {
            change(amountText(BigInt(amountSatang)));
            setMethod(last);
          }}
        />
        {member && (
          <section className={classes.section}>
            <h2>{t('ownOnly')}</h2>
            <OwnAccount member={member} />
          </section>
        )}
        <DepositMethods method={method} onChange={setMethod} closed={closed} />
        {member && <BonusSwitch bonus={member.bonus} isOfDeposit />}
        {member?.tier.depositAmount === 0 && <HowTo />}
      </main>
      <FlowFooter why={why}>
        <ProceedButton method={method} satang={satang} isClosed={why !== null} onClick={proceed} />
      </FlowFooter>
    </>
  );
}

/** Link to the illustrated guide for members without a deposit, if the portal has that page. */
function HowTo() {
  const t = usePaymentMessages();
  const to = usePath()('tutorial/deposit');
  if (leadsNowhere(to)) return null;
  return (
    <LinkButton variant="plain" size="sm" to={to}>
      {t('howTo')}
    </LinkButton>
  );
}

interface ProceedButtonProps {
  method: DepositMethod;
  satang: Satang | null;
  isClosed: boolean;
  onClick: () => void;
}

function ProceedButton({ method, satang, isClosed, onClick }: ProceedButtonProps) {
  const t = usePaymentMessages();
  const labels: Record<DepositMethod, string> = {
    qr: satang === null ? t('createQrNone') : t('createQr', { amount: formatPlainSatang(satang) }),
    exact: t('getExact'),
    bank: t('showAccount'),
    wallet: t('showWallet'),
  };
  return (
    <MoneyButton disabled={isClosed} onClick={onClick}>
      {labels[method]}
    </MoneyButton>
  );
}

/** Returns why an amount cannot be deposited, in the member's language; `null` if it can. */
function useAmountProblem(satang: Satang | null, limits: AmountLimits): string | null {
  const t = usePaymentMessages();
  if (satang === null) return t('enterAmount');
  switch (amountProblem(satang, limits)) {
    case 'tooSmall':
      return t('tooSmall', { min: formatSatang(BigInt(limits.minSatang ?? 0)) });
    case 'tooLarge':
      return t('tooLarge', { max: formatSatang(BigInt(limits.maxSatang ?? 0)) });
    default:
      return null;
  }
}

function Waiting() {
  return (
    <SkeletonScreen className={classes.section}>
      <Skeleton height={96} width="60%" style={{ margin: '0 auto' }} />
      <Skeleton height={112} radius={12} />
      <Skeleton height={76} radius={12} />
      <Skeleton height={76} radius={12} />
      <Skeleton height={76} radius={12} />
    </SkeletonScreen>
  );
}
