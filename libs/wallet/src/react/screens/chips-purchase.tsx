import { formatCount, formatPlainSatang, satangFromBaht } from '@housebrand/shared';
import {
  AppBar,
  IconLink,
  IfOffered,
  LinkButton,
  Skeleton,
  SkeletonScreen,
  StateScreen,
  useNavigate,
  usePath,
  usePortal,
  QueryScreen,
} from '@housebrand/shared/react';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PriceRow } from '../../core';
import { useDepositLimit } from '../api/get-deposit-limit';
import { usePriceTable } from '../api/get-price-table';
import { useChipMessages } from '../chip-messages';
import { FlowFooter, FlowScreen } from '../components/shared/flow-layout';
import { MoneyButton } from '../components/shared/money-button';
import { OpenDeposits } from '../components/payments/open/open-deposits';
import { PurchasePacks } from '../components/purchases/purchase-packs';
import { PurchaseSheet } from '../components/purchases/purchase-sheet';
import { beginIntent, type DepositIntent } from '../state/deposit-intent';
import { useOwnLimitTexts } from '../state/use-own-limit-texts';
import classes from './chips-purchase.module.css';

/** Location state with which the deposit screen returns here after a refusal. */
interface RefusedPurchase {
  sku?: string;
  message: string;
}

/** `chips/purchase`: the choice of a pack and of the payment method. The deposit screen does the rest. */
export default function ChipsPurchase() {
  const t = useChipMessages();
  const path = usePath();
  const { member } = usePortal();
  const table = usePriceTable(member);
  const history = (
    <IconLink label={t('toHistory')} to={path('chips/history')}>
      <IconReceipt size={24} aria-hidden />
    </IconLink>
  );
  return (
    <>
      <AppBar title={t('buy')} parent={path()} actions={history} />
      <QueryScreen
        query={table}
        skeleton={
          <SkeletonScreen className={classes.waiting}>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height={108} radius={12} />
            ))}
          </SkeletonScreen>
        }
        frame={FlowScreen}
        isWhole
      >
        {(rows) => <Packs rows={rows} />}
      </QueryScreen>
    </>
  );
}

function Packs({ rows }: { rows: readonly PriceRow[] }) {
  const t = useChipMessages();
  const path = usePath();
  const refused = useLocation().state as RefusedPurchase | null;
  const [sku, setSku] = useState(refused?.sku ?? null);
  const [error, setError] = useState(refused?.message ?? null);
  const [isPaying, setPaying] = useState(false);
  const buy = useBuying();
  const chosen = rows.find((row) => row.sku === sku);
  const own = useOwnLimitTexts(useDepositLimit(usePortal().member), chosen ? satangFromBaht(chosen.price) : null);
  const why = chosen ? own.over : t('choosePack');
  const choose = (next: string): void => {
    setSku(next);
    setError(null);
  };
  if (rows.length === 0)
    return (
      <FlowScreen>
        <StateScreen
          kind="empty"
          title={t('noPacks')}
          text={t('noPacksText')}
          action={
            <IfOffered menu="deposit">
              <LinkButton to={path('deposit')}>{t('toDeposit')}</LinkButton>
            </IfOffered>
          }
        />
      </FlowScreen>
    );
  return (
    <>
      <FlowScreen>
        <OpenDeposits />
        {error && (
          <p className={classes.refused} role="alert">
            {error}
          </p>
        )}
        <PurchasePacks rows={rows} sku={sku} onChange={choose} />
        <p className={classes.worth}>
          <span>{t('oneChip')}</span>
          <br />
          <span>{t('arrive')}</span>
          {own.left && (
            <>
              <br />
              <span>{own.left}</span>
            </>
          )}
        </p>
      </FlowScreen>
      <FlowFooter why={why}>
        <MoneyButton disabled={why !== null} onClick={() => setPaying(true)}>
          {chosen
            ? t('buyPack', {
                chips: formatCount(chosen.chips),
                count: chosen.chips,
                price: formatPlainSatang(satangFromBaht(chosen.price)),
              })
            : t('buy')}
        </MoneyButton>
      </FlowFooter>
      {chosen && (
        <PurchaseSheet isOpen={isPaying} onClose={() => setPaying(false)} onChoose={(by) => buy(chosen, by)} />
      )}
    </>
  );
}

/** Stores the intent and navigates to the screen that opens its deposit once. */
function useBuying(): (row: PriceRow, by: DepositIntent['by']) => void {
  const { member } = usePortal();
  const navigate = useNavigate();
  const path = usePath();
  return ({ sku, price }, by) => {
    if (!member) return;
    beginIntent(member, { value: price, by, sku });
    void navigate(path('deposit/digit'));
  };
}
