import { Injectable, type LoggerService } from '@nestjs/common';
import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { currentRequestId } from '../context/request-context';
import { keptTraces } from './request-traces';
import { LineOutput } from './line-output';
import { redact, redactText } from './redaction';

/** The fields of an access-log line; no body and no credentials. */
export interface AccessFields {
  requestId: string;
  method: string;
  /** The route pattern, never the address. */
  route: string;
  /** See `loggedQuery`. */
  query?: string;
  status: number;
  ms: number;
  /** The envelope's code, when the request was refused. */
  code?: number;
  agent?: string;
  principal?: string;
  /** The id of the session's row, which is no credential; the database links it to the member. */
  session?: string;
}

/** Writes structured lines to standard output, with the request id and without secrets. */
@Injectable()
export class AppLog implements LoggerService {
  private readonly pino: Logger;
  private readonly recordsAccess: boolean;
  private lastMs = 0;
  private lastTime = '';

  private readonly stream: DestinationStream;

  constructor(level = 'info', output: DestinationStream = standardOutput()) {
    const stream = tracedOutput(output);
    this.stream = stream;
    this.pino = pino(
      {
        level,
        base: undefined,
        timestamp: stdTimeFunctions.isoTime,
        // errors are described and redacted before they get here
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

  /** Logs a served request. The fields are our own names and numbers, so they need no redaction. */
  access(fields: AccessFields): void {
    if (!this.recordsAccess) return;
    // by far the most frequent line, so built without the logger's overhead
    this.stream.write(
      `{"level":"info","time":"${this.time()}",${JSON.stringify(fields).slice(1, -1)},"msg":"request"}\n`,
    );
  }

  /** Logs a GET that was answered from memory: the same line as `access`, without an object to serialize. */
  hotAccess(requestId: string, route: string, status: number): void {
    if (!this.recordsAccess) return;
    this.stream.write(
      `{"level":"info","time":"${this.time()}","requestId":"${requestId}","method":"GET","route":"${route}","status":${status},"ms":0,"msg":"request"}\n`,
    );
  }

  log(message: unknown, ...context: unknown[]): void {
    this.pino.info(named(context), redactText(String(message)));
  }

  /** Returns the time as text, formatted once per millisecond. */
  private time(): string {
    const now = Date.now();
    if (now !== this.lastMs) {
      this.lastMs = now;
      this.lastTime = new Date(now).toISOString();
    }
    return this.lastTime;
  }

  /** Logs an error: `error('what failed', thrown)` or, from the framework, `error(message, stack, context)`. */
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

/** Passes only the framework's warnings and errors to the log. */
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

/** Copies each line to the traces, where these are kept. */
function tracedOutput(stream: DestinationStream): DestinationStream {
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

/** Returns the output of the process, which is flushed at exit. */
function standardOutput(): LineOutput {
  if (output) return output;
  const lines = new LineOutput(1);
  process.on('exit', () => lines.flushSync());
  output = lines;
  return lines;
}

function named(context: readonly unknown[]): object {
  const last = context.at(-1);
  if (typeof last === 'string') return { context: last };
  return typeof last === 'object' && last !== null ? (redact(last) as object) : {};
}
