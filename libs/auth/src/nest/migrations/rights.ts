import { both, rightsOf, withErasure } from '@housebrand/shared/nest';
import { authPersonal } from './personal';

export const authRights = rightsOf(
  'auth',
  withErasure(
    {
      // not per agent: the keys that seal sessions, and credit claims
      token_key: { app: [], operator: ['select', 'insert', 'update'] },
      seamless_claim: { app: [], operator: ['select', 'insert'] },
      // an erased member's record is deleted, unless an exclusion needs its hashes
      member_lock: both('select', 'insert', 'update', 'delete'),
      member: { ...both('select', 'insert', 'update'), eraser: ['delete'] },
      seamless_member: both('select', 'insert', 'update'),
      member_session: both('select', 'insert', 'update', 'delete'),
      provider_credential: both('select', 'insert', 'update', 'delete'),
      device_trust: both('select', 'insert', 'update'),
      password_repair: both('select', 'insert', 'update', 'delete'),
      registration: both('select', 'insert', 'update'),
      registration_intent: both('select', 'insert', 'update', 'delete'),
      second_factor: both('select', 'insert', 'update', 'delete'),
      recovery_code: both('select', 'insert', 'update', 'delete'),
      factor_proof: both('select', 'insert', 'update'),
      passkey: both('select', 'insert', 'update'),
      member_closure: both('select', 'insert', 'update (sealed, erased_at)'),
      passkey_challenge: both('select', 'insert', 'update', 'delete'),
    },
    authPersonal,
  ),
);
