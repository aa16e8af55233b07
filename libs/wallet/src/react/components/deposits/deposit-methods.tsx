import { classNames } from '@housebrand/shared/react';
import { IconBuildingBank, IconDecimal, IconQrcode, IconWallet } from '@tabler/icons-react';
import { usePaymentMessages } from '../../payment-messages';
import classes from './deposit-methods.module.css';

/** The methods of a deposit, in display order. */
export const DEPOSIT_METHODS = ['qr', 'bank', 'exact', 'wallet'] as const;
export type DepositMethod = (typeof DEPOSIT_METHODS)[number];

const ICONS = { qr: IconQrcode, bank: IconBuildingBank, exact: IconDecimal, wallet: IconWallet };

export interface DepositMethodsProps {
  method: DepositMethod;
  onChange: (method: DepositMethod) => void;
  /** Methods that the agent does not offer now. */
  closed: readonly DepositMethod[];
}

/** Radio buttons for the deposit method. */
export function DepositMethods({ method, onChange, closed }: DepositMethodsProps) {
  const t = usePaymentMessages();
  return (
    <fieldset className={classes.methods}>
      <legend>{t('method')}</legend>
      {DEPOSIT_METHODS.map((each) => {
        const Icon = ICONS[each];
        const isClosed = closed.includes(each);
        return (
          <label key={each} className={classNames(classes.method, isClosed && classes.closed)}>
            <span className={classes.icon}>
              <Icon size={26} aria-hidden />
            </span>
            <span className={classes.text}>
              <b>{t(`method.${each}`)}</b>
              <small>{isClosed ? t('closed') : t(`method.${each}Text`)}</small>
            </span>
            <input
              type="radio"
              name="deposit-method"
              value={each}
              checked={method === each}
              disabled={isClosed}
              onChange={() => onChange(each)}
            />
          </label>
        );
      })}
    </fieldset>
  );
}
