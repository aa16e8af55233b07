/**
 * Opens every page offline: keeps the portal's own files, and one page of each visited site that stands for any other.
 * API replies are never cached and requests never queued: money moves only while the member is there to see it.
 * Shows push messages, too.
 */
const worker = globalThis;
const { caches } = worker;
const VERSION = '__VERSION__';
const FILES = `files-${VERSION}`;
const SHELLS = 'shells';
/** The scripts and style sheets of all pages. */
const ALL_FILES = JSON.parse('__FILES__');
/** So few at a time that they delay no request of the page. */
const FILES_AT_ONCE = 4;

/** Ends this worker's downloads when the worker of a newer build is to take over, which waits until this one has no work. */
const leaving = new AbortController();
const { signal } = leaving;
/** Resolves when the downloads that started so far have ended. */
let downloads = Promise.resolve();

/** Returns a page of the site that begins with the start screen, so that it can replace any page of the site. */
const shellOf = (pathname) => {
  const prefix = /^\/([A-Za-z0-9]{2,12})(?:\/|$)/.exec(pathname)?.[1];
  return prefix && /[A-Za-z]/.test(prefix) ? `/${prefix.toUpperCase()}/faq?shell` : null;
};

/** The logo, which the start screen shows first. */
const isLogo = (pathname) => /^\/media\/agents\/[^/]+\/loading\.svg$/.test(pathname);

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== FILES && name !== SHELLS).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'update') void worker.skipWaiting();
  else if (data === 'leave') leave(event.source);
  else if (typeof data?.keep === 'string') download(event, keepAll(data.keep));
});

worker.addEventListener('push', (event) => {
  const { title, body, icon, path, language, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, icon, lang: language, tag, data: { path } }));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (isLogo(pathname)) event.respondWith(logo(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, pathname));
});

/** Lets a download go on after its event. */
function download(event, task) {
  const ended = task.catch(() => undefined);
  downloads = Promise.all([downloads, ended]);
  event.waitUntil(ended);
}

/** Ends the downloads, and tells the page when this worker has no work: Chromium may never activate a worker that takes over before. */
function leave(source) {
  leaving.abort();
  void downloads.then(() => setTimeout(() => source.postMessage('left')));
}

/** Shows a page of a site, in its open window if there is one. */
async function openPage(path) {
  const { href, origin } = new URL(path, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const site = shellOf(path);
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => shellOf(new URL(url).pathname) === site);
  if (!open) return void (await worker.clients.openWindow(href));
  await open.focus();
  await open.navigate(href);
}

/** File names contain a hash of the content: a cached file never changes. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.status === 200 && reply.type === 'basic') {
    const copy = reply.clone();
    void caches.open(FILES).then((cache) => cache.put(request, copy));
  }
  return reply;
}

/** Takes the logo from the network, or offline from the cache, whichever version the page requests. */
async function logo(request) {
  try {
    return await fetch(request);
  } catch (failure) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw failure;
  }
}

async function page(event, pathname) {
  const shell = shellOf(pathname);
  try {
    const reply = await fetch(event.request);
    if (reply.ok && shell) download(event, keepShell(shell));
    return reply;
  } catch (failure) {
    const kept = shell && (await caches.match(shell));
    if (kept) return kept;
    throw failure;
  }
}

/** Caches the files of all pages, and the page of the site that stands for any other. */
async function keepAll(pathname) {
  if (signal.aborted) return;
  const shell = shellOf(pathname);
  if (shell) await keepShell(shell);
  const cache = await caches.open(FILES);
  const known = await namesIn(cache);
  const missing = ALL_FILES.filter((address) => !known.has(address));
  while (missing.length > 0)
    await Promise.all(
      missing
        .splice(0, FILES_AT_ONCE)
        .map((address) => cache.add(new worker.Request(address, { priority: 'low', signal }))),
    );
}

const namesIn = async (cache) => new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

/** Caches a page of the site with all files that it starts with. */
async function keepShell(shell) {
  const reply = await fetch(shell, { credentials: 'same-origin', signal });
  if (!reply.ok || reply.redirected) return;
  const html = await reply.clone().text();
  const cache = await caches.open(FILES);
  // Only addresses right after a quote or bracket: those of another host are not ours.
  const files = new Set(
    [...html.matchAll(/["'(](\/assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, address]) => address),
  );
  const known = await namesIn(cache);
  await cache.addAll(
    [...files].filter((address) => !known.has(address)).map((address) => new worker.Request(address, { signal })),
  );
  const shells = await caches.open(SHELLS);
  const address = /class="start-logo" src="([^"]+)"/.exec(html)?.[1];
  if (address && isLogo(address.replace(/\?.*/, ''))) await keepLogo(shells, address);
  await shells.put(shell, reply);
}

/** Caches only the newest logo of a site. */
async function keepLogo(shells, address) {
  if (await shells.match(address, { ignoreVary: true })) return;
  await shells.delete(address, { ignoreSearch: true, ignoreVary: true });
  await shells.add(new worker.Request(address, { signal }));
}
