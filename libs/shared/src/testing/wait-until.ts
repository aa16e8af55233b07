/** Twenty looks a second: a session may ask thirty times. */
const PAUSE_MS = 50;

/** Waits for a state instead of a time. @throws when it does not come within the time, default ten seconds */
export async function waitUntil(
  condition: () => boolean | undefined | Promise<boolean | undefined>,
  timeoutMs = 10_000,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`did not happen within ${timeoutMs} ms`);
}
