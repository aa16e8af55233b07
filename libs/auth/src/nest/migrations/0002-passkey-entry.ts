import type { Migration } from '@housebrand/shared/nest';

/** Allows challenges of logins that name no member. */
export const passkeyEntry: Migration = {
  id: 'auth-0002',
  sql: `alter table passkey_challenge
    drop constraint passkey_challenge_purpose_check,
    add constraint passkey_challenge_purpose_check check (purpose in ('ADD', 'LOGIN', 'STEP_UP', 'ENTRY'));`,
};
