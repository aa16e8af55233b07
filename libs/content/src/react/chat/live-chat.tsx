import { usePortal } from '@housebrand/shared/react';
import { IconBrandLine, IconMessageCircle } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useContentMessages } from '../messages';
import { ChatFrame } from './chat-frame';
import type { ChatEvent } from './chat-widget';
import classes from './live-chat.module.css';

/** Maximum wait for a chat: there is another way to reach the staff. */
const MAX_WAIT_MS = 10_000;

const NEXT = { 'chat-ready': 'open', 'chat-closed': 'idle', 'chat-failed': 'failed' } as const;

interface LiveChatProps {
  /** Address of the chat's frame; nothing loads from there before the first tap. */
  frame: string;
}

/** The button of the live chat. If the chat does not open, it offers the contact line instead. */
export function LiveChat({ frame }: LiveChatProps) {
  const t = useContentMessages();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'idle' | 'opening' | 'open' | 'failed'>('idle');
  const isThere = state === 'opening' || state === 'open';
  const handleChatEvent = useCallback((event: ChatEvent) => setState(NEXT[event]), []);
  // A member who navigates back wants the page, which the chat covers.
  useEffect(() => () => setState('idle'), [pathname]);
  useEffect(() => {
    if (state !== 'opening') return;
    const timer = setTimeout(setState, MAX_WAIT_MS, 'failed');
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    if (state !== 'open') return;
    const opener = button.current;
    return () => opener?.focus();
  }, [state]);
  return (
    <>
      <div className={classes.chat}>
        <div role="alert">{state === 'failed' && <ContactFallback />}</div>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-label={t('chat')}
          aria-busy={state === 'opening'}
          // Not disabled: the button would lose the focus, which returns to it from the chat.
          onClick={() => setState((now) => (now === 'open' ? now : 'opening'))}
        >
          <IconMessageCircle size={26} aria-hidden />
        </button>
      </div>
      {isThere && <ChatFrame address={frame} isShown={state === 'open'} onChatEvent={handleChatEvent} />}
    </>
  );
}

function ContactFallback() {
  const t = useContentMessages();
  const { contactHref } = usePortal();
  if (contactHref === null) return <p className={classes.failed}>{t('chatClosed')}</p>;
  return (
    <p className={classes.failed}>
      <a href={contactHref} target="_blank" rel="noopener noreferrer">
        <IconBrandLine size={22} aria-hidden />
        <span>{t('chatFailed')}</span>
      </a>
    </p>
  );
}
