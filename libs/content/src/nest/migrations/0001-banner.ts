import { tenantTable, type Migration } from '@housebrand/shared/nest';

export const banner: Migration = {
  id: 'content-0001',
  sql: `
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
${tenantTable('banner')}`,
};
