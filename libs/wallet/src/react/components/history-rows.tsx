import { IfOffered, ListRow, usePath } from '@housebrand/shared/react';
import { IconArrowDown, IconArrowUp, IconCoins, IconTrophy } from '@tabler/icons-react';
import { useChipWords } from '../chip-words';
import { usePaymentWords } from '../payment-words';
import { useWithdrawalWords } from '../withdrawal-words';

/** What became of the member's money, for the account. */
export function HistoryRows() {
  const payments = usePaymentWords();
  const withdrawals = useWithdrawalWords();
  const chips = useChipWords();
  const path = usePath();
  return (
    <>
      <ListRow
        icon={<IconArrowDown size={22} aria-hidden />}
        label={payments('history')}
        to={path('deposit/history')}
      />
      <ListRow
        icon={<IconArrowUp size={22} aria-hidden />}
        label={withdrawals('history')}
        to={path('withdraw/history')}
      />
      <IfOffered menu="chips">
        <ListRow icon={<IconCoins size={22} aria-hidden />} label={chips('history')} to={path('chips/history')} />
      </IfOffered>
      <ListRow icon={<IconTrophy size={22} aria-hidden />} label={chips('rewards')} to={path('rewards/history')} />
    </>
  );
}
