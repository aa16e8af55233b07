import { useLanguage, usePortal } from '@housebrand/shared/react';
import { IconBrandLine, IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useContentWords } from '../words';
import { loadChat } from './chat-widget';
import classes from './live-chat.module.css';

interface LiveChatProps {
  /** Address of the widget's loader; nothing is fetched from there before the first tap. */
  loader: string;
  /** The agent's name. */
  site: string;
}

/** The button of the live chat. When the chat does not open, the contact line is offered in its place. */
export function LiveChat({ loader, site }: LiveChatProps) {
  const words = useContentWords();
  const language = useLanguage();
  const { pathname } = useLocation();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  // who goes back means the page, and the chat is over it
  useEffect(() => () => window.PortalChat?.close(), [pathname]);
  const open = async (): Promise<void> => {
    // no closed button: it would lose the focus, which comes back from the chat
    if (state === 'opening') return;
    setState('opening');
    try {
      const chat = await loadChat(loader);
      await chat.open({ language, site });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={classes.chat}>
      <div role="alert">{state === 'failed' && <Instead />}</div>
      <button
        type="button"
        className={classes.button}
        aria-label={words('chat')}
        aria-busy={state === 'opening'}
        onClick={() => void open()}
      >
        <IconMessageCircle size={26} aria-hidden />
      </button>
    </div>
  );
}

function Instead() {
  const words = useContentWords();
  const { contactHref } = usePortal();
  if (contactHref === null) return <p className={classes.failed}>{words('chatClosed')}</p>;
  return (
    <p className={classes.failed}>
      <a href={contactHref} target="_blank" rel="noopener noreferrer">
        <IconBrandLine size={22} aria-hidden />
        {words('chatFailed')}
      </a>
    </p>
  );
}
