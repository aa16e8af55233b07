import type { Migration } from '@housebrand/shared/nest';
import announceRegistration from './announce-registration.sql?raw';

/** Announces registrations to the agent's other systems. */
export const events: Migration = { id: 'auth-0006', sql: announceRegistration };
