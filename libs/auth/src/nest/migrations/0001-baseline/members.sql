create table member (
  agent text not null,
  username text not null,
  member_id text not null,
  -- keyed hashes: a search by the number finds the row, but the number can't be read
  tel_index bytea,
  account_index bytea,
  member_since timestamptz,
  synced_at timestamptz not null,
  last_active_at timestamptz not null,
  primary key (agent, username)
);
create index member_tel on member (agent, tel_index);
create index member_account on member (agent, account_index);
create index member_provider_id on member (agent, member_id);

create table seamless_member (
  agent text not null,
  username text not null,
  transfer_status text not null check (transfer_status in ('NONE', 'PENDING', 'SUCCESS')),
  transfer_username text not null default '',
  transfer_credit_satang bigint not null default 0 check (transfer_credit_satang >= 0),
  affiliate_code text not null default '',
  parent_id text not null default '',
  -- name, telephone number and bank account, sealed
  personal text not null,
  member_since timestamptz,
  created_at timestamptz not null default now(),
  primary key (agent, username)
);

-- a member's credit can be claimed once, by one agent; claims span all agents, so the members' role can't write them
create table seamless_claim (
  source_agent text not null,
  transfer_username text not null,
  claimant text not null,
  username text not null,
  claimed_at timestamptz not null default now(),
  primary key (source_agent, transfer_username)
);

-- our data of a registration; the provider keeps the rest
create table registration (
  agent text not null,
  username text not null,
  -- the member whose invitation code was given, if we know the code
  referrer text,
  site text not null,
  consented_at timestamptz not null,
  primary key (agent, username)
);

-- consent and referrer, stored before the provider call: storing our record may fail after the provider has accepted
create table registration_intent (
  agent text not null,
  id uuid not null,
  username text not null,
  referrer text,
  site text not null,
  consented_at timestamptz not null,
  primary key (agent, id)
);
create index registration_intent_member on registration_intent (agent, username);
