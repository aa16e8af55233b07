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
  /** Address of other games; the home screen for targets that are not games. */
  othersTo: string;
  /** True for a page of the external site. */
  isOffer: boolean;
  className: string;
}

/** Why the game did not open, that the credit is untouched, two ways to continue, and the contact (specification section 9). */
export function LaunchFailed({ error, onRetry, othersTo, isOffer, className }: LaunchFailedProps) {
  const t = useGameMessages();
  const kit = useSharedMessages();
  const { contactHref } = usePortal();
  const element = useRef<HTMLElement>(null);
  const language = useLanguage();
  const failure = launchFailure(error, useOnline(), isOffer);
  // The focused button is gone: move the focus here so that screen readers continue with the error.
  useEffect(() => element.current?.focus(), []);
  // The provider replies in Thai only.
  const message = (language === 'th' || !isOffer ? failure.message : null) ?? t(failure.text);
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
        text={isOffer ? message : `${message}\n${t('creditUntouched')}`}
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

/** Shortens a request ID like a transaction ID: first six characters, dots, last four. */
function reference(id: string): string {
  return (id.length <= 13 ? id : `${id.slice(0, 6)}...${id.slice(-4)}`).toUpperCase();
}
