create table client_signature (
  uuid text primary key,
  expires_at timestamptz not null
);

create table access_token (
  token_hash text primary key,
  member_id text not null references member on delete cascade,
  system text not null,
  expires_at timestamptz not null
);
create index access_token_member on access_token (member_id);

create table registration (
  member_id text primary key references member on delete cascade,
  prefix text not null,
  tel text not null,
  account_number text not null,
  email text,
  line text,
  gender text,
  birthday date not null,
  recommend text,
  recommend_other text,
  reference text,
  site text not null
);
create unique index registration_tel on registration (prefix, tel);
create unique index registration_account on registration (prefix, account_number);
create unique index registration_email on registration (prefix, lower(email));

-- a password that is valid for one login at each system
create table one_login (
  member_id text not null references member on delete cascade,
  system text not null check (system in ('memberSystem', 'gamePlatform')),
  used_at timestamptz,
  primary key (member_id, system)
);

create table otp (
  id bigint generated always as identity primary key,
  prefix text not null,
  tel text not null,
  code text not null,
  at timestamptz not null,
  kind text not null default 'OTP' check (kind in ('OTP', 'PASSWORD')),
  tries integer not null default 0,
  used_at timestamptz
);
create index otp_tel on otp (prefix, tel, id desc);

create table captcha (
  id text primary key,
  prefix text not null,
  answer text not null,
  at timestamptz not null
);
