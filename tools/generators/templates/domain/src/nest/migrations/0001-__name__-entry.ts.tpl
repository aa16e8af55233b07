import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const __name__Entry: Migration = {
  id: '__name__-0001',
  sql: `
create table __name___entry (
  agent text not null,
  id int not null,
  title jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz check (closes_at > opens_at),
  primary key (agent, id)
);
${tenantTable('__name___entry')}`,
};
