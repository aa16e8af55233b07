import { IconButton } from '@housebrand/shared/react';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useContentMessages } from '../messages';
import { readChatEvent, type ChatEvent } from './chat-widget';
import classes from './chat-frame.module.css';

/** Without `allow-same-origin`: the frame gets an opaque origin, which has no storage. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

interface ChatFrameProps {
  /** Address of the frame's document. */
  address: string;
  /** The frame loads hidden until the chat is ready. */
  isShown: boolean;
  onChatEvent: (event: ChatEvent) => void;
}

/** The chat above the page, below our own bar: whatever runs in the frame, the bar names it and closes it. */
export function ChatFrame({ address, isShown, onChatEvent }: ChatFrameProps) {
  const t = useContentMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const listen = (message: MessageEvent<unknown>) => {
      const event = readChatEvent(message, frame.current?.contentWindow ?? null);
      if (event) onChatEvent(event);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onChatEvent]);
  useEffect(() => {
    if (isShown) frame.current?.focus();
  }, [isShown]);
  const close = () => onChatEvent('chat-closed');
  return (
    <div
      className={classes.room}
      hidden={!isShown}
      {...(isShown && { role: 'dialog', 'aria-modal': true, 'aria-label': t('chat') })}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={classes.bar}>
        <span className={classes.title}>{t('chat')}</span>
        <IconButton label={t('chatClose')} onClick={close}>
          <IconX size={24} aria-hidden />
        </IconButton>
      </div>
      <iframe
        ref={frame}
        className={classes.frame}
        src={address}
        title={t('chat')}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
