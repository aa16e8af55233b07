import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../run/lib/ports.mjs';
import { PATIENCE_MS } from './patience.mjs';
import { scratchCheckout } from './scratch-checkout.mjs';

/** A server that replies with its process id and keeps a count in the database, to prove that no data is lost. */
const server = (portVariable, urlVariable) => `
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.${urlVariable} });
pool.on('error', () => {});
await pool.query('create table if not exists visits (at timestamptz default now())');
createServer(async (request, response) => {
  try {
    if (request.url === '/visit') await pool.query('insert into visits default values');
    const { rows } = await pool.query('select count(*)::int as visits from visits');
    response.end(JSON.stringify({ pid: process.pid, visits: rows[0].visits }));
  } catch (error) {
    response.writeHead(503).end(error.message);
  }
}).listen(Number(process.env.${portVariable}));
process.on('SIGTERM', () => process.exit(0));
`;

/**
 * Creates a checkout with minimal applications, to test the runner in seconds.
 * @returns {{root: string, write: (path: string, text: string) => void, remove: () => void}}
 */
export function smallWorld() {
  const wanted =
    /^(tools\/(run|vite|nx)\/|package(-lock)?\.json$|tsconfig\.base\.json$|jest\.preset\.js$|apps\/api\/(openapi\.json|src\/docs\/page\/harmless-bodies\.js)$|libs\/shared\/(package\.json|tsconfig\.json|src\/core\/))/;
  const checkout = scratchCheckout({ filter: (path) => wanted.test(path) });
  const write = (path, text) => {
    mkdirSync(join(checkout.root, path, '..'), { recursive: true });
    writeFileSync(join(checkout.root, path), text);
  };
  const config = (factory) =>
    `import { ${factory === 'portal' ? 'portalApp' : 'serverApp'} } from '../../tools/vite/${factory}.mjs';\n\nexport default ${factory === 'portal' ? 'portalApp' : 'serverApp'}(import.meta.dirname);\n`;
  write(
    'apps/api/vite.config.ts',
    "import { serverApp } from '../../tools/vite/app.mjs';\n\nexport default serverApp(import.meta.dirname, { entries: { office: 'src/office.ts' } });\n",
  );
  write('apps/api/src/main.ts', server('PORT', 'DATABASE_URL'));
  write('apps/api/src/office.ts', server('OFFICE_PORT', 'DATABASE_URL'));
  write('apps/provider-simulator/vite.config.ts', config('app'));
  write('apps/provider-simulator/src/main.ts', server('SIMULATOR_PORT', 'SIMULATOR_DATABASE_URL'));
  write('apps/portal/vite.config.ts', config('portal'));
  write(
    'apps/office/vite.config.ts',
    "export default { root: import.meta.dirname, build: { outDir: '../../dist/apps/office' } };\n",
  );
  for (const page of ['portal', 'office'])
    write(`apps/${page}/index.html`, '<!doctype html><html><head><title>x</title></head><body></body></html>\n');
  return { ...checkout, write };
}

/**
 * Runs `start.mjs` of a checkout, or another script next to it, as a process.
 * @param {string} root
 * @param {{env?: Record<string, string>, cwd?: string, likeNpm?: boolean, script?: string}} options
 * @returns {{pid: number, said: () => string, ready: () => Promise<void>, ended: Promise<number | string>, saying: (text: string) => Promise<void>}}
 */
export function startProcess(root, { env = {}, cwd = root, likeNpm = false, script: name = 'start' } = {}) {
  const { npm_lifecycle_event: _unused, ...clean } = process.env;
  const options = {
    cwd,
    env: { ...clean, ...env, ...(likeNpm && { npm_lifecycle_event: 'start' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const script = join(root, `tools/run/${name}.mjs`);
  // npm runs a script in a shell and waits for it
  const child = likeNpm
    ? spawn('sh', ['-c', `sh -c '"${process.execPath}" "${script}"; exit $?'; exit $?`], options)
    : spawn(process.execPath, [script], options);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  let over = null;
  const ended = new Promise((resolve) =>
    child.once('close', (code, signal) => {
      over = signal ?? code;
      resolve(over);
    }),
  );
  const saying = async (wanted, timeoutMs = PATIENCE_MS) => {
    const until = Date.now() + timeoutMs;
    while (!text.includes(wanted)) {
      if (over !== null || Date.now() > until)
        throw new Error(`'${wanted}' was never printed (${over ?? 'still running'}):\n${text}`);
      await sleep(25);
    }
  };
  return {
    pid: child.pid,
    kill: (name) => child.kill(name),
    said: () => text,
    ended,
    saying,
    ready: () => saying('Ready. Press Ctrl-C'),
  };
}

/** Returns settings with a free port for each service. */
export const freePorts = async () => ({
  PORT: String(await freePort()),
  SIMULATOR_PORT: String(await freePort()),
  OFFICE_PORT: String(await freePort()),
});
