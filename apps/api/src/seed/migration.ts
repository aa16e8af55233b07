import { commonTable, type Migration } from '@housebrand/shared/nest';

/** What of the demo world has been sown: a member's own changes are not undone by the next start. */
export const seedMigrations: readonly Migration[] = [
  {
    id: 'api-0001',
    sql: `
create table demo_seed (id text primary key, sown_at timestamptz not null default now());
${commonTable('demo_seed')}`,
    rights: { demo_seed: { app: [], operator: ['select', 'insert'] } },
  },
];
