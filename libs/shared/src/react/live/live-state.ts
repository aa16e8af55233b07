let isFollowed = false;

export function setFollowed(followed: boolean): void {
  isFollowed = followed;
}

/** How often to read again what live news tell of: as often as said without them, a tenth as often with them. */
export function unlessLive(everyMs: number): number {
  return isFollowed ? everyMs * 10 : everyMs;
}
