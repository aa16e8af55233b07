import { Injectable } from '@nestjs/common';
import { Database, type OperatorTx } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { AppLog } from '../logging/app-log';
import { linkHash, type AuditFacts, type ChainedEntry } from './audit-chain';
import { AuditRepository } from './audit.repository';

const EVERY_MS = 5_000;
/** Entries sealed per transaction; more only if a single transaction wrote more. */
const BATCH_SIZE = 2_000;

/**
 * Appends committed entries to their agent's chain. Writers are not involved. The leader seals; a second instance that seals at
 * the same moment waits and finds nothing left.
 */
@Injectable()
export class AuditSealer {
  constructor(
    private readonly database: Database,
    private readonly repository: AuditRepository,
    private readonly log: AppLog,
    jobs: Jobs,
  ) {
    jobs.register({ name: 'audit-seal', everyMs: EVERY_MS, run: (signal) => this.sealAll(signal) });
  }

  async sealAll(signal?: AbortSignal): Promise<void> {
    let sealed = Infinity;
    while (sealed > 0 && !signal?.aborted) sealed = await this.sealSome();
  }

  /** @returns how many entries were sealed */
  async sealSome(batchSize = BATCH_SIZE): Promise<number> {
    return this.database.asOperator(async (tx) => {
      await this.repository.lock(tx);
      const window = await this.repository.window(tx, batchSize);
      const entries = await this.repository.unsealed(tx, window);
      const byAgent = Map.groupBy(entries, ({ agent }) => agent);
      for (const [agent, own] of byAgent) await this.append(tx, agent, own, window.until);
      if (window.again !== null) await this.repository.lowerHorizons(tx, window.again);
      return entries.length;
    });
  }

  private async append(tx: OperatorTx, agent: string, own: readonly AuditFacts[], horizon: bigint): Promise<void> {
    let { position, hash } = await this.repository.headOf(tx, agent);
    const links: ChainedEntry[] = own.map((facts) => {
      position += 1n;
      hash = linkHash(hash, position, facts);
      return { position, entry: facts.number, hash, facts };
    });
    await this.repository.append(tx, agent, links, horizon);
    // the log is kept elsewhere, so rewriting a whole chain leaves a mismatch with the logged head
    this.log.info('audit trail sealed', { agent, position: String(position), hash });
  }
}
