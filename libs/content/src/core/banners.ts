/**
 * Whether a banner's path is inside its agent's portal: `promotion/3`, `game?type=Slot`; nothing that leaves the
 * site.
 */
export function isPortalPath(path: string): boolean {
  return /^[a-z0-9][a-z0-9\-/]*(\?[\w=&-]*)?$/.test(path) && !path.includes('//');
}
