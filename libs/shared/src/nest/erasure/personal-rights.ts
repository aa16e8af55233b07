import type { Rights, TableRight } from '../database/table-rights';
import type { PersonalTable } from './personal-table';

/** Adds what the eraser's role needs to erase these tables, beyond the rights of the members' role and its own declared ones. */
export function withErasure(rights: Rights, personal: readonly PersonalTable[]): Rights {
  const eraser = (name: string): TableRight[] => {
    const own = personal.filter(({ table }) => table === name);
    const columns = own.flatMap(({ usernames = [], accounts = [], mentions = {}, emptied = {} }) => [
      ...usernames,
      ...accounts,
      ...Object.keys(mentions),
      ...Object.keys(emptied),
    ]);
    if (own.length === 0) return [];
    const changed: TableRight[] = columns.length > 0 ? [`update (${[...new Set(columns)].join(', ')})`] : [];
    return ['select', ...changed, ...(own.some(({ rows }) => rows === 'deleted') ? (['delete'] as const) : [])];
  };
  return Object.fromEntries(
    Object.entries(rights).map(([name, granted]) => [
      name,
      { ...granted, eraser: [...eraser(name), ...(granted.eraser ?? [])] },
    ]),
  );
}
