import type { Migration } from '@housebrand/shared/nest';
import { sessions } from './0001-sessions';
import { members } from './0002-members';
import { seamlessClaims } from './0003-seamless-claims';
import { devices } from './0004-devices';
import { sessionDevices } from './0005-session-devices';
import { registration } from './0006-registration';
import { registrationIntents } from './0007-registration-intents';
import { sessionAudit } from './0009-audit';
import { tiersElsewhere } from './0010-tiers-elsewhere';
import { secondFactor } from './0011-second-factor';
import { passkeys } from './0012-passkeys';
import { boundEnrolments } from './0013-bound-enrolments';
import { authRights } from './rights';

export const authMigrations: readonly Migration[] = [
  sessions,
  members,
  seamlessClaims,
  devices,
  sessionDevices,
  registration,
  registrationIntents,
  sessionAudit,
  tiersElsewhere,
  secondFactor,
  passkeys,
  boundEnrolments,
  authRights,
];
