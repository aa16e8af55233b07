import { InvalidInput, isUuid } from '@housebrand/shared';

/** The last row of a page: the instant by which the list is ordered, and its id. */
export interface Place {
  at: Date;
  id: string;
}

/** Names the place after which the next page starts. */
export function cursorOf({ at, id }: Place): string {
  return `${at.getTime()}.${id}`;
}

/** A provider's id, which has no form of its own. */
export const isForeignId = (id: string): boolean => !id.includes('\0');

/**
 * Reads what {@link cursorOf} returned; `null` for no cursor.
 * @param isId says whether a text is an id of the list
 * @throws InvalidInput for any other text
 */
export function placeOf(cursor: string | undefined, isId: (text: string) => boolean = isUuid): Place | null {
  if (cursor === undefined) return null;
  const [, atMs, id] = /^(\d{1,13})\.(.+)$/.exec(cursor) ?? [];
  if (atMs === undefined || id === undefined || !isId(id)) throw wrongCursor();
  return { at: new Date(Number(atMs)), id };
}

/** The cursor is not one of ours. */
export function wrongCursor(): InvalidInput {
  return new InvalidInput([{ field: 'cursor', messageKey: 'shared.invalid', values: { field: 'cursor' } }]);
}
