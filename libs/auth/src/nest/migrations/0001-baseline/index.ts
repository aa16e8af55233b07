import { commonTable, tenantTable, type Migration } from '@housebrand/shared/nest';
import members from './members.sql?raw';
import sessions from './sessions.sql?raw';
import secondFactors from './second-factors.sql?raw';
import auditSessionEnd from './functions/audit-session-end.sql?raw';

/** Members, sessions, second factors, registrations and the keys that seal them. */
export const baseline: Migration = {
  id: 'auth-0001',
  sql: [
    members,
    sessions,
    secondFactors,
    ...[
      'member',
      'seamless_member',
      'registration',
      'registration_intent',
      'member_session',
      'provider_credential',
      'device_trust',
      'password_repair',
      'second_factor',
      'recovery_code',
      'factor_proof',
      'passkey',
      'passkey_challenge',
    ].map((table) => tenantTable(table)),
    ...['seamless_claim', 'token_key'].map((table) => commonTable(table)),
    auditSessionEnd,
  ].join('\n'),
};
