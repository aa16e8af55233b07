import '@housebrand/shared/react/fonts.css';
import '@housebrand/shared/react/base.css';
import { startSession } from '@housebrand/auth/react';
import {
  createI18n,
  expectSlices,
  FIRST_ANSWERS_ID,
  setFirstAnswers,
  setUpApi,
  storedLanguage,
  takeEarlyReply,
  whenHydrated,
  type FirstAnswers,
} from '@housebrand/shared/react';
import { sitePrefix } from '@housebrand/theming';
import { initClient, readBootstrap, readPrefixCookie, startLanguage } from '@housebrand/theming/react';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './start.css';
import { App } from './app';
import { noteLostFiles } from './chunks/lost-files';
import { stylesOfElements } from './drawn-styles';
import { noteWithoutPage, routeNames } from './features/addresses';
import { keepInstallPrompt } from './install/install-prompt';
import { preloadScreen } from './routes/route-table';

declare global {
  interface Window {
    /** Set by the loader: repeats the taps made before the page could respond. */
    pageAnswers?: () => void;
  }
}

keepInstallPrompt();
noteLostFiles();

const bootstrap = readBootstrap();
const { pathname, search } = window.location;
const language = startLanguage({ pathname, search, stored: storedLanguage(), routeNames });

createI18n(language);
if (bootstrap?.hasNoPage) noteWithoutPage(window.location);
setUpApi({ early: takeEarlyReply });
initClient(search, sitePrefix(pathname, readPrefixCookie(), routeNames));
// Without a shell the session is unknown until the profile is read.
startSession(bootstrap?.hasPortalToken ?? null);
document.documentElement.dataset.colorScheme = bootstrap?.colorScheme ?? 'dark';

/** Releases what the loader holds, once React shows its own page: before that, a held form would submit natively. */
function Release() {
  useEffect(() => window.pageAnswers?.(), []);
  return null;
}

const app = (
  <BrowserRouter>
    <App bootstrap={bootstrap} />
  </BrowserRouter>
);

async function start(root: HTMLElement): Promise<void> {
  const { drawn, slices } = root.dataset;
  // A part without its screen cannot be hydrated: the app then renders the page itself, and reports the missing file
  const hasScreen = preloadScreen(window.location).then(
    () => true,
    () => false,
  );
  if (drawn !== language || !(await hasScreen)) {
    startTransition(() =>
      createRoot(root).render(
        <>
          {app}
          <Release />
        </>,
      ),
    );
    return;
  }
  const answers = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  setFirstAnswers(JSON.parse(answers ?? '{}') as FirstAnswers);
  const begin = expectSlices(Number(slices));
  stylesOfElements(root);
  startTransition(() => void hydrateRoot(root, app));
  begin();
  void whenHydrated().then(() => window.pageAnswers?.());
}

const root = document.getElementById('root');
// In a task of its own, and as a transition: the first render runs in slices that keep the page responsive.
if (root) setTimeout(() => void start(root));
