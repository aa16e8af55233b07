/** Sites that were opened at the desk; the seed's are the program's. */
export const sites = {
  id: 'simulator-0009',
  sql: 'create table site (prefix text primary key, name text not null)',
} as const;
