import { Button, LinkButton, StateScreen, useOnline, useSharedWords } from '@housebrand/shared/react';
import { useEffect, useRef } from 'react';
import { launchFailure } from '../launch-failure';
import { useGameWords } from '../words';
import styles from '../screens/launch.module.css';

export interface LaunchFailedProps {
  error: unknown;
  onRetry: () => void;
  /** Where other games are. */
  othersTo: string;
  className: string;
}

/** Why the game did not open, that the credit is untouched, and the two ways on. */
export function LaunchFailed({ error, onRetry, othersTo, className }: LaunchFailedProps) {
  const words = useGameWords();
  const kit = useSharedWords();
  const element = useRef<HTMLElement>(null);
  const failure = launchFailure(error, useOnline());
  // the button that had the focus is gone: reading goes on with what happened
  useEffect(() => element.current?.focus(), []);
  const others = (
    <LinkButton variant={failure.isRetryable ? 'plain' : 'filled'} to={othersTo} replace>
      {words('chooseAnother')}
    </LinkButton>
  );
  return (
    <main ref={element} className={`${className} ${styles.failed}`} tabIndex={-1}>
      <StateScreen
        kind={failure.kind}
        headingLevel={1}
        title={words(failure.title)}
        text={`${failure.message ?? words(failure.text)}\n${words('creditUntouched')}`}
        reference={failure.requestId ? kit('reference', { id: reference(failure.requestId) }) : null}
        action={failure.isRetryable ? <Button onClick={onRetry}>{words('retryLaunch')}</Button> : others}
        secondary={failure.isRetryable ? others : undefined}
        isWhole
      />
    </main>
  );
}

/** Request ids are told like transaction ids: the first six, dots, the last four. */
function reference(id: string): string {
  return (id.length <= 13 ? id : `${id.slice(0, 6)}...${id.slice(-4)}`).toUpperCase();
}
