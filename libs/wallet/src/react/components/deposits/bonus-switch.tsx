import { Card, useOnline, usePortal } from '@housebrand/shared/react';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { setBonus } from '../../api/set-bonus';
import { usePaymentMessages } from '../../payment-messages';
import classes from './bonus-switch.module.css';

/** Turns the bonus on later deposits on or off. Shows the requested setting while it is being saved, otherwise the stored one. */
export function BonusSwitch({ bonus }: { bonus: 'BONUS' | 'NO_BONUS' }) {
  const t = usePaymentMessages();
  const isOnline = useOnline();
  const { refreshMember } = usePortal();
  const { mutate, data, variables, isPending, isError } = useMutation({
    mutationFn: setBonus,
    retry: false,
    onSuccess: refreshMember,
  });
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
