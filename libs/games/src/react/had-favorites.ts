const STORAGE_KEY = 'hadFavorites';

/** Whether the home showed favourites at the last visit; a first visit counts as one with favourites. */
export function hadFavoritesLastTime(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'false';
  } catch {
    return true;
  }
}

export function keepHadFavorites(hadSome: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(hadSome));
  } catch {
    // storage may be closed to us (private mode): the next visit then keeps the place
  }
}
