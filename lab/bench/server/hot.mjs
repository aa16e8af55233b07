/** Compares prepared replies with minimal Node servers that send the same bytes. */
import { fork } from 'node:child_process';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { inTurns } from '../lib/load.mjs';
import { family, pin } from '../lib/processes.mjs';
import { ratioRow } from './rows.mjs';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const PLAIN = { 'accept-encoding': 'identity' };
/** Headers that Node adds itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export async function preparedRows({ portal, apiService }) {
  const api = () => family(apiService.pid);
  const bare = new BareServers();
  pin([process.pid], 'others');
  pin(api(), 'first');
  try {
    return [
      ...(await readRows(`${portal}/api/apps/agent_configs/MTO`, api, bare)),
      ...(await listRows(`${portal}/api/provider/game-list?prefix=MTO&gameType=Slot`, api, bare)),
    ];
  } finally {
    bare.stop();
    pin([process.pid, ...api()], 'all');
  }
}

async function readRows(url, api, bare) {
  const { bytes, headers } = await replyTo(url, BROWSER);
  const base64 = bytes.toString('base64');
  const { ours, same, few } = await inTurns({
    ours: { url, headers: BROWSER, pids: api },
    same: await bare.start({ headers, base64 }),
    few: await bare.start({ headers: ['content-type', 'application/json; charset=utf-8'], base64 }),
  });
  const size = `${(bytes.length / 1000).toFixed(1)} kB as sent`;
  return [
    ratioRow(
      `hot read, ${size}, against minimal node:http with the same ${headers.length / 2} headers`,
      ours,
      same,
      0.85,
    ),
    ratioRow('hot read, against minimal node:http with two headers', ours, few, null),
  ];
}

async function listRows(url, api, bare) {
  const { bytes, headers } = await replyTo(url, PLAIN);
  const { etag } = Object.fromEntries((await fetch(url, { headers: BROWSER })).headers);
  const two = ['content-type', 'application/json; charset=utf-8'];
  const figures = await inTurns({
    br: { url, headers: BROWSER, pids: api },
    identity: { url, headers: PLAIN, pids: api },
    known: { url, headers: { ...BROWSER, 'if-none-match': etag }, pids: api },
    stringify: await bare.start({ headers: two, json: bytes.toString() }),
    ready: await bare.start({ headers, base64: bytes.toString('base64') }),
  });
  const size = `${(bytes.length / 1000).toFixed(0)} kB`;
  return [
    ratioRow(`hot list, ${size}, br, against node:http + JSON.stringify`, figures.br, figures.stringify, 60),
    ratioRow('hot list, identity, against node:http with a ready Buffer', figures.identity, figures.ready, 0.9),
    ratioRow(
      'hot list, known already (304), against node:http + JSON.stringify',
      figures.known,
      figures.stringify,
      null,
    ),
  ];
}

/** A server's raw reply: compressed body, headers in pairs. */
function replyTo(url, headers) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const chunks = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () => {
        const pairs = reply.rawHeaders.flatMap((name, at) =>
          at % 2 === 0 && !OWN.has(name.toLowerCase()) ? [name, reply.rawHeaders[at + 1]] : [],
        );
        resolve({ bytes: Buffer.concat(chunks), headers: pairs });
      });
    }).on('error', reject);
  });
}

class BareServers {
  #children = [];

  /** @returns {Promise<import('../lib/load.mjs').Target>} */
  async start(reply) {
    // in its own process session, like the API: Linux shares the processor among sessions
    const child = fork(fileURLToPath(new URL('../lib/bare-server.mjs', import.meta.url)), { detached: true });
    this.#children.push(child);
    const port = new Promise((resolve) => child.once('message', (message) => resolve(message.port)));
    child.send(reply);
    const target = { url: `http://127.0.0.1:${await port}/`, headers: BROWSER, pids: () => [child.pid] };
    pin([child.pid], 'first');
    return target;
  }

  stop() {
    for (const child of this.#children) child.disconnect();
  }
}
