import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { inWorkspace } from './workspace.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const NONE = { code: 200, message: 'success', data: [] };
const MAX_BYTES = 64_000;
const FRAME_SCRIPT = '<script src="/studio/frame.js"></script></head>';
const folder = inWorkspace('dist/apps/studio');

/**
 * Serves the studio on this machine: its own page, and the portal of the running instance twice, as a demo member and
 * as a guest. The sessions live here, so that the browser's own session on the same host is neither read nor changed.
 * @param {{api: string, port: number, member: {username: string, password: string, prefix: string}, calls: Record<string, (body: object) => Promise<object>>}} options
 *   `calls`: the page's calls, by path
 * @returns {Promise<{address: string, stop: () => void}>}
 */
export async function startStudio({ api, port, member, calls }) {
  const own = {};
  const previewAs = (session) =>
    listen(0, (incoming, reply) => preview(incoming, reply, { api, studio: own.address, session }));
  const servers = [await previewAs(signedIn(api, member)), await previewAs(guestSession)];
  const [memberAddress, guestAddress] = servers.map(addressOf);
  const world = async () => ({ prefix: member.prefix, portal: api, member: memberAddress, guest: guestAddress });
  const page = await listen(port, (incoming, reply) => studio(incoming, reply, { ...calls, world }));
  own.address = addressOf(page);
  return { address: `${own.address}/studio/`, stop: () => [page, ...servers].forEach((server) => server.close()) };
}

const addressOf = (server) => `http://localhost:${server.address().port}`;

function listen(port, answer) {
  return new Promise((resolve, reject) => {
    const server = createServer((incoming, reply) => {
      answer(incoming, reply).catch((error) => sendJson(reply, 500, { message: error.message }));
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** Accepts calls from its own page only: another site must not make an operator's browser create agents. */
async function studio(incoming, reply, calls) {
  const { pathname } = new URL(incoming.url, 'http://localhost');
  const call = calls[pathname.replace('/studio/call/', '')];
  if (!call) return sendFile(pathname, reply);
  const { host, origin } = incoming.headers;
  const isOwn = /^(localhost|127\.0\.0\.1):\d+$/.test(host ?? '') && origin === `http://${host}`;
  if (incoming.method !== 'POST' || !isOwn)
    return sendJson(reply, 403, { message: 'Only the studio page may call this.' });
  try {
    sendJson(reply, 200, await call(JSON.parse((await bodyOf(incoming)).toString() || '{}')));
  } catch (error) {
    sendJson(reply, 400, { message: error.message });
  }
}

/** @throws Error for a body larger than any that our pages send */
async function bodyOf(incoming, maxBytes = MAX_BYTES) {
  const chunks = [];
  let length = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) throw new Error('The body is too large.');
  }
  return Buffer.concat(chunks);
}

/** Proxies a page, picture or call in the frame's session. Pages get a script that applies the draft theme. */
async function preview(incoming, reply, { api, studio: parent, session }) {
  if (incoming.url.startsWith('/studio/')) return sendFile(new URL(incoming.url, api).pathname, reply);
  // announcements would cover the page under test
  if (incoming.url.startsWith('/api/provider/announcements')) return sendJson(reply, 200, NONE);
  const isPage =
    incoming.headers['sec-fetch-dest'] === 'iframe' || (incoming.headers.accept ?? '').includes('text/html');
  const headers = {
    ...incoming.headers,
    cookie: await session.cookies(),
    'accept-encoding': isPage ? 'identity' : 'gzip',
  };
  const answer = await new Promise((resolve, reject) => {
    const outgoing = request(new URL(incoming.url, api), { method: incoming.method, headers }, resolve);
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
  session.keep(answer.headers['set-cookie'] ?? []);
  const replyHeaders = { ...answer.headers };
  delete replyHeaders['set-cookie'];
  if (!(replyHeaders['content-type'] ?? '').startsWith('text/html')) {
    reply.writeHead(answer.statusCode, replyHeaders);
    answer.on('error', () => reply.destroy());
    return void answer.pipe(reply);
  }
  const html = (await bodyOf(answer, 2_000_000)).toString().replace('</head>', FRAME_SCRIPT);
  replyHeaders['content-security-policy'] = (replyHeaders['content-security-policy'] ?? '').replace(
    /frame-ancestors [^;]*/,
    `frame-ancestors ${parent}`,
  );
  reply.writeHead(answer.statusCode, { ...replyHeaders, 'content-length': Buffer.byteLength(html) }).end(html);
}

const guestSession = { cookies: async () => '', keep: () => {} };

/** A demo member's session: logs in with the first request, and again after the session has ended. */
function signedIn(api, member) {
  const jar = new Map();
  let pendingLogin = null;
  const keep = (lines) => {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line) || value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const logIn = async () => {
    const headers = { 'content-type': 'application/json', origin: api };
    const reply = await fetch(`${api}/api/provider/login`, { method: 'POST', headers, body: JSON.stringify(member) });
    if (!reply.ok) throw new Error(`${member.username} could not log in: ${reply.status}`);
    keep(reply.headers.getSetCookie());
  };
  return {
    keep,
    async cookies() {
      if (!jar.has('portalToken')) {
        pendingLogin ??= logIn().finally(() => (pendingLogin = null));
        await pendingLogin;
      }
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
  };
}

function sendFile(pathname, reply) {
  if (!pathname.startsWith('/studio/')) return void reply.writeHead(302, { location: '/studio/' }).end();
  const path = join(folder, normalize(pathname.slice('/studio'.length)));
  const file = path.endsWith('/') ? join(path, 'index.html') : path;
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile())
    return sendJson(reply, 404, { message: 'There is nothing here.' });
  reply.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(reply);
}

const sendJson = (reply, status, body) =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
