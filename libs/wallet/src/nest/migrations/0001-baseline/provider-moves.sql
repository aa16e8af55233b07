-- A call that moves a member's money at the provider and has no key there by which it could be found again.
create table provider_move (
  agent text not null,
  id uuid not null,
  username text not null,
  kind text not null check (kind in ('WITHDRAWAL', 'INCOME', 'CASHBACK', 'DEPOSIT')),
  -- null while only the provider knows it
  amount_satang bigint check (amount_satang > 0),
  state text not null default 'SENT' check (state in ('SENT', 'UNKNOWN', 'SETTLED', 'REFUSED')),
  -- the caller's idempotency key; null if the call was never sent: the key is free again
  idempotency_key text,
  -- the last entry of this kind that the provider showed before the call; later entries are new
  after text,
  -- the provider's reference
  reference text,
  refusal_code int,
  refusal_words text,
  created_at timestamptz not null,
  settled_at timestamptz,
  -- when the provider's lists were last searched without success
  requested_at timestamptz,
  -- LOGIN: needs a session of the member. PROVIDER: it did not answer, or does not list the move yet
  waits_for text check (waits_for in ('LOGIN', 'PROVIDER')),
  -- which operator ended it, and why; null if the provider's lists did
  ended_note text,
  primary key (agent, id),
  check ((state in ('SETTLED', 'REFUSED')) = (settled_at is not null)),
  check ((state = 'SETTLED') = (reference is not null)),
  check (state <> 'SETTLED' or amount_satang is not null),
  check (ended_note is null or state in ('SETTLED', 'REFUSED'))
);
create unique index provider_move_idempotency_key on provider_move (agent, username, kind, idempotency_key);
-- a second call while the first one's outcome is unknown could move the money twice
create unique index provider_move_open on provider_move (agent, username, kind) where state in ('SENT', 'UNKNOWN');
create unique index provider_move_reference on provider_move (agent, kind, reference);
create index provider_move_to_settle on provider_move ((waits_for is not distinct from 'LOGIN'), requested_at nulls first, created_at)
  where state in ('SENT', 'UNKNOWN');
