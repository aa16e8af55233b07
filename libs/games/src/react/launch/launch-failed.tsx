import {
  Button,
  LinkButton,
  StateScreen,
  useLanguage,
  useOnline,
  usePortal,
  useSharedMessages,
} from '@housebrand/shared/react';
import { useEffect, useRef } from 'react';
import { launchFailure } from './launch-failure';
import { useGameMessages } from '../messages';
import classes from '../screens/launch.module.css';

export interface LaunchFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Where other games are; the home for what is none. */
  othersTo: string;
  /** A page of the external site, not a game. */
  isOffer: boolean;
  className: string;
}

/** Why the game did not open, that the credit is untouched, the two ways on, and whom to ask (specification section 9). */
export function LaunchFailed({ error, onRetry, othersTo, isOffer, className }: LaunchFailedProps) {
  const t = useGameMessages();
  const kit = useSharedMessages();
  const { contactHref } = usePortal();
  const element = useRef<HTMLElement>(null);
  const language = useLanguage();
  const failure = launchFailure(error, useOnline(), isOffer);
  // the button that had the focus is gone: reading goes on with what happened
  useEffect(() => element.current?.focus(), []);
  // the provider speaks Thai only
  const reported = (language === 'th' || !isOffer ? failure.message : null) ?? t(failure.text);
  const others = (
    <LinkButton variant={failure.isRetryable ? 'plain' : 'filled'} to={othersTo} replace>
      {t(isOffer ? 'goHome' : 'chooseAnother')}
    </LinkButton>
  );
  return (
    <main ref={element} className={`${className} ${classes.failed}`} tabIndex={-1}>
      <StateScreen
        kind={failure.kind}
        headingLevel={1}
        title={t(failure.title)}
        text={isOffer ? reported : `${reported}\n${t('creditUntouched')}`}
        reference={failure.requestId ? kit('reference', { id: reference(failure.requestId) }) : null}
        action={failure.isRetryable ? <Button onClick={onRetry}>{t('retryLaunch')}</Button> : others}
        secondary={
          <>
            {failure.isRetryable && others}
            {contactHref && (
              <LinkButton variant="plain" href={contactHref}>
                {t('contact')}
              </LinkButton>
            )}
          </>
        }
        isWhole
      />
    </main>
  );
}

/** Request ids are told like transaction ids: the first six, dots, the last four. */
function reference(id: string): string {
  return (id.length <= 13 ? id : `${id.slice(0, 6)}...${id.slice(-4)}`).toUpperCase();
}
