/** Longer than this the app waits for no picture. */
const MAX_WAIT_MS = 400;

const after = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * When the banner of the loading screen has been on the screen for a frame. It comes before the scripts, so this is hardly
 * ever a wait; without it, a page taken from the cache would show the banner, nothing, and the banner again.
 */
export async function startPainted(): Promise<void> {
  const banner = document.querySelector<HTMLImageElement>('img.start-banner');
  if (!banner) return;
  const painted = banner.decode().then(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
  await Promise.race([painted.catch(() => undefined), after(MAX_WAIT_MS)]);
}
