import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { Clock, Database, Jobs } from '@housebrand/shared/nest';
import { WatchedReportsRepository } from './watched-reports.repository';

const EVERY_MS = 5_000;
/** How long a transfer is expected after the member has read where to transfer to. */
const EXPECTED_FOR_MS = 1_800_000;

/**
 * Watches the deposits of members who have read where to transfer to: such a transfer may arrive without an opened deposit. The read
 * writes nothing. The instance remembers the member, and a job of each instance starts the watch.
 */
@Injectable()
export class ExpectedDeposits {
  /** Usernames by agent. */
  private remembered = new Map<string, Set<string>>();

  constructor(
    private readonly database: Database,
    private readonly watched: WatchedReportsRepository,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'wallet-expected-deposits', everyMs: EVERY_MS, isShared: true, run: () => this.watchAll() });
  }

  expect({ prefix, username }: MemberRef): void {
    const usernames = this.remembered.get(prefix) ?? new Set();
    this.remembered.set(prefix, usernames.add(username));
  }

  /** Starts the watch of all members remembered since the last run. */
  async watchAll(): Promise<void> {
    const remembered = this.remembered;
    this.remembered = new Map();
    const at = this.clock.now();
    const until = new Date(at.getTime() + EXPECTED_FOR_MS);
    for (const [prefix, usernames] of remembered)
      await this.database.forAgent(prefix, (tx) => this.watched.watchDeposits(tx, [...usernames], { at, until }));
  }
}
