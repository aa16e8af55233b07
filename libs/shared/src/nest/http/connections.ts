import type { IncomingMessage, Server } from 'node:http';

/** A connection that sends nothing for this long is closed. */
const SILENCE_MS = 30_000;

export interface ConnectionLimits {
  /** Maximum of open connections; further ones are closed at once. */
  maxConnections: number;
  silenceMs?: number;
}

/** Limits idle connections, since Node's own timeouts start with a request's first byte. */
export function limitConnections(server: Server, { maxConnections, silenceMs = SILENCE_MS }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => socket.setTimeout(silenceMs));
  // replies may be slow, and streams silent for long
  server.prependListener('request', (request) => request.socket.setTimeout(0));
}

/** Whether a request has two `Host` headers: proxies and servers disagree on which one counts. */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
