/** Sites opened at the desk; the seeded ones are in the code. */
export const sites = {
  id: 'simulator-0009',
  sql: 'create table site (prefix text primary key, name text not null)',
} as const;
