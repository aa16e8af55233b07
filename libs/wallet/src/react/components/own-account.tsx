import type { Member } from '@housebrand/shared';
import { Card } from '@housebrand/shared/react';
import { BankRoundel, useBankName } from './bank-roundel';
import classes from './flow.module.css';

/** `xxx-x-x9213`: the last four digits of the member's account, whatever the server left readable. */
export function maskedAccount(account: string): string {
  return `xxx-x-x${account.slice(-4)}`;
}

/** `0901116446` → `090-xxx-6446`. */
export function maskedTel(tel: string): string {
  return `${tel.slice(0, 3)}-xxx-${tel.slice(-4)}`;
}

/** The account that a member's money comes from and goes to. */
export function OwnAccount({ member }: { member: Member }) {
  const bankName = useBankName();
  return (
    <Card className={classes.own}>
      <BankRoundel code={member.bankName} />
      <span>
        <b>{member.name}</b>
        <small>
          {bankName(member.bankName)} · {maskedAccount(member.accountNumber)}
        </small>
      </span>
    </Card>
  );
}
