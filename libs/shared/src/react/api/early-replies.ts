declare global {
  interface Window {
    /** What the page's shell asked for before any script had come, by address; `null` when a call failed. */
    earlyReplies?: Partial<Record<string, Promise<Response | null>>>;
  }
}

/** Older replies are asked for anew: they belong to the start of the page. */
const USABLE_MS = 10_000;

/**
 * The reply to a call that the shell made ahead. Each serves once. A refusal does not count: the call is then made again,
 * in the member's language, so that its message can be shown. That a session is over is said once only, so it counts.
 */
export async function takeEarlyReply(address: string): Promise<Response | null> {
  const early = window.earlyReplies?.[address];
  if (!early) return null;
  delete window.earlyReplies?.[address];
  if (performance.now() > USABLE_MS) return null;
  const response = await early;
  return response?.ok || response?.status === 401 ? response : null;
}
