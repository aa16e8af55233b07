import { Card, SwitchRow, useOnline } from '@housebrand/shared/react';
import { useSetBonus } from '../../api/set-bonus';
import { usePaymentMessages } from '../../payment-messages';
import classes from './bonus-switch.module.css';

/** Props of {@link BonusSwitch}. */
export interface BonusSwitchProps {
  bonus: 'BONUS' | 'NO_BONUS';
  /** On the page of a deposit, whose bonus it is; elsewhere it names all later deposits. */
  isOfDeposit?: boolean;
}

/** Turns the bonus on later deposits on or off. Shows the requested setting while it is being saved, otherwise the stored one. */
export function BonusSwitch({ bonus, isOfDeposit = false }: BonusSwitchProps) {
  const t = usePaymentMessages();
  const isOnline = useOnline();
  const { mutate, data, variables, isPending, isError } = useSetBonus();
  const isStoredOn = (data?.bonus ?? bonus) === 'BONUS';
  const isOn = isPending ? variables : isStoredOn;
  return (
    <Card isPadded={false}>
      <SwitchRow
        label={t(isOfDeposit ? 'bonus' : 'bonusOnDeposits')}
        note={t(isOn ? 'bonusOn' : 'bonusOff')}
        isOn={isOn}
        isDisabled={!isOnline}
        onChange={(next) => !isPending && mutate(next)}
      />
      <div role="status" className={classes.failed}>
        {isError && t('bonusFailed')}
      </div>
    </Card>
  );
}
