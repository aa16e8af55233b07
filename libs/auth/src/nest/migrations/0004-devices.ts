import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const devices: Migration = {
  id: 'auth-0004',
  sql: `
create table device_trust (
  agent text not null,
  username text not null,
  trusted_from timestamptz not null,
  primary key (agent, username)
);
${tenantTable('device_trust')}
`,
};
