import { IfOffered, ListRow, usePath } from '@housebrand/shared/react';
import { IconArrowDown, IconArrowUp, IconCoins, IconListDetails, IconTrophy } from '@tabler/icons-react';
import { useChipMessages } from '../../../chip-messages';
import { usePaymentMessages } from '../../../payment-messages';
import { useWithdrawalMessages } from '../../../withdrawal-messages';

/** Links to the payment histories, for the account page. */
export function HistoryRows() {
  const payments = usePaymentMessages();
  const withdrawals = useWithdrawalMessages();
  const chips = useChipMessages();
  const path = usePath();
  return (
    <>
      <ListRow
        icon={<IconListDetails size={22} aria-hidden />}
        label={payments('statement')}
        to={path('user-info/statement')}
      />
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
