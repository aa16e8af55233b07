-- the agent's VAPID key pair: browsers subscribe with the public key, push services verify the sender with it
create table push_key (
  agent text primary key,
  public_key text not null,
  -- sealed
  private_key text not null,
  created_at timestamptz not null
);

-- a browser that receives a member's push messages
create table push_subscription (
  agent text not null,
  id uuid not null,
  username text not null,
  -- address at the browser's push service
  endpoint text not null check (length(endpoint) <= 1000),
  -- the browser's public key and secret, with which messages are encrypted
  p256dh text not null,
  auth text not null,
  language text not null,
  -- the session that subscribed: its end ends the messages
  session_id text not null,
  created_at timestamptz not null,
  primary key (agent, id),
  -- a browser is subscribed for the member who used it last
  unique (agent, endpoint)
);
create index push_subscription_of_member on push_subscription (agent, username);

alter table notification_setting
  -- kinds that come to the inbox only
  add column push_off_kinds text[] not null default '{}',
  -- HH:MM in the agent's time zone
  add column quiet_start text,
  add column quiet_end text,
  add check ((quiet_start is null) = (quiet_end is null));
