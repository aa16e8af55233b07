import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../context/request-context';
import { keptTraces } from '../tracing/request-traces';
import { LineOutput } from './line-output';
import { redact, redactText } from './redaction';

/** What one line of the access log says of a request; no body, no credentials. */
export interface AccessFields {
  requestId: string;
  method: string;
  /** The pattern, never the address. */
  route: string;
  /** See `loggedQuery`. */
  query?: string;
  status: number;
  ms: number;
  /** Of the envelope, when the request was refused. */
  code?: number;
  agent?: string;
  principal?: string;
  /** The id of its row, which opens nothing: who it is stands in the database. */
  session?: string;
}

/** Structured lines on the standard output, each with the id of its request and nothing secret. */
@Injectable()
export class AppLog implements LoggerService {
  private readonly pino: Logger;
  private readonly recordsAccess: boolean;
  private lastMs = 0;
  private lastTime = '';

  private readonly stream: DestinationStream;

  constructor(level = 'info', output: DestinationStream = standardOutput()) {
    const stream = heard(output);
    this.stream = stream;
    this.pino = pino(
      {
        level,
        base: undefined,
        timestamp: stdTimeFunctions.isoTime,
        // errors come described and redacted already
        serializers: { err: (described: unknown) => described },
        formatters: { level: (label) => ({ level: label }) },
        mixin: (fields: object) => ('requestId' in fields ? {} : { requestId: currentRequestId() }),
      },
      stream,
    );
    this.recordsAccess = this.pino.isLevelEnabled('info');
  }

  info(message: string, fields: object = {}): void {
    this.pino.info(redact(fields), redactText(message));
  }

  /** A served request. The fields are names and numbers of ours, so that nothing has to be looked through. */
  access(fields: AccessFields): void {
    if (!this.recordsAccess) return;
    // the most frequent line by far, put together without the logger's detours
    this.stream.write(
      `{"level":"info","time":"${this.time()}",${JSON.stringify(fields).slice(1, -1)},"msg":"request"}\n`,
    );
  }

  /** `access` of a GET that was answered from memory: the same line, without taking an object apart. */
  hotAccess(requestId: string, route: string, status: number): void {
    if (!this.recordsAccess) return;
    this.stream.write(
      `{"level":"info","time":"${this.time()}","requestId":"${requestId}","method":"GET","route":"${route}","status":${status},"ms":0,"msg":"request"}\n`,
    );
  }

  log(message: unknown, ...context: unknown[]): void {
    this.pino.info(named(context), redactText(String(message)));
  }

  /** Many lines share a millisecond; it is written out once. */
  private time(): string {
    const now = Date.now();
    if (now !== this.lastMs) {
      this.lastMs = now;
      this.lastTime = new Date(now).toISOString();
    }
    return this.lastTime;
  }

  /** `error('what failed', thrown)` or, from the framework, `error(message, stack, context)`. */
  error(message: unknown, thrown?: unknown, ...context: unknown[]): void {
    const err = message instanceof Error ? message : thrown;
    this.pino.error(
      { ...named(context), err: redact(err) },
      redactText(message instanceof Error ? message.message : String(message)),
    );
  }

  warn(message: unknown, ...context: unknown[]): void {
    this.pino.warn(named(context), redactText(String(message)));
  }

  debug(message: unknown, ...context: unknown[]): void {
    this.pino.debug(named(context), redactText(String(message)));
  }

  verbose(message: unknown, ...context: unknown[]): void {
    this.debug(message, ...context);
  }

  fatal(message: unknown, ...context: unknown[]): void {
    this.pino.fatal(named(context), redactText(String(message)));
  }
}

/** What the framework says while it starts is of use to nobody; its warnings are. */
export function frameworkLog(log: AppLog): LoggerService {
  const quiet = () => undefined;
  return {
    log: quiet,
    debug: quiet,
    verbose: quiet,
    warn: log.warn.bind(log),
    error: log.error.bind(log),
    fatal: log.fatal.bind(log),
  };
}

/** Where traces are kept, each line goes there, too. */
function heard(stream: DestinationStream): DestinationStream {
  const traces = keptTraces();
  if (!traces) return stream;
  return {
    write: (line) => {
      stream.write(line);
      traces.line(line);
    },
  };
}

let output: LineOutput | undefined;

/** One for the process: what is left goes out when it ends. */
function standardOutput(): LineOutput {
  if (output) return output;
  const lines = new LineOutput(1);
  process.on('exit', () => lines.flushSync());
  return (output = lines);
}

function named(context: readonly unknown[]): object {
  const last = context.at(-1);
  if (typeof last === 'string') return { context: last };
  return typeof last === 'object' && last !== null ? (redact(last) as object) : {};
}
