import { commonTable, type Migration } from '@housebrand/shared/nest';

/** Records the seeded parts of the demo world, so that a restart does not overwrite members' changes. */
export const seedMigrations: readonly Migration[] = [
  {
    id: 'api-0001',
    sql: `
create table demo_seed (id text primary key, sown_at timestamptz not null default now());
${commonTable('demo_seed')}`,
    rights: { demo_seed: { app: [], operator: ['select', 'insert'] } },
  },
];
