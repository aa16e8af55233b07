import { tenantTable, type Migration } from '@housebrand/shared/nest';

/**
 * An excluded member cannot play for a coupon: its demand falls, and at most the coupon's own amount goes back to the house, by a payment
 * that names the coupon's. Rewards of an excluded member are kept until the exclusion ends, then paid under the id they were told by.
 */
export const droppedCoupons: Migration = {
  id: 'wallet-0019-dropped-coupons',
  sql: `
alter table turnover_demand
  -- when it fell without being played. null: it did not
  add column dropped_at timestamptz;

create or replace function open_demands(p_username text) returns setof turnover_demand
language sql stable as $$
  select d.* from turnover_demand d join payment p on p.agent = d.agent and p.id = d.payment
  where d.agent = current_setting('app.agent') and d.username = p_username and d.met_at is null and d.dropped_at is null
    and p.status <> 'REJECT'
$$;

-- a coupon's credit that goes back to the house: taken from the member, booked at once
create function is_take_back(p_payment payment) returns boolean
language sql immutable as $$
  select (p_payment).kind = 'COUPON' and (p_payment).reverses is not null
$$;

create or replace function payment_begin(p_payment payment) returns void
language plpgsql as $$
begin
  insert into payment select p_payment.*;
  perform payment_tell(p_payment, 'created', p_payment.created_at);
  if p_payment.kind <> 'GIFT' and not is_take_back(p_payment) then
    perform ledger_post(p_payment, 'hold', payment_source(p_payment), 'in-transit', p_payment.created_at);
    perform payment_tell(p_payment, 'held', p_payment.created_at);
  end if;
  perform outbox_add(p_payment.id, 'wallet.payment', p_payment.username, p_payment.id::text, jsonb_build_object('payment', p_payment.id));
end $$;

create or replace function settle_payment(p_id uuid, p_step text, p_at timestamptz) returns text
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return known.status; end if;
  if p_step = 'debit' and is_take_back(known) then
    perform ledger_post(known, 'debit', 'member:' || known.username, payment_source(known), p_at);
    perform payment_tell(known, 'confirmed', p_at);
    update payment p set step = null, status = 'SUCCESS', changed_at = p_at where p.agent = known.agent and p.id = p_id;
    return 'SUCCESS';
  elsif p_step = 'debit' then
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

create or replace function refuse_payment(p_id uuid, p_step text, p_reason text, p_words text, p_at timestamptz) returns text
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
  if known.kind <> 'GIFT' and not is_take_back(known) then
    perform ledger_post(known, 'return', 'in-transit', payment_source(known), p_at);
  end if;
  update payment p set step = case when goes_back then 'return' end, asked_at = null,
    status = case when goes_back then 'APPROVE' else 'REJECT' end,
    reject_reason = p_reason, reject_words = p_words, changed_at = p_at
  where p.agent = known.agent and p.id = p_id;
  return case when goes_back then 'APPROVE' else 'REJECT' end;
end $$;

-- under the member's lock: a demand falls once. p_amount: what goes back, 0 for nothing. Returns the payment that takes it back
create function drop_demand(p_id uuid, p_username text, p_payment uuid, p_amount bigint, p_day date, p_at timestamptz) returns uuid
language plpgsql as $$
declare
  own text := current_setting('app.agent');
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  update turnover_demand d set dropped_at = p_at
  where d.agent = own and d.username = p_username and d.payment = p_payment and d.met_at is null and d.dropped_at is null;
  if not found or p_amount <= 0 then return null; end if;
  perform payment_begin(row(own, p_id, 'COUPON', 'CREDIT', p_amount, p_username, p_username, 'CREATE', 'debit',
    null, null, null, p_payment, 'dropped:' || p_payment, p_day, p_at, p_at)::payment);
  return p_id;
end $$;

-- what takes a coupon back is no redemption: nothing is released with it
drop trigger release_coupon on payment;
create trigger release_coupon after update on payment for each row
  when (new.kind = 'COUPON' and new.status = 'REJECT' and new.reverses is null) execute function release_coupon();

-- an operator takes gifts back; coupons go back by themselves
create or replace function audit_opened() returns trigger language plpgsql as $$
begin
  insert into audit_entry (agent, actor, action, subject, details)
  select agent, case when reverses is null then username when kind = 'GIFT' then 'operator' else 'system' end,
    'money.payment-opened', username, json_build_object(
    'id', id, 'kind', kind, 'unit', unit, 'amount', amount::text, 'receiver', receiver, 'reverses', reverses)::text
  from opened;
  return null;
end $$;

create table held_reward (
  agent text not null,
  -- of the payment, once it begins
  id uuid not null,
  kind text not null check (kind in ('QUEST', 'TOURNAMENT')),
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  username text not null,
  -- what is paid for, once
  once_key text not null,
  -- the business day it was won on
  business_day date not null,
  held_at timestamptz not null,
  -- when its payment began. null: it is still held
  paid_at timestamptz,
  primary key (agent, id),
  unique (agent, username, kind, once_key)
);
create index held_reward_waiting on held_reward (held_at, id) where paid_at is null;
${tenantTable('held_reward', { appMay: ['select', 'insert', 'update'] })}
`,
};
