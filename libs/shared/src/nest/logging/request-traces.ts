import { currentRequestId } from '../context/request-context';
import { redact } from './redaction';

/** A call to a provider as sent over the wire; secrets are masked when the trace is read. */
export interface TracedCall {
  /** `gamePlatform.profile` */
  call: string;
  /** `GET /frontend/profile` */
  route: string;
  sent: unknown;
  /** `null` without a reply. */
  answer: { status: number; body: unknown } | null;
  /** Why there was no reply, or why it was rejected. */
  failure?: string;
  ms: number;
}

/** A statement with its placeholders, never its values. */
export interface TracedStatement {
  text: string;
  /** Rows that the statement read, changed or added; `null` when it failed. */
  rows: number | null;
}

/** The log lines, provider calls and statements of one request. */
export interface RequestTrace {
  requestId: string;
  beganAt: number;
  endedAt: number;
  /** Log lines as written. */
  lines: string[];
  calls: TracedCall[];
  statements: TracedStatement[];
}

const MAX_REQUESTS = 200;
const MAX_ENTRIES = 200;
const MAX_LINES = 2_000;

/**
 * Traces of the latest requests, for the documentation page. Few traces are ever viewed, so masking and filtering wait until then.
 */
export class RequestTraces {
  private readonly traces = new Map<string, Omit<RequestTrace, 'lines'>>();
  /** A ring buffer of the latest lines. */
  private readonly written: string[] = [];
  private next = 0;

  /** Returns a request's trace with secrets masked; `undefined` if there is none. */
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

  /** Records a log line of any request. */
  line(text: string): void {
    this.written[this.next] = text;
    this.next = (this.next + 1) % MAX_LINES;
  }

  call(call: TracedCall): void {
    this.record('calls', call);
  }

  statement(statement: TracedStatement): void {
    this.record('statements', statement);
  }

  private record<Kind extends 'calls' | 'statements'>(kind: Kind, entry: RequestTrace[Kind][number]): void {
    const requestId = currentRequestId();
    if (!requestId) return;
    const trace = this.traces.get(requestId) ?? this.begin(requestId);
    trace.endedAt = Date.now();
    const entries = trace[kind] as RequestTrace[Kind][number][];
    if (entries.length < MAX_ENTRIES) entries.push(entry);
  }

  private begin(requestId: string): Omit<RequestTrace, 'lines'> {
    const now = Date.now();
    const trace = { requestId, beganAt: now, endedAt: now, calls: [], statements: [] };
    this.traces.set(requestId, trace);
    const [oldest] = this.traces.keys();
    if (this.traces.size > MAX_REQUESTS && oldest !== undefined) this.traces.delete(oldest);
    return trace;
  }
}

const timeOf = (line: string): number => Date.parse((JSON.parse(line) as { time: string }).time);

function masked({ sent, answer, ...call }: TracedCall): TracedCall {
  return { ...call, sent: redact(sent), answer: answer && { ...answer, body: redact(answer.body) } };
}

let traces: RequestTraces | undefined;

/** Starts to keep traces in this process. Simulator mode only: calls of real members are never kept. */
export function keepTraces(): RequestTraces {
  traces ??= new RequestTraces();
  return traces;
}

/** The traces of this process; `undefined` until `keepTraces` is called. */
export const keptTraces = (): RequestTraces | undefined => traces;
