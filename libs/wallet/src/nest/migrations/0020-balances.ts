import type { Migration } from '@housebrand/shared/nest';

/**
 * A balance follows its postings: the trigger that books them is the only one that changes it. Whoever sends a statement of their own, in
 * either role, adds a posting to the ledger that nobody changes any more, or changes nothing.
 */
export const balances: Migration = {
  id: 'wallet-0020-balances',
  sql: `
create function book_posting() returns trigger language plpgsql as $$
begin
  insert into ledger_account (agent, id, unit, balance)
  select new.agent, moved.id, new.unit, moved.amount
  from (values (new.source, -new.amount), (new.destination, new.amount)) moved (id, amount)
  where moved.id like '%:%' order by moved.id
  on conflict (agent, id, unit) do update set balance = ledger_account.balance + excluded.balance;
  return null;
end $$;
create trigger book after insert on ledger_posting for each row execute function book_posting();

create function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes with its postings only' using errcode = 'restrict_violation';
end $$;
-- no trigger, no posting
create trigger opens_empty before insert on ledger_account for each row
  when (new.balance <> 0 and pg_trigger_depth() = 0) execute function refuse_balance();
create trigger follows_postings before update on ledger_account for each row
  when (pg_trigger_depth() = 0) execute function refuse_balance();
create trigger stays before delete or truncate on ledger_account for each statement execute function refuse_balance();

-- a posting is its payment's in unit and amount
create function guard_posting() returns trigger language plpgsql as $$
begin
  if new.move <> 'accrual' and not exists (select from payment p
      where p.agent = new.agent and p.id = new.payment and p.unit = new.unit and p.amount = new.amount) then
    raise exception 'a posting moves what its payment does' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before insert on ledger_posting for each row execute function guard_posting();

create or replace function ledger_post(p_payment payment, p_move text, p_source text, p_destination text, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (p_payment.agent, p_payment.id, p_move, p_source, p_destination, p_payment.unit, p_payment.amount, p_at);
end $$;

create or replace function accrue_affiliate(p_id uuid, p_username text, p_amount bigint, p_at timestamptz) returns void
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  payable text := 'affiliate:' || p_username;
begin
  insert into ledger_accrual (agent, id, username, at) values (own, p_id, p_username, p_at);
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (own, p_id, 'accrual', case when p_amount > 0 then 'promotion-expense' else payable end,
    case when p_amount > 0 then payable else 'promotion-expense' end, 'CREDIT', abs(p_amount), p_at);
end $$;
`,
};
