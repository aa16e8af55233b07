import { Injectable } from '@nestjs/common';
import type { AgentTx } from '../database/transactions';
import type { NewOutboxEntry, ParkedEntry } from './outbox-entry';
import { OutboxRepository } from './outbox.repository';

/**
 * What is promised to other systems: written in the transaction that makes it true here, delivered afterwards by
 * `OutboxWorker`, at least once and with the same reference each time.
 */
@Injectable()
export class Outbox {
  constructor(private readonly repository: OutboxRepository) {}

  /**
   * Adds entries in the caller's transaction: with its rollback they are gone. Add entries for several keys in one call.
   * @returns their ids
   */
  add(tx: AgentTx, ...entries: readonly NewOutboxEntry[]): Promise<string[]> {
    return this.repository.insert(tx, entries);
  }

  /** Entries that were put aside after too many failures or a definite refusal, the longest parked first. */
  parked(limit = 100): Promise<ParkedEntry[]> {
    return this.repository.parked(limit);
  }

  /** Whether an entry waits for an operator. */
  isParked(agent: string, id: string): Promise<boolean> {
    return this.repository.isParked(agent, id);
  }

  /** Delivers a parked entry once more, from the first attempt on. @returns false when there is no such parked entry */
  retry(agent: string, id: string): Promise<boolean> {
    return this.repository.changeParked(agent, id, 'waiting', null);
  }

  /**
   * Counts a parked entry as delivered, because somebody saw to it by hand.
   * @param note who and why; kept with the entry
   * @returns false when there is no such parked entry
   */
  settle(agent: string, id: string, note: string): Promise<boolean> {
    return this.repository.changeParked(agent, id, 'sent', note);
  }
}
