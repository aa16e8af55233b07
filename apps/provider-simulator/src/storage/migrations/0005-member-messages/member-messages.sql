-- text messages to members' phones and LINE accounts
create table member_message (
  id bigint generated always as identity primary key,
  -- sent once per reference
  reference text not null unique,
  member_id text not null references member on delete cascade,
  channel text not null check (channel in ('SMS', 'LINE')),
  text text not null,
  at timestamptz not null
);
create index member_message_of_member on member_message (member_id, id desc);
