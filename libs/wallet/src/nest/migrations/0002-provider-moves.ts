import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Calls of ours that move a member's money at the provider, and have no key there by which they could be found. */
export const providerMoves: Migration = {
  id: 'wallet-0002',
  sql: `
create table provider_move (
  agent text not null,
  id uuid not null,
  username text not null,
  kind text not null check (kind in ('WITHDRAWAL', 'INCOME', 'CASHBACK')),
  -- null while only the provider knows it
  amount_satang bigint check (amount_satang > 0),
  state text not null default 'SENT' check (state in ('SENT', 'UNKNOWN', 'SETTLED', 'REFUSED')),
  -- the caller's Idempotency-Key; null when nothing was sent under it: it is free again
  once_key text,
  -- what the provider had shown last of the kind before: whatever it shows later is new
  after text,
  -- the provider's own
  reference text,
  refusal_code int,
  refusal_words text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (agent, id),
  check ((state in ('SETTLED', 'REFUSED')) = (settled_at is not null)),
  check ((state = 'SETTLED') = (reference is not null)),
  check (state <> 'SETTLED' or amount_satang is not null)
);
create unique index provider_move_once on provider_move (agent, username, kind, once_key);
-- a second call while nobody knows how the first ended could move the money twice
create unique index provider_move_open on provider_move (agent, username, kind) where state in ('SENT', 'UNKNOWN');
create unique index provider_move_reference on provider_move (agent, kind, reference);
create index provider_move_to_settle on provider_move (created_at) where state in ('SENT', 'UNKNOWN');
${tenantTable('provider_move', { appMay: ['select', 'insert', 'update'] })}

create function guard_provider_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a move is never deleted' using errcode = 'restrict_violation';
  end if;
  if old.state in ('SETTLED', 'REFUSED') or new.state = 'SENT' then
    raise exception 'move % cannot go from % to %', old.id, old.state, new.state using errcode = 'restrict_violation';
  end if;
  if (new.agent, new.id, new.username, new.kind, new.created_at) is distinct from (old.agent, old.id, old.username, old.kind, old.created_at)
     or old.amount_satang <> new.amount_satang then
    raise exception 'move % may not become another', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before update or delete on provider_move for each row execute function guard_provider_move();
`,
};
