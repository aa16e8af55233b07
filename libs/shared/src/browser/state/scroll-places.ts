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

/** Returns the scroll position of a history entry in pixels; 0 when unknown. */
export function scrollPlace(page: string): number {
  const place = places()[page];
  return typeof place === 'number' && Number.isFinite(place) ? place : 0;
}

/** Stores it for this visit, also across a game that took over the window; keeps the ten newest. */
export function keepScrollPlace(page: string, placePx: number): void {
  const others = Object.entries(places()).filter(([other]) => other !== page);
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify(Object.fromEntries([...others, [page, Math.round(placePx)]].slice(-MAX_PLACES))),
    );
  } catch {
    // Storage may be blocked (private mode): the list then opens at its top.
  }
}

/** Location state of a navigation that opens a page where the visitor left it. */
export interface ScrollState {
  scrollPx: number;
}

/** Returns the scroll position that a navigation asks for; `null`: none. */
export function scrollOf(state: unknown): number | null {
  const { scrollPx } = (state ?? {}) as Partial<ScrollState>;
  return typeof scrollPx === 'number' && Number.isFinite(scrollPx) ? scrollPx : null;
}
