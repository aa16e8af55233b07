import type { Migration } from '@housebrand/shared/nest';

/** Sessions of before were opened by nobody knows what, and their password was typed nobody knows when. */
export const sessionDevices: Migration = {
  id: 'auth-0005',
  sql: `
alter table member_session
  add column device text not null default '',
  add column confirmed_at timestamptz;
`,
};
