import pg from 'pg';
import { currentRequestId } from '@housebrand/shared/nest';

type Query = pg.Client['query'];

/**
 * Records the statements that requests send to the database; each is one round trip. The request id attributes them, so
 * that jobs and other requests do not count. Watches all connections of the process until `stop`.
 */
export class Statements {
  private readonly byRequest = new Map<string, string[]>();
  private readonly original: Query;

  constructor() {
    const { byRequest } = this;
    const original = pg.Client.prototype.query;
    this.original = original;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [query] = args as [string | { text?: string }];
      const sent = byRequest.get(currentRequestId() ?? '');
      sent?.push(typeof query === 'string' ? query : (query.text ?? ''));
      return Reflect.apply(original, this, args) as never;
    } as Query;
  }

  /** Returns the statements of a request. @param ask makes the request with this id in `x-request-id` */
  async of(ask: (requestId: string) => Promise<unknown>): Promise<string[]> {
    const requestId = `spec-${this.byRequest.size}-statements`;
    const sent: string[] = [];
    this.byRequest.set(requestId, sent);
    await ask(requestId);
    return sent;
  }

  /** Returns the smallest of three measurements: caches can expire between two of them on a slow machine. */
  async fewest(ask: (requestId: string) => Promise<unknown>): Promise<string[]> {
    await this.of(ask);
    const tries = [await this.of(ask), await this.of(ask), await this.of(ask)];
    return tries.sort((one, other) => one.length - other.length)[0]!;
  }

  stop(): void {
    pg.Client.prototype.query = this.original;
  }
}
