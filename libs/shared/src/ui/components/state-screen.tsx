import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { ApiError, useOnline, useSharedMessages } from '../../browser';
import { Button } from './button';
import { classNames } from './class-names';
import type { StateKind } from './state-kind';
import { useWayOut } from './way-out';
import classes from './state-screen.module.css';

/** Loads when a state shows. Without a connection its space stays empty. */
const Illustration = lazy(() =>
  import('./illustrations').then(
    ({ Illustration: Drawn }) => ({ default: Drawn }),
    () => ({ default: () => <span className={classes.art} /> }),
  ),
);

/** The state that replaces a page's content, with one next step. */
export interface StateScreenProps {
  kind: StateKind;
  /** Replaces the kind's own illustration: a `Scene`. */
  art?: ReactNode;
  title: string;
  text?: ReactNode;
  /** Shown as a small tag, for example a request id. */
  reference?: string | null;
  /** The main next step: a Button or LinkButton. */
  action?: ReactNode;
  /** A less prominent alternative. */
  secondary?: ReactNode;
  /** 2 inside a page that has its own h1. */
  headingLevel?: 1 | 2;
  /** Fills the screen; off inside a section. */
  isWhole?: boolean;
}

/** A state (empty, error, offline, maintenance, not found) with illustration, title and next step. */
export function StateScreen(props: StateScreenProps) {
  const { kind, art, title, text, reference, action, secondary, headingLevel = 2, isWhole = false } = props;
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={classNames(classes.screen, isWhole && classes.whole)}>
      {art ?? (
        <Suspense fallback={<span className={classes.art} />}>
          <Illustration kind={kind} />
        </Suspense>
      )}
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {reference && <p className={classes.reference}>{reference}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {secondary && <div className={classes.secondary}>{secondary}</div>}
    </section>
  );
}

/** The error of a failed read, and the retry; the error itself determines offline and maintenance. */
export interface FailureScreenProps {
  error: unknown;
  onRetry: () => void;
  /** Replaces "This could not be loaded". */
  title?: string;
  /** Replaces the link home, which a layout without navigation adds. */
  secondary?: ReactNode;
  /** Replaces the page: fills the screen, and shows the navigation in a layout without it. */
  isWhole?: boolean;
  headingLevel?: 1 | 2;
}

/** The state screen for a failed read: offline, maintenance or error, depending on the error. */
export function FailureScreen(props: FailureScreenProps) {
  const { error, onRetry, title, isWhole = false, headingLevel = 2 } = props;
  const t = useSharedMessages();
  const home = useWayOut(isWhole);
  const isOnline = useOnline();
  const failure = error instanceof ApiError ? error : null;
  useRetryOnline(isOnline, onRetry);
  useRetryLater(isOnline && (failure?.isNetworkFailure ?? false), error, onRetry);
  const common = { secondary: props.secondary ?? home, isWhole, headingLevel };
  if (!isOnline) {
    return (
      <StateScreen
        {...common}
        kind="offline"
        title={t('offlineTitle')}
        text={t('offlineText')}
        action={<Button onClick={onRetry}>{t('offlineRetry')}</Button>}
      />
    );
  }
  const isDown = failure?.isUnavailable ?? false;
  // the specification's words are the same on the server
  const isMaintenance = isDown && failure?.message === t('maintenance');
  return (
    <StateScreen
      {...common}
      kind={isMaintenance ? 'maintenance' : 'error'}
      title={title ?? t(isMaintenance ? 'maintenanceTitle' : isDown ? 'unavailableTitle' : 'errorTitle')}
      text={isMaintenance ? t('maintenanceText') : failure?.message || t('errorText')}
      reference={failure?.requestId ? t('reference', { id: shortReference(failure.requestId) }) : null}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}

/** Retries once the network is back, as the offline message promises. */
function useRetryOnline(isOnline: boolean, onRetry: () => void): void {
  const wasOffline = useRef(!isOnline);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);
}

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/** Retries while no reply arrives: not every device notices when its connection is back. */
function useRetryLater(isDue: boolean, error: unknown, onRetry: () => void): void {
  const retry = useEffectEvent(onRetry);
  const attempts = useRef(0);
  useEffect(() => {
    if (!isDue) return undefined;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts.current, LAST_RETRY_MS);
    const timer = setTimeout(() => {
      attempts.current += 1;
      retry();
    }, wait);
    return () => clearTimeout(timer);
  }, [isDue, error]);
}

/** Shortens long ids as the specification does for transaction ids: six characters, dots, four. */
function shortReference(id: string): string {
  return id.length <= 13 ? id.toUpperCase() : `${id.slice(0, 6)}...${id.slice(-4)}`.toUpperCase();
}
