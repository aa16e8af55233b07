import type { SealedColumn } from '@housebrand/shared/nest';
import { repairPurpose } from './passwords/password-repairs';
import { closurePurpose } from './erasure/closing.service';
import { personalPurpose } from './seamless/seamless.service';
import { factorPurpose } from './second-factor/factor-check';
import { sealPurpose } from './session/provider-vault';

/** Columns that this domain stores sealed; a key rotation seals them with the new key. */
export const authSealedColumns: readonly SealedColumn[] = [
  {
    table: 'member_session',
    column: 'member_system_token',
    keys: ['id'],
    purpose: (agent: string, id: string) => sealPurpose('memberSystem', agent, id),
  },
  {
    table: 'member_session',
    column: 'game_platform_token',
    keys: ['id'],
    purpose: (agent: string, id: string) => sealPurpose('gamePlatform', agent, id),
  },
  {
    table: 'provider_credential',
    column: 'sealed',
    keys: ['session_id'],
    purpose: (agent: string, id: string) => sealPurpose('credential', agent, id),
  },
  {
    table: 'seamless_member',
    column: 'personal',
    keys: ['username'],
    purpose: (prefix: string, name: string) => personalPurpose({ prefix, username: name }),
  },
  {
    table: 'password_repair',
    column: 'sealed',
    keys: ['username'],
    purpose: (prefix: string, name: string) => repairPurpose({ prefix, username: name }),
  },
  {
    table: 'member_closure',
    column: 'sealed',
    keys: ['pseudonym'],
    purpose: closurePurpose,
  },
  {
    table: 'second_factor',
    column: 'secret',
    keys: ['id'],
    purpose: factorPurpose,
  },
];
