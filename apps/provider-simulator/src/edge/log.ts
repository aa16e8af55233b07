import { Injectable, type LoggerService } from '@nestjs/common';
import { destination, type Logger, pino, stdTimeFunctions } from 'pino';

/** Structured lines on the standard output. Callers name what they log; requests, bodies and headers are never passed here. */
@Injectable()
export class SimulatorLog {
  private readonly lines: Logger;

  constructor(level: string) {
    this.lines = pino(
      {
        level,
        base: undefined,
        timestamp: stdTimeFunctions.isoTime,
        formatters: { level: (label) => ({ level: label }) },
      },
      destination({ dest: 1, sync: false }),
    );
  }

  info(message: string, fields: Record<string, string | number> = {}): void {
    this.lines.info(fields, message);
  }

  /** The error's name, words and stack; its values (a statement's parameters, say) stay out. */
  error(message: string, error: unknown): void {
    const { name, stack, message: words } = error instanceof Error ? error : new Error(String(error));
    this.lines.error({ err: { type: name, message: words, stack } }, message);
  }

  /** For the framework: what it says of its start is of interest only to who looks for it. */
  forFramework(): LoggerService {
    return {
      log: (message: unknown) => this.lines.debug(String(message)),
      warn: (message: unknown) => this.lines.warn(String(message)),
      error: (message: unknown, stack?: unknown) => this.lines.error({ stack }, String(message)),
    };
  }
}
