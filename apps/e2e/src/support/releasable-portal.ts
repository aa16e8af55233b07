import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PORTAL_URL } from './demo';

/** A proxy of the portal that can simulate a newer build by changing the service worker. */
export class ReleasablePortal {
  private release = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<ReleasablePortal> {
    const server = createServer();
    const portal = new ReleasablePortal(server);
    server.on('request', (incoming, outgoing) => {
      const { method, url } = incoming;
      // no conditional requests: the change needs the complete file
      const { 'if-none-match': _, 'if-modified-since': __, ...headers } = incoming.headers;
      const upstream = ask(
        new URL(url ?? '/', PORTAL_URL),
        { method: method ?? 'GET', headers: { ...headers, 'accept-encoding': 'identity' } },
        (reply) => {
          const isWorker = url === '/sw.js' && portal.release > 0;
          const { 'content-length': length, ...rest } = reply.headers;
          outgoing.writeHead(reply.statusCode ?? 502, isWorker || length === undefined ? rest : reply.headers);
          reply.pipe(outgoing, { end: !isWorker });
          if (isWorker) reply.on('end', () => outgoing.end(`\n// release ${portal.release}\n`));
        },
      );
      upstream.on('error', () => outgoing.destroy());
      incoming.pipe(upstream);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return portal;
  }

  /** `http://localhost:…`, where service workers are allowed without https. */
  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Serves the service worker of a newer build from now on. */
  releaseAnother(): void {
    this.release += 1;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
