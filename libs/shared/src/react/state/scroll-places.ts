const STORAGE_KEY = 'scrollPlaces';
const MAX_PLACES = 10;

type Places = Record<string, number>;

function places(): Places {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') ?? {}) as Places;
  } catch {
    return {};
  }
}

/** Where a page of the history was scrolled to, pixels; 0 when it is not known. */
export function scrollPlace(page: string): number {
  const place = places()[page];
  return typeof place === 'number' && Number.isFinite(place) ? place : 0;
}

/** Remembers it for this visit, also over a game that took the window; the oldest of ten is forgotten. */
export function keepScrollPlace(page: string, placePx: number): void {
  const others = Object.entries(places()).filter(([other]) => other !== page);
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...others, [page, Math.round(placePx)]].slice(-MAX_PLACES))),
    );
  } catch {
    // storage may be closed to us (private mode): the list then opens at its top
  }
}
