import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/** Stores income by bet: one line for each bet and upline. */
export const incomeByBets: Migration = {
  id: 'affiliate-0002-income-by-bets',
  sql: `
drop table affiliate_income;

-- who brought a member stays so
revoke update, delete on downline from housebrand_app, housebrand_operator;
create trigger append_only before update or delete or truncate on downline
  for each statement execute function refuse_change();
create index downline_member on downline (agent, username);

-- what an agent gives, from an instant on
create table affiliate_terms (
  agent text not null,
  since timestamptz not null,
  basis text not null check (basis in ('TURNOVER', 'NET_LOSS')),
  -- by level, hundredths of a percent
  shares int[] not null check (cardinality(shares) between 1 and 3 and 0 <= all (shares) and 10000 >= all (shares)),
  primary key (agent, since)
);
${tenantTable('affiliate_terms', { appMay: appendOnly })}

create table affiliate_income (
  agent text not null,
  -- whose bet brought it, and whom
  bet_id text not null,
  kind text not null check (kind in ('earned', 'takenBack')),
  username text not null,
  from_username text not null,
  level int not null check (level between 1 and 3),
  -- when the bet was settled, of what is taken back too
  at timestamptz not null,
  business_day date not null,
  amount_satang bigint not null check (amount_satang <> 0),
  primary key (agent, bet_id, username, kind),
  foreign key (agent, username, from_username) references downline (agent, upline, username)
);
create index affiliate_income_day on affiliate_income (agent, username, business_day desc) include (amount_satang, kind, from_username);
create index affiliate_income_from on affiliate_income (agent, username, from_username) include (amount_satang, business_day);
${tenantTable('affiliate_income', { appMay: appendOnly })}

-- how far the book of bets was followed
create table affiliate_follow (
  agent text not null,
  position bigint not null,
  primary key (agent)
);
${tenantTable('affiliate_follow')}`,
};
