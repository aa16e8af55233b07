-- members' questions to the staff
create table support_thread (
  agent text not null,
  id uuid not null,
  username text not null,
  -- the payment in question, and what its record said when the thread started; null: none
  payment_key text,
  payment jsonb,
  state text not null check (state in ('OPEN', 'ANSWERED', 'CLOSED')),
  -- since when it is in this state; OPEN: since the oldest message without an answer
  since timestamptz not null,
  last_at timestamptz not null,
  -- numbers of messages; 0: none
  last_number int not null check (last_number > 0),
  last_answer int not null check (last_answer between 0 and last_number),
  read_until int not null check (read_until between 0 and last_number),
  primary key (agent, id),
  check ((payment is null) = (payment_key is null))
);

-- a second question about a payment continues its thread
create unique index support_thread_payment on support_thread (agent, username, payment_key) where state <> 'CLOSED';
create index support_thread_member on support_thread (agent, username, last_at desc, id desc);
create index support_thread_state on support_thread (agent, state, since, id);

-- append-only: no role can change or remove what was said
create table support_message (
  agent text not null,
  thread uuid not null,
  number int not null check (number > 0),
  author text not null check (author in ('MEMBER', 'STAFF')),
  text text not null check (char_length(text) between 1 and 1000),
  at timestamptz not null,
  primary key (agent, thread, number),
  foreign key (agent, thread) references support_thread (agent, id)
);
