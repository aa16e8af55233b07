import type { Migration } from '@housebrand/shared/nest';

/** When banners are shown; other content has it in its rows. */
export const schedules: Migration = {
  id: 'content-0004',
  sql: `alter table banner add column starts_at timestamptz, add column ends_at timestamptz, add check (starts_at < ends_at);`,
};
