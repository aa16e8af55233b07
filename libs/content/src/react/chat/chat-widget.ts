import type { Language } from '@housebrand/shared';

/** What a chat is told: nothing of who the member is. */
export interface ChatVisit {
  language: Language;
  /** The agent's name. */
  site: string;
}

/** A chat with the staff, whoever made it. Its loader puts it on the page as `window.PortalChat`. */
export interface ChatWidget {
  /** Puts the chat over the page and settles when it answers. A rejection leaves nothing on the page. */
  open(visit: ChatVisit): Promise<void>;
  /** Takes the chat from the page; without one on show it does nothing. */
  close(): void;
}

declare global {
  interface Window {
    PortalChat?: ChatWidget;
  }
}

/** Longer than this nobody waits for a chat: there is another way to the staff. */
const LONGEST_WAIT_MS = 10_000;

let loading: { address: string; widget: Promise<ChatWidget> } | null = null;

/** The widget of a loader's address, loaded once; after a failure the next call tries again. @throws when it does not come */
export function loadChat(address: string): Promise<ChatWidget> {
  if (loading?.address !== address) {
    const widget = fromScript(address);
    loading = { address, widget };
    widget.catch(() => (loading = null));
  }
  return loading.widget;
}

async function fromScript(address: string): Promise<ChatWidget> {
  const script = document.createElement('script');
  script.src = address;
  try {
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      setTimeout(reject, LONGEST_WAIT_MS, new Error('the loader of the chat is late'));
      document.head.append(script);
    });
    if (!window.PortalChat) throw new Error('the loader brought no chat');
    return window.PortalChat;
  } catch (error) {
    script.remove();
    throw error;
  }
}
