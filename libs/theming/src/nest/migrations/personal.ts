import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of theming. The white list for maintenance names members. */
export const themingPersonal: readonly PersonalTable[] = [{ table: 'agent', mentions: { details: 'jsonb' } }];
