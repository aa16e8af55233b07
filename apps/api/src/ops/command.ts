import type { INestApplicationContext } from '@nestjs/common';
import { isPrefix, normalizePrefix } from '@housebrand/shared';
import { WHOLE_INSTALLATION } from '@housebrand/shared/nest';
import type { OpsArguments } from './arguments';

/** An operator command. */
export interface OpsCommand {
  /** The name of the command: `agent key create`. */
  name: string;
  /** Arguments and options, for the help. */
  usage: string;
  summary: string;
  /** The command changes nothing, so the audit trail does not record it. */
  isReading?: true;
  /**
   * Returns the amount that the command moves, in satang; above the limit, a second operator must approve. `null` if the subject does
   * not exist; `run` reports that.
   * @throws UsageError for arguments with which `run` would fail, too
   */
  weigh?(app: INestApplicationContext, input: OpsArguments): Promise<bigint | null>;
  /** Whether a second operator must approve, regardless of the amount. @throws UsageError as `weigh` */
  takesTwo?(app: INestApplicationContext, input: OpsArguments): Promise<boolean>;
  /** @returns lines of output */
  run(app: INestApplicationContext, input: OpsArguments): Promise<string[]>;
}

/** Returns the agent of a command whose first word is a prefix. */
export function agentOfCommand({ usage }: OpsCommand, { positionals: [first = ''] }: OpsArguments): string {
  const agent = normalizePrefix(first);
  return usage.startsWith('PREFIX') && isPrefix(agent) ? agent : WHOLE_INSTALLATION;
}

/** Formats rows as aligned columns. */
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
