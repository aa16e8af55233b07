import type { IncomingMessage, Server } from 'node:http';

/** A connection that has not said anything for so long is closed. */
const SILENCE_MS = 30_000;

export interface ConnectionLimits {
  /** Open connections at the same time; one more is closed at once. */
  maxConnections: number;
  silenceMs?: number;
}

/** Bounds what connections cost that ask for nothing. Node's own time limits begin with a request's first byte. */
export function limitConnections(server: Server, { maxConnections, silenceMs = SILENCE_MS }: ConnectionLimits): void {
  server.maxConnections = maxConnections;
  server.on('connection', (socket) => socket.setTimeout(silenceMs));
  // an answer may take its time, and a stream may be silent for long
  server.prependListener('request', (request) => request.socket.setTimeout(0));
}

/** Whether a request names two hosts: proxies and servers choose differently between them. */
export function hasTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
