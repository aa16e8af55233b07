import { InvalidInput, isUuid } from '@housebrand/shared';

/** The last thread of a page: the instant by which the list is ordered, and its id. */
export interface ThreadPlace {
  at: Date;
  id: string;
}

/** Names the place after which the next page starts. */
export function threadCursor({ at, id }: ThreadPlace): string {
  return `${at.getTime()}.${id}`;
}

/** Reads what {@link threadCursor} returned. @throws InvalidInput for any other text */
export function threadPlace(cursor: string): ThreadPlace {
  const [, atMs, id] = /^(\d{1,13})\.(.+)$/.exec(cursor) ?? [];
  if (atMs === undefined || id === undefined || !isUuid(id))
    throw new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
  return { at: new Date(Number(atMs)), id };
}
