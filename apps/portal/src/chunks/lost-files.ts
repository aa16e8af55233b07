/** A page's files could not be loaded: the connection is lost, or a release has replaced them. */
export class FilesLost extends Error {
  /** @param renew makes the next mount request the files again: React keeps a failed load */
  constructor(
    readonly renew: () => void,
    cause?: unknown,
  ) {
    super('The files of a page could not be loaded', { cause });
  }
}

/** Failed imports of parts that are no `lazyScreen`. */
const failures = new WeakSet();

/** Style sheets that failed to load. */
const sheets = new Set<HTMLLinkElement>();

/** Notes the failed imports and style sheets of this page. */
export function noteLostFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') sheets.add(target);
  };
  window.addEventListener('error', note, { capture: true });
}

/** Whether an error of a component means that files could not be loaded. */
export function areFilesLost(error: unknown): boolean {
  return error instanceof FilesLost || (error instanceof Error && failures.has(error));
}

/**
 * Requests the style sheets again that failed to load. The bundler requests each sheet only once per page, so a screen
 * that loads later would appear without its styles.
 */
export async function reloadStyles(): Promise<void> {
  const lost = [...sheets];
  sheets.clear();
  await Promise.all(lost.map(reload));
}

function reload(failed: HTMLLinkElement): Promise<void> {
  const again = failed.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${again.href} could not be loaded`));
    failed.replaceWith(again);
  });
}
