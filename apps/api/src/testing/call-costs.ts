import pg from 'pg';
import { currentRequestId, OutboundHttp, type OutboundRequest } from '@housebrand/shared/nest';

/** What one call did until its reply. */
export interface CallCost {
  /** SQL statements without the control of transactions. */
  statements: string[];
  /** Messages to the database that the call waited for. */
  roundTrips: number;
  /** Transactions that changed logged tables: their commit waits for the disk. */
  commits: number;
  /** Operations of the providers' calls. */
  providerCalls: string[];
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
type Callback = (error: Error | undefined, result?: pg.QueryResult) => void;

const CONTROL = /^(begin|commit|rollback|savepoint|release savepoint)\b/i;
/** The counters of rate limits are in an unlogged table, so their commit does not wait. */
const UNLOGGED = /\brate_limit/;
const WROTE = 'select pg_current_xact_id_if_assigned() is not null as wrote';

/**
 * Measures what requests cost at the database and the providers. The request id attributes everything, so that jobs and other
 * requests do not count. Watches all connections of the process until `stop`.
 */
export class CallCosts {
  private readonly byRequest = new Map<string, CallCost>();
  private readonly query = pg.Client.prototype.query as Query;
  private readonly request = Object.getOwnPropertyDescriptor(OutboundHttp.prototype, 'request')!;
  /** Connections in a transaction, and whether it sent more than the counters of rate limits. */
  private readonly open = new WeakMap<pg.Client, boolean>();
  private measured = 0;

  constructor() {
    const { query, request } = this;
    const costOf = () => this.byRequest.get(currentRequestId() ?? '');
    const send = (client: pg.Client, args: unknown[], cost: CallCost) => this.send(client, args, cost);
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const cost = costOf();
      return cost ? send(this, args, cost) : Reflect.apply(query, this, args);
    } as typeof pg.Client.prototype.query;
    OutboundHttp.prototype.request = function (this: OutboundHttp, sent: OutboundRequest) {
      costOf()?.providerCalls.push(sent.operation ?? sent.path);
      return (request.value as OutboundHttp['request']).call(this, sent);
    };
  }

  /** @param ask makes the request with this id in `x-request-id` */
  async of(ask: (requestId: string) => Promise<unknown>): Promise<CallCost> {
    this.measured += 1;
    const requestId = `spec-${this.measured}-costs`;
    const cost: CallCost = { statements: [], roundTrips: 0, commits: 0, providerCalls: [] };
    this.byRequest.set(requestId, cost);
    await ask(requestId);
    this.byRequest.delete(requestId);
    return cost;
  }

  stop(): void {
    pg.Client.prototype.query = this.query as typeof pg.Client.prototype.query;
    Object.defineProperty(OutboundHttp.prototype, 'request', this.request);
  }

  private send(client: pg.Client, args: unknown[], cost: CallCost): unknown {
    const text = textOf(args[0]);
    const isControl = CONTROL.test(text);
    cost.roundTrips += 1;
    if (!isControl) cost.statements.push(text);
    const mayWrite = this.open.get(client);
    if (mayWrite === undefined) {
      if (/^begin\b/i.test(text)) this.open.set(client, false);
      else if (!UNLOGGED.test(text)) return this.sendAlone(client, args, cost);
    } else if (/^(commit|rollback)$/i.test(text)) {
      this.open.delete(client);
      if (mayWrite) return this.countWrite(client, cost).then(() => this.query.apply(client, args));
    } else if (!isControl && !UNLOGGED.test(text)) {
      this.open.set(client, true);
    }
    return this.query.apply(client, args);
  }

  /** Wraps a statement in a transaction, in which PostgreSQL can tell whether it wrote. */
  private async sendAlone(client: pg.Client, args: unknown[], cost: CallCost): Promise<unknown> {
    await this.query.call(client, 'begin');
    const [query, ...others] = args as [{ callback?: Callback }, ...unknown[]];
    const own = typeof others.at(-1) === 'function' ? (others.pop() as Callback) : query.callback;
    const [error, result] = await new Promise<Parameters<Callback>>((resolve) => {
      const answer: Callback = (...answered) => resolve(answered);
      if (query.callback) query.callback = answer;
      else others.push(answer);
      this.query.call(client, query, ...others);
    });
    await this.countWrite(client, cost);
    await this.query.call(client, 'commit');
    if (own) return own(error, result);
    if (error) throw error;
    return result;
  }

  private async countWrite(client: pg.Client, cost: CallCost): Promise<void> {
    try {
      const { rows } = (await this.query.call(client, WROTE)) as pg.QueryResult<{ wrote: boolean }>;
      if (rows[0]!.wrote) cost.commits += 1;
    } catch {
      // the transaction has failed and writes nothing
    }
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
}
