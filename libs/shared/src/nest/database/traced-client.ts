import pg from 'pg';
import { keptTraces } from '../logging/request-traces';

type Query = (...parts: unknown[]) => unknown;

/** A connection that records its statements where traces are kept: texts only, never values. */
export class TracedClient extends pg.Client {}

// `query` has eight overloads; forward whatever it gets
TracedClient.prototype.query = function query(this: pg.Client, ...parts: unknown[]): unknown {
  const traces = keptTraces();
  // looked up at each call: a spec may count the statements of all connections
  const answer = (pg.Client.prototype.query as Query).apply(this, parts);
  if (!traces) return answer;
  const [first] = parts;
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
  if (!(answer instanceof Promise)) {
    traces.statement({ text, rows: null });
    return answer;
  }
  // the caller handles a failure; this only records it
  void (answer as Promise<pg.QueryResult>).then(
    ({ rowCount }) => traces.statement({ text, rows: rowCount }),
    () => traces.statement({ text, rows: null }),
  );
  return answer;
} as typeof pg.Client.prototype.query;
