import { createI18n, storedLanguage } from '@housebrand/shared/react';
import { setHasToken } from '@housebrand/auth/react';
import { initClient, readBootstrap, startLanguage } from '@housebrand/theming/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './start.css';
import { App } from './app';
import { startPainted } from './start-painted';

const bootstrap = readBootstrap();
const { pathname, search } = window.location;

createI18n(startLanguage(pathname, search, storedLanguage()));
initClient(search, window.localStorage);
// without a shell nobody knows; asking for the profile tells
setHasToken(bootstrap?.hasPortalToken ?? true);
document.documentElement.dataset.colorScheme = bootstrap?.colorScheme ?? 'dark';

const root = document.getElementById('root');
// as a transition the first rendering is done in slices, between which the page answers
if (root) void startPainted().then(() => startTransition(() => createRoot(root).render(<App bootstrap={bootstrap} />)));
