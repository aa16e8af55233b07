import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Passkeys are a kind of second factor; a separate table holds the data that verifies their signatures. */
export const passkeys: Migration = {
  id: 'auth-0012-passkeys',
  sql: `
alter table second_factor
  drop constraint second_factor_kind_check,
  alter column secret drop not null,
  alter column last_step drop not null,
  add constraint second_factor_kind_check check (
    (kind = 'TOTP' and secret is not null and last_step is not null)
    or (kind = 'PASSKEY' and secret is null and last_step is null and confirmed_at is not null)
  );

create table passkey (
  agent text not null,
  factor_id uuid not null,
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  primary key (agent, factor_id),
  unique (agent, rp_id, credential_id),
  foreign key (agent, factor_id) references second_factor (agent, id) on delete cascade
);
${tenantTable('passkey')}

create table passkey_challenge (
  agent text not null,
  hash bytea not null,
  username text not null,
  purpose text not null check (purpose in ('ADD', 'LOGIN', 'STEP_UP')),
  rp_id text not null,
  expires_at timestamptz not null,
  primary key (agent, hash)
);
create index passkey_challenge_of_member on passkey_challenge (agent, username);
${tenantTable('passkey_challenge')}
`,
};
