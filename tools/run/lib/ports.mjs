import { createServer } from 'node:net';
import { RunFailure } from './failure.mjs';

const tryListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ port: null, error }));
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port;
      server.close(() => resolve({ port: taken, error: null }));
    });
  });

/** Returns a port of this machine that is currently free. */
export async function freePort() {
  const { port, error } = await tryListen(0, '127.0.0.1');
  if (error) throw error;
  return port;
}

/** Whether the port is free on all addresses of this machine. */
export async function isFree(port) {
  for (const host of ['0.0.0.0', '127.0.0.1', '::']) {
    const { error } = await tryListen(port, host);
    if (error && !['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)) return false;
  }
  return true;
}

/** Reads a port from the environment; 0 picks a free one. */
export async function portFrom(variable, fallback) {
  const text = process.env[variable]?.trim() || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new RunFailure(`${variable}=${text} is not a port. Use a number from 0 to 65535 (0 selects a free port).`);
  }
  return port === 0 ? freePort() : port;
}

/** Throws a RunFailure if the port is in use. `others` are ports that this run needs itself. */
export async function requireFree(port, variable, what, others = []) {
  if (await isFree(port)) return;
  const free = await nextFree(port, others);
  throw new RunFailure(
    `Port ${port} is already in use, so ${what} cannot start.\n` +
      `End the program that uses it, or choose another port:  ${variable}=${free} npm start`,
  );
}

async function nextFree(port, others) {
  for (let next = port + 1; next <= 65535; next++) if (!others.includes(next) && (await isFree(next))) return next;
  return freePort();
}
