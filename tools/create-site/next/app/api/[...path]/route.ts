import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';

const API = process.env['HOUSEBRAND_API'] ?? 'http://localhost:3000';
const { request: open } = API.startsWith('https:') ? https : http;

const isPassedOn = ([name]: [string, unknown]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name);

/** Sends a call to the API with this site's `Host`, which neither `fetch` nor Next's `rewrites` can keep. */
async function send(request: Request): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  const headers = Object.fromEntries([...request.headers].filter(isPassedOn));
  const body = new Uint8Array(await request.arrayBuffer());
  return new Promise((resolve, reject) => {
    open(new URL(pathname + search, API), { method, headers, signal }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** By the `Host`, the API recognises our own pages: the session is a cookie of this site, and survives a reload. */
async function pass(request: Request): Promise<Response> {
  const reply = await send(request);
  const headers = Object.entries(reply.headersDistinct)
    .filter(isPassedOn)
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]));
  const status = reply.statusCode ?? 502;
  const body = status === 204 || status === 304 ? null : (Readable.toWeb(reply) as ReadableStream);
  return new Response(body, { status, headers });
}

export { pass as DELETE, pass as GET, pass as PATCH, pass as POST, pass as PUT };
