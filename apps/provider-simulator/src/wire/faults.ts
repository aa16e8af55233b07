import { newId } from '@housebrand/shared';
import type { FaultKind, FaultRequest, WireContract } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';

/** An active fault, and how many calls it hit. */
export interface Fault extends FaultRequest {
  id: string;
  /** Limits the fault to this member's calls. */
  username?: string | undefined;
  /** Body size of `huge` in bytes; the code of `unknownCode`. */
  size?: number | undefined;
  code?: number | undefined;
  /** The target of `redirect`. */
  location?: string | undefined;
  met: number;
}

/** The member and agent of a call, as far as the request names them. */
export interface Subject {
  username: string | null;
  prefix: string | null;
}

/** Faults that strike before the call takes effect. */
export const BEFORE: ReadonlySet<FaultKind> = new Set(['timeoutBefore']);

/** The injected faults. In memory only: a restart clears them. */
@Injectable()
export class Faults {
  private faults: Fault[] = [];
  private holding = new Set<() => void>();

  add(fault: Omit<Fault, 'id' | 'met'>): Fault {
    const added = { ...fault, id: newId(), met: 0 };
    this.faults.push(added);
    return added;
  }

  list(): readonly Fault[] {
    return this.faults;
  }

  remove(id: string): boolean {
    const before = this.faults.length;
    this.faults = this.faults.filter((fault) => fault.id !== id);
    return this.faults.length < before;
  }

  /** Removes all faults and closes the calls they hold open. */
  clear(): void {
    this.faults = [];
    for (const release of this.holding) release();
    this.holding.clear();
  }

  /** Returns the first fault that matches a call, and counts it down. */
  strike(contract: Pick<WireContract, 'system' | 'name'>, subject: Subject): Fault | undefined {
    const fault = this.faults.find(
      (each) =>
        (!each.system || each.system === contract.system) &&
        (!each.call || each.call === contract.name) &&
        (!each.username || each.username === subject.username) &&
        (!each.prefix || isOfAgent(subject, each.prefix)),
    );
    if (!fault) return undefined;
    fault.met += 1;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.remove(fault.id);
    }
    return fault;
  }

  /** Registers `release` to run when the faults are cleared; the returned function unregisters it. */
  hold(release: () => void): () => void {
    this.holding.add(release);
    return () => this.holding.delete(release);
  }
}

/** A username starts with its agent's prefix, and no prefix starts another. */
function isOfAgent({ username, prefix }: Subject, agent: string): boolean {
  return prefix === null ? (username?.startsWith(agent) ?? false) : prefix === agent;
}
