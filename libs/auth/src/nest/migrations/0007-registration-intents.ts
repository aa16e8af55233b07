import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Consent and referrer, stored before the provider call: storing our record may fail after the provider has accepted. */
export const registrationIntents: Migration = {
  id: 'auth-0007-registration-intents',
  sql: `
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
${tenantTable('registration_intent')}
`,
};
