import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of webhooks. A later replay names the pseudonym. */
export const webhooksPersonal: readonly PersonalTable[] = [{ table: 'webhook_delivery', mentions: { data: 'jsonb' } }];
