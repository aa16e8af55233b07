create table coupon (
  agent text not null,
  id uuid not null,
  name text not null,
  unit text not null check (unit in ('CREDIT', 'POINT')),
  amount bigint not null check (amount > 0),
  -- the turnover requirement, as a multiple of the amount
  turnover_multiplier int not null check (turnover_multiplier between 0 and 100),
  valid_from timestamptz not null,
  -- null: no end
  valid_until timestamptz check (valid_until > valid_from),
  per_member int not null check (per_member > 0),
  -- redemptions of all codes together; null: no limit
  total int check (total > 0),
  redeemed int not null default 0 check (redeemed >= 0 and redeemed <= total),
  created_at timestamptz not null,
  -- when it was switched off
  disabled_at timestamptz,
  primary key (agent, id)
);

create table coupon_code (
  agent text not null,
  -- SHA-256: a code is as good as money, so it can't be read here
  code_hash bytea not null,
  coupon uuid not null,
  -- null: as often as the coupon allows
  uses int check (uses > 0),
  used int not null default 0 check (used >= 0 and used <= uses),
  primary key (agent, code_hash),
  foreign key (agent, coupon) references coupon (agent, id)
);
create index coupon_code_coupon on coupon_code (agent, coupon);

create table coupon_redemption (
  agent text not null,
  payment uuid not null,
  coupon uuid not null,
  code_hash bytea not null,
  username text not null,
  primary key (agent, payment),
  foreign key (agent, payment) references payment (agent, id),
  foreign key (agent, code_hash) references coupon_code (agent, code_hash)
);
create index coupon_redemption_member on coupon_redemption (agent, username, coupon);

-- The turnover that a coupon's credit requires before money may leave.
create table turnover_requirement (
  agent text not null,
  payment uuid not null,
  username text not null,
  required_satang bigint not null check (required_satang > 0),
  -- bets settled from here on count
  since timestamptz not null,
  -- when it was found fulfilled, because money left; null: still open
  fulfilled_at timestamptz,
  -- when it was dropped because the member can't play; null: it was not
  dropped_at timestamptz,
  primary key (agent, payment),
  foreign key (agent, payment) references payment (agent, id)
);
create index turnover_requirement_open on turnover_requirement (agent, username) where fulfilled_at is null;
