import type { Migration } from '@housebrand/shared/nest';

/** Existing sessions have no device name and no time at which the password was entered. */
export const sessionDevices: Migration = {
  id: 'auth-0005',
  sql: `
alter table member_session
  add column device text not null default '',
  add column confirmed_at timestamptz;
`,
};
