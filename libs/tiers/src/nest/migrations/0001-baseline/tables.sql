create table tier_config (
  agent text not null,
  tier_level int not null check (tier_level >= 1),
  tier_name text not null,
  logo_url text not null,
  description_background_color text not null,
  background_dark_color text not null,
  background_bright_color text not null,
  min_deposit_satang bigint not null check (min_deposit_satang >= 0),
  min_turnover_satang bigint not null check (min_turnover_satang >= 0),
  -- {"th": {"summary": "…", "benefits": ["…"]}, "en": {…}}
  content jsonb not null,
  -- keys of the menus that the tier opens (specification section 6)
  menus text[] not null default '{}',
  primary key (agent, tier_level)
);

create table tier_standing (
  agent text not null,
  username text not null,
  -- turnover counts from here; the sum below includes what came before
  since timestamptz not null,
  -- source of the turnover. PROFILE: the provider's sum; SOON: play, once the log has been read; PLAY: play
  follows text not null check (follows in ('PROFILE', 'SOON', 'PLAY')),
  -- the provider's sum of settled deposits
  deposit_satang bigint not null,
  turnover_satang bigint not null,
  primary key (agent, username)
);
create index tier_standing_soon on tier_standing (agent) where follows = 'SOON';
