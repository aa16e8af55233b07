import type { Migration } from '@housebrand/shared/nest';

/**
 * One function for each kind of move: one round trip, one transaction. They run with their caller's rights, for the agent of
 * the transaction. Locks are taken in one order: the member's account, the payment, the accounts of a posting by their ids.
 */
export const paymentMoves: Migration = {
  id: 'wallet-0004',
  sql: `
create function ledger_post(p_payment payment, p_move text, p_source text, p_destination text, p_at timestamptz) returns void
language plpgsql as $$
begin
  insert into ledger_posting (agent, payment, move, source, destination, unit, amount, at)
  values (p_payment.agent, p_payment.id, p_move, p_source, p_destination, p_payment.unit, p_payment.amount, p_at);
  insert into ledger_account (agent, id, unit, balance)
  select p_payment.agent, moved.id, p_payment.unit, moved.amount
  from (values (p_source, -p_payment.amount), (p_destination, p_payment.amount)) moved (id, amount)
  where moved.id like '%:%' order by moved.id
  on conflict (agent, id, unit) do update set balance = ledger_account.balance + excluded.balance;
end $$;

-- every payment of a member begins under this lock
create function ledger_lock(p_account text, p_unit text) returns void
language plpgsql as $$
begin
  perform from ledger_account
  where agent = current_setting('app.agent') and id = p_account and unit = p_unit for update;
  if found then return; end if;
  insert into ledger_account (agent, id, unit) values (current_setting('app.agent'), p_account, p_unit) on conflict do nothing;
  perform from ledger_account
  where agent = current_setting('app.agent') and id = p_account and unit = p_unit for update;
end $$;

create function payment_tell(p_payment payment, p_kind text, p_at timestamptz) returns void
language sql as $$
  insert into payment_event (agent, payment, position, kind, at)
  select (p_payment).agent, (p_payment).id, 1 + count(*), p_kind, p_at
  from payment_event where agent = (p_payment).agent and payment = (p_payment).id
$$;

-- the account that what is not a gift is paid from
create function payment_source(p_payment payment) returns text
language sql immutable as $$
  select case (p_payment).kind
    when 'PURCHASE' then 'purchase'
    when 'AFFILIATE' then 'affiliate:' || (p_payment).username
    else 'promotion-expense' end
$$;

create function payment_begin(p_payment payment) returns void
language plpgsql as $$
begin
  insert into payment select p_payment.*;
  perform payment_tell(p_payment, 'created', p_payment.created_at);
  if p_payment.kind <> 'GIFT' then
    perform ledger_post(p_payment, 'hold', payment_source(p_payment), 'in-transit', p_payment.created_at);
    perform payment_tell(p_payment, 'held', p_payment.created_at);
  end if;
  perform outbox_add(p_payment.id, 'wallet.payment', p_payment.username, p_payment.id::text, jsonb_build_object('payment', p_payment.id));
end $$;

-- begins a gift within the limits of the day, or finds the one that was begun under the same key
create function open_gift(
  p_id uuid, p_sender text, p_receiver text, p_amount bigint, p_once_key text, p_day date, p_at timestamptz,
  p_most_gifts int, p_most_amount bigint
) returns table (outcome text, payment uuid, gifts int, given bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
begin
  perform ledger_lock('member:' || p_sender, 'CREDIT');
  select * into known from payment p
  where p.agent = own and p.username = p_sender and p.kind = 'GIFT' and p.once_key = p_once_key;
  if found then
    return query select case when (known.receiver, known.amount) = (p_receiver, p_amount) then 'known' else 'otherRequest' end,
      known.id, null::int, null::bigint;
    return;
  end if;
  select count(*)::int, coalesce(sum(p.amount), 0)::bigint into gifts, given from payment p
  where p.agent = own and p.username = p_sender and p.business_day = p_day and p.kind = 'GIFT' and p.status <> 'REJECT';
  if gifts >= p_most_gifts then
    return query select 'tooMany', null::uuid, gifts, given;
  elsif given + p_amount > p_most_amount then
    return query select 'tooMuch', null::uuid, gifts, given;
  else
    perform payment_begin(row(own, p_id, 'GIFT', 'CREDIT', p_amount, p_sender, p_receiver, 'CREATE', 'debit',
      null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
    return query select 'opened', p_id, gifts + 1, given + p_amount;
  end if;
end $$;

-- pays a member from an account of the house, or finds what was begun under the same key
create function open_reward(
  p_id uuid, p_kind text, p_unit text, p_amount bigint, p_username text, p_once_key text, p_day date, p_at timestamptz
) returns table (outcome text, payment uuid)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  known payment;
begin
  perform ledger_lock('member:' || p_username, p_unit);
  select * into known from payment p
  where p.agent = own and p.username = p_username and p.kind = p_kind and p.once_key = p_once_key;
  if found then
    return query select case when (known.unit, known.amount) = (p_unit, p_amount) then 'known' else 'otherRequest' end, known.id;
    return;
  end if;
  perform payment_begin(row(own, p_id, p_kind, p_unit, p_amount, p_username, p_username, 'CREATE', 'credit',
    null, null, null, null, p_once_key, p_day, p_at, p_at)::payment);
  return query select 'opened', p_id;
end $$;

-- notes that the provider is asked for the payment's step from now on. asked: it may have been asked before
create function ask_payment(p_id uuid, p_at timestamptz)
returns table (step text, asked boolean, unit text, amount bigint, username text, receiver text)
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is not null and known.asked_at is null then
    if known.status = 'CREATE' then perform payment_tell(known, 'sent', p_at); end if;
    update payment p set asked_at = p_at, status = 'APPROVE', changed_at = p_at
    where p.agent = known.agent and p.id = p_id;
  end if;
  return query select known.step, known.asked_at is not null, known.unit, known.amount, known.username, known.receiver;
end $$;

-- the provider did the step. Whoever comes second changes nothing
create function settle_payment(p_id uuid, p_step text, p_at timestamptz) returns text
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return known.status; end if;
  if p_step = 'debit' then
    perform ledger_post(known, 'debit', 'member:' || known.username, 'in-transit', p_at);
    perform payment_tell(known, 'held', p_at);
    update payment p set step = 'credit', asked_at = null, changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'APPROVE';
  elsif p_step = 'credit' then
    perform ledger_post(known, 'credit', 'in-transit', 'member:' || known.receiver, p_at);
    perform payment_tell(known, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'SUCCESS';
  else
    perform ledger_post(known, 'return', 'in-transit', 'member:' || known.username, p_at);
    perform payment_tell(known, 'returned', p_at);
    update payment p set step = null, status = 'REJECT', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'REJECT';
  end if;
end $$;

-- the provider refused the step for good: what was taken goes back. Whoever comes second changes nothing
create function refuse_payment(p_id uuid, p_step text, p_reason text, p_words text, p_at timestamptz) returns text
language plpgsql as $$
declare
  known payment;
  goes_back boolean;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return known.status; end if;
  if p_step = 'return' then raise exception 'what is given back cannot be refused'; end if;
  goes_back := known.kind = 'GIFT' and p_step = 'credit';
  perform payment_tell(known, 'refused', p_at);
  if known.kind <> 'GIFT' then
    perform ledger_post(known, 'return', 'in-transit', payment_source(known), p_at);
  end if;
  update payment p set step = case when goes_back then 'return' end, asked_at = null,
    status = case when goes_back then 'APPROVE' else 'REJECT' end,
    reject_reason = p_reason, reject_words = p_words, changed_at = p_at
  where p.agent = known.agent and p.id = p_id;
  return case when goes_back then 'APPROVE' else 'REJECT' end;
end $$;

-- nobody knows whether the provider did the step: told once a step
create function doubt_payment(p_id uuid, p_step text, p_at timestamptz) returns void
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return; end if;
  update payment p set changed_at = p_at where p.agent = known.agent and p.id = p_id;
  if (select e.kind from payment_event e where e.agent = known.agent and e.payment = p_id order by e.position desc limit 1) <> 'unknown' then
    perform payment_tell(known, 'unknown', p_at);
  end if;
end $$;
`,
};
