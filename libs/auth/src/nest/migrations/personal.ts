import type { PersonalTable } from '@housebrand/shared/nest';

/**
 * What an erasure does with the tables of auth. Logins and profile data are deleted. A record of an excluded member keeps the hashes of its numbers, which recognise the person; `Erasures` deletes the others.
 */
export const authPersonal: readonly PersonalTable[] = [
  // without an exclusion, the record is deleted when its name has been replaced
  {
    table: 'member',
    usernames: ['username'],
    emptied: { member_id: "''", name_index: 'null', first_name_index: 'null' },
  },
  { table: 'seamless_member', usernames: ['username'], rows: 'deleted' },
  // credit that was claimed stays claimed
  { table: 'seamless_claim', usernames: ['username'], agentColumn: 'claimant' },
  { table: 'seamless_claim', usernames: ['transfer_username'], agentColumn: 'source_agent' },
  { table: 'registration', usernames: ['username', 'referrer'], rows: 'deleted' },
  { table: 'registration_intent', usernames: ['username', 'referrer'], rows: 'deleted' },
  { table: 'member_lock', usernames: ['username'], rows: 'deleted' },
  { table: 'member_session', usernames: ['username'], rows: 'deleted' },
  { table: 'device_trust', usernames: ['username'], rows: 'deleted' },
  { table: 'password_repair', usernames: ['username'], rows: 'deleted' },
  { table: 'second_factor', usernames: ['username'], rows: 'deleted' },
  { table: 'recovery_code', usernames: ['username'], rows: 'deleted' },
  { table: 'passkey_challenge', usernames: ['username'], rows: 'deleted' },
];
