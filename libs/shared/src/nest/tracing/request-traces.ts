import { currentRequestId } from '../context/request-context';
import { redact } from '../logging/redaction';

/** A provider's call as it went over the wire; what is secret is masked when it is asked for. */
export interface TracedCall {
  /** `gamePlatform.profile` */
  call: string;
  /** `GET /frontend/profile` */
  route: string;
  sent: unknown;
  /** `null` when nothing came. */
  answer: { status: number; body: unknown } | null;
  /** Why nothing came, or was accepted. */
  failure?: string;
  ms: number;
}

/** A statement with its placeholders, never its values. */
export interface TracedStatement {
  text: string;
  /** Rows that it read, changed or added; `null` when it failed. */
  rows: number | null;
}

/** What happened for one request. */
export interface RequestTrace {
  requestId: string;
  beganAt: number;
  endedAt: number;
  /** Lines of the log, as they were written. */
  lines: string[];
  calls: TracedCall[];
  statements: TracedStatement[];
}

const REQUESTS = 200;
const ENTRIES = 200;
const LINES = 2_000;

/**
 * What happened for the last requests, so that the documentation's page can show it. Few of them are looked at: what can wait
 * until then, does.
 */
export class RequestTraces {
  private readonly traces = new Map<string, Omit<RequestTrace, 'lines'>>();
  /** A ring of what was written last. */
  private readonly written: string[] = [];
  private next = 0;

  /** Nothing secret is in it. */
  find(requestId: string): RequestTrace | undefined {
    const lines = [...this.written.slice(this.next), ...this.written.slice(0, this.next)]
      .filter((line) => line.includes(`"requestId":"${requestId}"`))
      .map((line) => line.trimEnd());
    const trace = this.traces.get(requestId);
    if (!trace && lines.length === 0) return undefined;
    const { calls = [], statements = [] } = trace ?? {};
    const times = [...(trace ? [trace.beganAt, trace.endedAt] : []), ...lines.map(timeOf)];
    const [beganAt, endedAt] = [Math.min(...times), Math.max(...times)];
    return { requestId, beganAt, endedAt, lines, calls: calls.map(masked), statements };
  }

  /** A line of the log, of whatever request. */
  line(text: string): void {
    this.written[this.next] = text;
    this.next = (this.next + 1) % LINES;
  }

  call(call: TracedCall): void {
    this.note('calls', call);
  }

  statement(statement: TracedStatement): void {
    this.note('statements', statement);
  }

  private note<Kind extends 'calls' | 'statements'>(kind: Kind, entry: RequestTrace[Kind][number]): void {
    const requestId = currentRequestId();
    if (!requestId) return;
    const trace = this.traces.get(requestId) ?? this.begin(requestId);
    trace.endedAt = Date.now();
    const entries = trace[kind] as RequestTrace[Kind][number][];
    if (entries.length < ENTRIES) entries.push(entry);
  }

  private begin(requestId: string): Omit<RequestTrace, 'lines'> {
    const now = Date.now();
    const trace = { requestId, beganAt: now, endedAt: now, calls: [], statements: [] };
    this.traces.set(requestId, trace);
    const [oldest] = this.traces.keys();
    if (this.traces.size > REQUESTS && oldest !== undefined) this.traces.delete(oldest);
    return trace;
  }
}

const timeOf = (line: string): number => Date.parse((JSON.parse(line) as { time: string }).time);

function masked({ sent, answer, ...call }: TracedCall): TracedCall {
  return { ...call, sent: redact(sent), answer: answer && { ...answer, body: redact(answer.body) } };
}

let traces: RequestTraces | undefined;

/** From now on this process keeps what happens for each request. Simulator mode only: nobody's real call is kept. */
export function keepTraces(): RequestTraces {
  return (traces ??= new RequestTraces());
}

/** Where something is noted that happens for a request; `undefined` while nothing is kept. */
export const keptTraces = (): RequestTraces | undefined => traces;
