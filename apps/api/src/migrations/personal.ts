import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the application's own tables. A command may name the member whose payment it corrects. */
export const apiPersonal: readonly PersonalTable[] = [{ table: 'operator_approval', mentions: { input: 'text' } }];
