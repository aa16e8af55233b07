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

/** What happened for the last requests, so that the documentation's page can show it. */
export class RequestTraces {
  private readonly traces = new Map<string, RequestTrace>();

  /** Nothing secret is in it. Masking costs more than the rest of a trace, and few of them are looked at. */
  find(requestId: string): RequestTrace | undefined {
    const trace = this.traces.get(requestId);
    return trace && { ...trace, calls: trace.calls.map(masked) };
  }

  line(text: string): void {
    const id = /"requestId":"([^"]+)"/.exec(text)?.[1];
    if (id !== undefined) this.note(id, 'lines', text.trimEnd());
  }

  call(call: TracedCall): void {
    this.note(currentRequestId(), 'calls', call);
  }

  statement(statement: TracedStatement): void {
    this.note(currentRequestId(), 'statements', statement);
  }

  private note<Kind extends 'lines' | 'calls' | 'statements'>(
    requestId: string | undefined,
    kind: Kind,
    entry: RequestTrace[Kind][number],
  ): void {
    if (!requestId) return;
    const trace = this.traces.get(requestId) ?? this.begin(requestId);
    trace.endedAt = Date.now();
    const entries = trace[kind] as RequestTrace[Kind][number][];
    if (entries.length < ENTRIES) entries.push(entry);
  }

  private begin(requestId: string): RequestTrace {
    const now = Date.now();
    const trace: RequestTrace = { requestId, beganAt: now, endedAt: now, lines: [], calls: [], statements: [] };
    this.traces.set(requestId, trace);
    const [oldest] = this.traces.keys();
    if (this.traces.size > REQUESTS && oldest !== undefined) this.traces.delete(oldest);
    return trace;
  }
}

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
