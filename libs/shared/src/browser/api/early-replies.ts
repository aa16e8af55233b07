declare global {
  interface Window {
    /** Replies that the page's shell requested before any script loaded, by address; `null` when a call failed. */
    earlyReplies?: Partial<Record<string, Promise<Response | null>>>;
  }
}

/** Maximum age of a usable reply: later calls no longer belong to the page's start. */
const USABLE_MS = 10_000;

/**
 * Returns the reply to a call that the shell made ahead, once. It ignores a refusal, so that the repeated call brings
 * a message in the member's language. A 401 counts: the API gives the reason for the end of a session only once.
 */
export async function takeEarlyReply(address: string): Promise<Response | null> {
  const early = window.earlyReplies?.[address];
  if (!early) return null;
  delete window.earlyReplies?.[address];
  if (performance.now() > USABLE_MS) return null;
  const response = await early;
  return response?.ok || response?.status === 401 ? response : null;
}
