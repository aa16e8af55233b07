/**
 * The portal's shell without a network: its own files and one page of each site that was opened. Replies of the API are never
 * kept and no request waits here to be sent later: money moves only while somebody is there to see it.
 */
const worker = globalThis;
const { caches } = worker;
const VERSION = '__VERSION__';
const FILES = `files-${VERSION}`;
const SHELLS = 'shells';

/** A page of a site that begins with the start screen, so that any address of the site can begin with it. */
const shellOf = (pathname) => {
  const prefix = /^\/([A-Za-z0-9]{2,12})(?:\/|$)/.exec(pathname)?.[1];
  return prefix && /[A-Za-z]/.test(prefix) ? `/${prefix.toUpperCase()}/faq` : null;
};

/** What the start screen shows before anything else. */
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

worker.addEventListener('message', ({ data }) => {
  if (data === 'update') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (isLogo(pathname)) event.respondWith(logo(request));
  else if (request.mode === 'navigate') event.respondWith(page(event, pathname));
});

/** Files carry a hash of their content in their names: what was found once is found for good. */
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

/** As the network has it; without one as it was kept, whichever version the page asks for. */
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
    if (reply.ok && shell) event.waitUntil(keepShell(shell).catch(() => undefined));
    return reply;
  } catch (failure) {
    const kept = shell && (await caches.match(shell));
    if (kept) return kept;
    throw failure;
  }
}

/** Keeps a site's page with all that it begins with. */
async function keepShell(shell) {
  const reply = await fetch(shell, { credentials: 'same-origin' });
  if (!reply.ok || reply.redirected) return;
  const html = await reply.clone().text();
  const cache = await caches.open(FILES);
  // as they stand after a quote or a bracket: those of another host are not ours
  const files = new Set(
    [...html.matchAll(/["'(](\/assets\/[\w.-]+\.(?:js|css|woff2))/g)].map(([, address]) => address),
  );
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll([...files].filter((address) => !known.has(address)));
  const shells = await caches.open(SHELLS);
  const address = /class="start-logo" src="([^"]+)"/.exec(html)?.[1];
  if (address && isLogo(address.replace(/\?.*/, ''))) await keepLogo(shells, address);
  await shells.put(shell, reply);
}

/** The newest of a site's, and only that. */
async function keepLogo(shells, address) {
  if (await shells.match(address, { ignoreVary: true })) return;
  await shells.delete(address, { ignoreSearch: true, ignoreVary: true });
  await shells.add(address);
}
