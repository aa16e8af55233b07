let isFollowed = false;

export function setFollowed(followed: boolean): void {
  isFollowed = followed;
}

/**
 * Returns the interval for polling what the live stream reports: `everyMs` without the stream, ten times as long with
 * it.
 */
export function unlessLive(everyMs: number): number {
  return isFollowed ? everyMs * 10 : everyMs;
}
