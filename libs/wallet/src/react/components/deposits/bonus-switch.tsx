import { Card, useOnline } from '@housebrand/shared/react';
import { useId } from 'react';
import { useSetBonus } from '../../api/set-bonus';
import { usePaymentMessages } from '../../payment-messages';
import classes from './bonus-switch.module.css';

/** Turns the bonus on later deposits on or off. Shows the requested setting while it is being saved, otherwise the stored one. */
export function BonusSwitch({ bonus }: { bonus: 'BONUS' | 'NO_BONUS' }) {
  const t = usePaymentMessages();
  const isOnline = useOnline();
  const { mutate, data, variables, isPending, isError } = useSetBonus();
  const isStoredOn = (data?.bonus ?? bonus) === 'BONUS';
  const isOn = isPending ? variables : isStoredOn;
  const [name, note] = [useId(), useId()];
  return (
    <Card isPadded={false}>
      <label className={classes.row}>
        <span className={classes.text}>
          <b id={name}>{t('bonus')}</b>
          <span id={note} className={classes.note}>
            {t(isOn ? 'bonusOn' : 'bonusOff')}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          className={classes.switch}
          aria-labelledby={name}
          aria-describedby={note}
          checked={isOn}
          disabled={!isOnline}
          onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
        />
      </label>
      <div role="status" className={classes.failed}>
        {isError && t('bonusFailed')}
      </div>
    </Card>
  );
}
