import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/**
 * What the house owes a member for the members they brought: income goes to `affiliate:MTODEMO1` as it is earned, and comes back
 * from there when a bet is void, below zero as well; a withdrawal takes all of it on its way to the credit.
 */
export const affiliatePayable: Migration = {
  id: 'wallet-0010-affiliate-payable',
  sql: `
-- income that was added to what a member is owed, or taken back from it; its posting has its id
create table ledger_accrual (
  agent text not null,
  id uuid not null,
  username text not null,
  at timestamptz not null,
  primary key (agent, id)
);
${tenantTable('ledger_accrual', { appMay: appendOnly })}

-- a posting is a payment's or an accrual's
alter table ledger_posting drop constraint ledger_posting_move_check;
alter table ledger_posting add constraint ledger_posting_move_check
  check (move in ('hold', 'debit', 'credit', 'return', 'accrual'));
alter table ledger_posting drop constraint ledger_posting_agent_payment_fkey;
alter table ledger_posting add column of_payment uuid generated always as (case when move <> 'accrual' then payment end) stored;
alter table ledger_posting add column of_accrual uuid generated always as (case when move = 'accrual' then payment end) stored;
alter table ledger_posting add foreign key (agent, of_payment) references payment (agent, id);
alter table ledger_posting add foreign key (agent, of_accrual) references ledger_accrual (agent, id);

-- income that was earned, or with a negative amount taken back
create function accrue_affiliate(p_id uuid, p_username text, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  payable text := 'affiliate:' || p_username;
begin
  insert into ledger_accrual (agent, id, username, at) values (own, p_id, p_username, p_at);
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (own, p_id, 'accrual', case when p_amount > 0 then 'promotion-expense' else payable end,
    case when p_amount > 0 then payable else 'promotion-expense' end, 'CREDIT', abs(p_amount), p_at);
  insert into ledger_account (agent, id, unit, balance) values (own, payable, 'CREDIT', p_amount)
  on conflict (agent, id, unit) do update set balance = ledger_account.balance + excluded.balance;
end $$;

-- begins to pay a member all that they are owed, or finds the payment that was begun under the same key
create function withdraw_affiliate(p_id uuid, p_username text, p_least bigint, p_once_key text, p_day date, p_at timestamptz)
returns table (outcome text, payment uuid, owed bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
  due bigint;
begin
  perform ledger_lock('affiliate:' || p_username, 'CREDIT');
  select * into known from payment p
  where p.agent = own and p.username = p_username and p.kind = 'AFFILIATE' and p.once_key = p_once_key;
  if found then
    return query select 'known', known.id, known.amount;
    return;
  end if;
  select a.balance into strict due from ledger_account a
  where a.agent = own and a.id = 'affiliate:' || p_username and a.unit = 'CREDIT';
  if due < greatest(p_least, 1) then
    return query select 'tooLittle', null::uuid, due;
    return;
  end if;
  perform payment_begin(row(own, p_id, 'AFFILIATE', 'CREDIT', due, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
  return query select 'opened', p_id, due;
end $$;
`,
};
