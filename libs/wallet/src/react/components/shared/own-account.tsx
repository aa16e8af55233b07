import type { Member } from '@housebrand/shared';
import { Card } from '@housebrand/shared/react';
import { BankRoundel, useBankName } from './bank-roundel';
import classes from './own-account.module.css';

/** Masks an account number: `xxx-x-x9213`. Accepts numbers that the server has masked already. */
export function maskedAccount(account: string): string {
  return `xxx-x-x${account.slice(-4)}`;
}

/** Masks a phone number: `0901116446` → `090-xxx-6446`. */
export function maskedTel(tel: string): string {
  return `${tel.slice(0, 3)}-xxx-${tel.slice(-4)}`;
}

/** The member's own bank account, used for deposits and withdrawals. */
export function OwnAccount({ member }: { member: Member }) {
  const bankName = useBankName();
  return (
    <Card className={classes.own}>
      <BankRoundel code={member.bankName} />
      <span>
        <b>{member.name}</b>
        <small>{`${bankName(member.bankName)} · ${maskedAccount(member.accountNumber)}`}</small>
      </span>
    </Card>
  );
}
