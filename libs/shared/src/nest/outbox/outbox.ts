import { Injectable } from '@nestjs/common';
import type { AgentTx } from '../database/transactions';
import type { NewOutboxEntry, ParkedEntry } from './outbox-entry';
import { OutboxRepository } from './outbox.repository';

/**
 * Messages to other systems: written in the transaction that they report, and delivered afterwards by `OutboxWorker`, at least
 * once and with the same reference each time.
 */
@Injectable()
export class Outbox {
  constructor(private readonly repository: OutboxRepository) {}

  /**
   * Adds entries in the caller's transaction; a rollback drops them. Add entries for several keys in one call, or writers may
   * deadlock.
   * @returns their ids
   */
  add(tx: AgentTx, ...entries: readonly NewOutboxEntry[]): Promise<string[]> {
    return this.repository.insert(tx, entries);
  }

  /** Returns entries parked after too many failures or a definite refusal, the longest parked first. */
  parked(limit = 100): Promise<ParkedEntry[]> {
    return this.repository.parked(limit);
  }

  /** Whether an entry waits for an operator. */
  isParked(agent: string, id: string): Promise<boolean> {
    return this.repository.isParked(agent, id);
  }

  /** Delivers a parked entry again, starting with the first attempt. @returns false when there is no such parked entry */
  retry(agent: string, id: string): Promise<boolean> {
    return this.repository.changeParked(agent, id, 'waiting', null);
  }

  /**
   * Marks a parked entry as delivered after an operator handled it manually.
   * @param note the operator and the reason; kept with the entry
   * @returns false when there is no such parked entry
   */
  settle(agent: string, id: string, note: string): Promise<boolean> {
    return this.repository.changeParked(agent, id, 'sent', note);
  }
}
