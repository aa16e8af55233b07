create table banner (
  agent text not null,
  id text not null,
  position int not null,
  eyebrow jsonb not null,
  title jsonb not null,
  action jsonb not null,
  path text not null,
  img_url text not null,
  primary key (agent, id)
);

create table agent_content (
  agent text not null,
  kind text not null check (kind in ('faq', 'tutorials', 'promotion-texts', 'announcements')),
  -- read and replaced as a whole
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  primary key (agent, kind)
);

create table content_change (
  agent text not null,
  id uuid not null,
  at timestamptz not null,
  -- 'agent key' or 'operator'
  changed_by text not null,
  kind text not null,
  -- the whole list after the change
  rows jsonb not null,
  primary key (agent, id)
);
