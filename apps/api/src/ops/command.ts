import type { INestApplicationContext } from '@nestjs/common';
import type { OpsArguments } from './arguments';

/** One command of operators. */
export interface OpsCommand {
  /** The words that name it: `agent key create`. */
  name: string;
  /** What follows them. */
  usage: string;
  summary: string;
  /** It changes nothing: the audit trail is not told of it. */
  isReading?: true;
  /**
   * How much money it moves, satang: above the limit a second operator decides. `null`: what it names is not there, and it says so.
   * @throws UsageError for what could not be run either
   */
  weigh?(app: INestApplicationContext, input: OpsArguments): Promise<bigint | null>;
  /** Whether a second operator decides whatever it moves. @throws UsageError for what could not be run either */
  takesTwo?(app: INestApplicationContext, input: OpsArguments): Promise<boolean>;
  /** @returns lines for the operator */
  run(app: INestApplicationContext, input: OpsArguments): Promise<string[]>;
}

/** Columns of equal width. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (all, row) => row.map((cell, index) => Math.max(cell.length, all[index] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
