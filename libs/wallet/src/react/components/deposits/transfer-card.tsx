import { Button, Card } from '@housebrand/shared/react';
import { IconCopy } from '@tabler/icons-react';
import { BankRoundel, WALLET } from '../shared/bank-roundel';
import { copy } from '../shared/copy';
import classes from './transfer-card.module.css';

export interface TransferCardProps {
  /** A bank's code, or `TMN`. */
  code: string;
  bank: string;
  accountName: string;
  /** Shown in full, because it is the operator's own account. */
  number: string;
  copyLabel: string;
  /** Only the first card has a filled button. */
  isFirst: boolean;
}

/** Groups the number of a bank account as banks print it, and of a wallet as a phone number. */
function grouped(code: string, number: string): string {
  return code === WALLET
    ? number.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    : number.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4');
}

/** An account to transfer to. */
export function TransferCard({ code, bank, accountName, number, copyLabel, isFirst }: TransferCardProps) {
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <BankRoundel code={code} size={48} />
        <span>
          <b>{bank}</b>
          <small>{accountName}</small>
        </span>
      </div>
      <p className={classes.number} translate="no">
        {grouped(code, number)}
      </p>
      <Button
        variant={isFirst ? 'filled' : 'ghost'}
        isFullWidth
        icon={<IconCopy size={20} aria-hidden />}
        onClick={() => void copy(number)}
      >
        {copyLabel}
      </Button>
    </Card>
  );
}
