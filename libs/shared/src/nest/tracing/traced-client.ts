import pg from 'pg';
import { keptTraces } from './request-traces';

type Query = (...parts: unknown[]) => unknown;
const own = pg.Client.prototype.query as Query;

/** A connection that tells what was asked of it, where traces are kept. The text alone: values never leave it. */
export class TracedClient extends pg.Client {}

// `query` has eight signatures and one meaning
TracedClient.prototype.query = function query(this: pg.Client, ...parts: unknown[]): unknown {
  const traces = keptTraces();
  const answer = own.apply(this, parts);
  if (!traces) return answer;
  const [first] = parts;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  if (!(answer instanceof Promise)) {
    traces.statement({ text, rows: null });
    return answer;
  }
  // who asked hears of a failure; this hears of it as well
  void (answer as Promise<pg.QueryResult>).then(
    ({ rowCount }) => traces.statement({ text, rows: rowCount }),
    () => traces.statement({ text, rows: null }),
  );
  return answer;
} as typeof pg.Client.prototype.query;
