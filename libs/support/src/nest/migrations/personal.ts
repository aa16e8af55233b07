import type { PersonalTable } from '@housebrand/shared/nest';

/** What an erasure does with the tables of support. What was said is deleted; that a question was answered stays. */
export const supportPersonal: readonly PersonalTable[] = [
  {
    table: 'support_message',
    emptied: { text: "'–'" },
    of: '(agent, thread) in (select agent, id from support_thread where username = $1)',
  },
  { table: 'support_thread', usernames: ['username'], emptied: { payment_key: 'null', payment: 'null' } },
];
