import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/**
 * The double-entry ledger of what we originate. A posting takes from one account and gives to another, so that all accounts
 * together are nothing. An account of somebody (`member:MTODEMO1`, `affiliate:MTODEMO1`) has a row with its balance; a
 * house account is its postings alone, so that nobody waits for its row.
 */
export const ledger: Migration = {
  id: 'wallet-0003',
  sql: `
create table payment (
  agent text not null,
  id uuid not null,
  kind text not null check (kind in ('GIFT', 'COUPON', 'QUEST', 'TOURNAMENT', 'AFFILIATE', 'PURCHASE')),
  -- CREDIT: amount in satang. POINT: in points
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  -- whose it is: who sends a gift, who gets what is not a gift
  username text not null,
  -- whom the provider credits in the end
  receiver text not null,
  status text not null default 'CREATE' check (status in ('CREATE', 'APPROVE', 'SUCCESS', 'REJECT')),
  -- what the provider is asked for next; null: nothing any more
  step text check (step in ('debit', 'credit', 'return')),
  -- since when the provider is asked for it; null: it has not been asked yet
  asked_at timestamptz,
  -- key of the words that say why, and the provider's own words when it had some
  reject_reason text,
  reject_words text,
  -- the payment that this one takes back
  reverses uuid,
  -- what makes it one however often it is asked for: the caller's key, or what is claimed
  once_key text not null,
  business_day date not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (agent, id),
  unique (agent, username, kind, once_key),
  foreign key (agent, reverses) references payment (agent, id),
  check ((status in ('SUCCESS', 'REJECT')) = (step is null)),
  check (status <> 'REJECT' or reject_reason is not null),
  check (kind <> 'GIFT' or receiver <> username)
);
create index payment_of_member on payment (agent, username, created_at desc, id desc);
create index payment_received on payment (agent, receiver, created_at desc, id desc) where kind = 'GIFT' and status = 'SUCCESS';
create index payment_gifts_of_day on payment (agent, username, business_day) where kind = 'GIFT' and status <> 'REJECT';
create index payment_open on payment (changed_at) where step is not null;
create unique index payment_reversed_once on payment (agent, reverses) where reverses is not null and status <> 'REJECT';
${tenantTable('payment', { appMay: ['select', 'insert', 'update'] })}

create function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a payment is never deleted' using errcode = 'restrict_violation';
  end if;
  if old.status in ('SUCCESS', 'REJECT') then
    raise exception 'payment % is settled', old.id using errcode = 'restrict_violation';
  end if;
  if old.status = 'APPROVE' and new.status = 'CREATE' or old.status = 'CREATE' and new.status = 'SUCCESS' then
    raise exception 'payment % cannot go from % to %', old.id, old.status, new.status using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.kind, new.unit, new.amount, new.username, new.receiver, new.once_key, new.business_day, new.created_at)
     is distinct from
     (old.agent, old.id, old.kind, old.unit, old.amount, old.username, old.receiver, old.once_key, old.business_day, old.created_at)
     or new.reverses is distinct from old.reverses then
    raise exception 'payment % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before update or delete on payment for each row execute function guard_payment();

create table payment_event (
  agent text not null,
  payment uuid not null,
  position int not null,
  kind text not null check (kind in ('created', 'held', 'sent', 'unknown', 'confirmed', 'refused', 'returned')),
  at timestamptz not null,
  primary key (agent, payment, position),
  foreign key (agent, payment) references payment (agent, id)
);
${tenantTable('payment_event', { appMay: appendOnly })}

create table ledger_account (
  agent text not null,
  id text not null,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  balance bigint not null default 0,
  primary key (agent, id, unit)
);
${tenantTable('ledger_account', { appMay: ['select', 'insert', 'update'] })}

create table ledger_posting (
  agent text not null,
  -- of the payment, and which of its moves: posted once
  payment uuid not null,
  move text not null check (move in ('hold', 'debit', 'credit', 'return')),
  source text not null,
  destination text not null check (destination <> source),
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (agent, payment, move),
  foreign key (agent, payment) references payment (agent, id)
);
create index ledger_posting_source on ledger_posting (agent, source, unit) include (amount);
create index ledger_posting_destination on ledger_posting (agent, destination, unit) include (amount);
${tenantTable('ledger_posting', { appMay: appendOnly })}`,
};
