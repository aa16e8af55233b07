import { newId } from '@housebrand/shared';
import type { FaultKind, FaultRequest, WireContract } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';

/** A fault in force, and how many calls it met. */
export interface Fault extends FaultRequest {
  id: string;
  /** Only calls of this member, when given. */
  username?: string | undefined;
  /** Body size of `huge`, bytes; the code of `unknownCode`. */
  size?: number | undefined;
  code?: number | undefined;
  /** Where `redirect` points. */
  location?: string | undefined;
  met: number;
}

/** For whom a call is made, as far as it says so. */
export interface Subject {
  username: string | null;
  prefix: string | null;
}

/** Faults that strike before the call has any effect. */
export const BEFORE: ReadonlySet<FaultKind> = new Set(['timeoutBefore']);

/** What the simulator was told to do wrong. Kept in memory: a restart is well again. */
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

  /** All well again; calls that were left waiting are cut off. */
  clear(): void {
    this.faults = [];
    for (const release of this.holding) release();
    this.holding.clear();
  }

  /** The first fault that strikes a call, counted down. */
  strike(contract: Pick<WireContract, 'system' | 'name'>, subject: Subject): Fault | undefined {
    const fault = this.faults.find(
      (each) =>
        (!each.system || each.system === contract.system) &&
        (!each.call || each.call === contract.name) &&
        (!each.username || each.username === subject.username) &&
        (!each.prefix || isOfAgent(subject, each.prefix)),
    );
    if (!fault) return undefined;
    fault.met++;
    if (fault.times !== undefined && --fault.times <= 0) this.remove(fault.id);
    return fault;
  }

  /** Keeps `release` for when the faults are cleared; the returned function forgets it. */
  hold(release: () => void): () => void {
    this.holding.add(release);
    return () => this.holding.delete(release);
  }
}

/** No prefix is the beginning of another: whoever says a username alone names the agent as well. */
function isOfAgent({ username, prefix }: Subject, agent: string): boolean {
  return prefix === null ? (username?.startsWith(agent) ?? false) : prefix === agent;
}
