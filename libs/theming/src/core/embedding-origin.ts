/** A host as it appears in a page's policy: no character may end a source or start a directive. */
const HTTPS_ORIGIN = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
const OWN_MACHINE = /^http:\/\/localhost(?::\d{1,5})?$/;

/**
 * Whether an agent may name this origin for embedding its site: https, exactly as browsers write it, without a path.
 * @param mode in simulator mode pages of the local machine may embed, too
 */
export function isEmbeddingOrigin(origin: string, mode: 'simulator' | 'live'): boolean {
  const isWritten = HTTPS_ORIGIN.test(origin) || (mode === 'simulator' && OWN_MACHINE.test(origin));
  return isWritten && URL.parse(origin)?.origin === origin;
}
