import { useSession } from '@housebrand/auth/react';
import { Button } from '@housebrand/shared/react';
import { IconPlus, IconShare2 } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAgent } from '../agent/agent-context';
import { usePortalMessages } from '../messages';
import { installPrompt, onInstallPrompt } from './install-prompt';
import { INSTALL_KEY, mayOffer, putOff, readMemory, visited } from './install-rule';
import classes from './install.module.css';
import { linkSplash } from './splash';
import { keepAllPages, onWaitingWorker, registerServiceWorker, update, waitingWorker } from './service-worker';

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
/** Safari on a phone or tablet only installs through its own menu. */
const installsByMenu = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !('BeforeInstallPromptEvent' in window);

function remember(change: (memory: ReturnType<typeof readMemory>, now: number) => ReturnType<typeof readMemory>) {
  try {
    const memory = change(readMemory(localStorage.getItem(INSTALL_KEY)), Date.now());
    localStorage.setItem(INSTALL_KEY, JSON.stringify(memory));
    return mayOffer(memory, Date.now());
  } catch {
    // Without storage, "not now" could not be remembered: offer nothing.
    return false;
  }
}

/**
 * Offers a newer version, or else to add the site to the home screen. Only on screens with tabs, so never during a
 * flow.
 */
export function InstallCard({ isInApp }: { isInApp: boolean }) {
  const [isOffered, setOffered] = useState(() => remember(visited));
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const isNewer = useSyncExternalStore(onWaitingWorker, waitingWorker) !== null;
  const { config } = useAgent();
  useEffect(() => void registerServiceWorker(), []);
  useKeptPages();
  useEffect(() => (installsByMenu() ? linkSplash(config) : undefined), [config]);
  const close = () => setOffered(remember(putOff));
  if (isNewer) return <UpdateBar />;
  if (isInApp || !isOffered || isInstalled() || (!prompt && !installsByMenu())) return null;
  const install = () => {
    close();
    void prompt?.prompt();
  };
  return <Offer onInstall={prompt ? install : null} onLater={close} />;
}

/** Keeps all pages for offline visits: a member's at once, a guest's after the first press. */
function useKeptPages(): void {
  const { kind } = useSession();
  useEffect(() => {
    if (kind === 'member') void keepAllPages();
    if (kind !== 'guest') return undefined;
    const keep = () => void keepAllPages();
    window.addEventListener('pointerdown', keep, { once: true, passive: true });
    return () => window.removeEventListener('pointerdown', keep);
  }, [kind]);
}

function UpdateBar() {
  const t = usePortalMessages();
  return (
    <div className={classes.bar} role="status">
      <span>{t('newVersion')}</span>
      <Button size="sm" onClick={update}>
        {t('update')}
      </Button>
    </div>
  );
}

function Offer({ onInstall, onLater }: { onInstall: (() => void) | null; onLater: () => void }) {
  const t = usePortalMessages();
  const { config } = useAgent();
  const { name } = config.agent;
  // The card appears by itself: announce it, but don't take the focus.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);
  return (
    <section className={classes.card} aria-label={t('install', { name })} aria-live="polite">
      <img src={config.logo.favicon} alt="" width={44} height={44} />
      <div className={classes.text}>
        <b>{isAnnounced && t('install', { name })}</b>
        {onInstall === null && (
          <ol className={classes.steps}>
            <li>
              <IconShare2 size={18} aria-hidden /> <span>{t('installShare')}</span>
            </li>
            <li>
              <IconPlus size={18} aria-hidden /> <span>{t('installAdd')}</span>
            </li>
          </ol>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="plain" size="sm" onClick={onLater}>
          {t('installLater')}
        </Button>
        {onInstall && (
          <Button size="sm" onClick={onInstall}>
            {t('installNow')}
          </Button>
        )}
      </div>
    </section>
  );
}
