import type { Migration } from '@housebrand/shared/nest';

/** Binds an enrolment to the session that started it, one unconfirmed app per member. Deletes enrolments without a session. */
export const boundEnrolments: Migration = {
  id: 'auth-0013-bound-enrolments',
  sql: `
alter table second_factor no force row level security;
delete from second_factor where confirmed_at is null;
alter table second_factor force row level security;
alter table second_factor
  add column session_id uuid,
  add constraint second_factor_enrolment_check check ((confirmed_at is null) = (session_id is not null));
create unique index second_factor_enrolment on second_factor (agent, username) where confirmed_at is null;

truncate passkey_challenge;
alter table passkey_challenge
  add column session_id uuid,
  add constraint passkey_challenge_enrolment_check check ((purpose = 'ADD') = (session_id is not null));
`,
};
