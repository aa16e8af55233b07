import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the push service receives it. */
export interface ReceivedPush {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A push service on this machine, which keeps what it receives. */
export class LocalPushService {
  received: ReceivedPush[] = [];
  /** What it answers, by path; 201 elsewhere. */
  readonly statuses = new Map<string, number>();

  private readonly server = createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      this.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) });
      reply.writeHead(this.statuses.get(request.url!) ?? 201, { location: '/elsewhere' }).end();
    });
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  clear(): void {
    this.received = [];
    this.statuses.clear();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
