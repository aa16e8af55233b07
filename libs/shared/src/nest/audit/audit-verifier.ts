import { Injectable } from '@nestjs/common';
import { CHAIN_START, ChainWalk, type ChainBreak, type ChainHead } from './audit-chain';
import { AuditRepository } from './audit.repository';

const PAGE_SIZE = 5_000;

/** The result of verifying an agent's chain. */
export interface AuditVerdict {
  agent: string;
  /** The last verified link. */
  head: ChainHead;
  /** The first break; `null` if the chain is intact. */
  broken: ChainBreak | { what: 'inserted'; entry: bigint; position: null } | null;
  /** Entries that are not sealed yet. */
  waiting: number;
}

/** Verifies the chains of the audit trail. */
@Injectable()
export class AuditVerifier {
  constructor(private readonly repository: AuditRepository) {}

  async verify(): Promise<AuditVerdict[]> {
    const verdicts: AuditVerdict[] = [];
    for (const { agent, ...head } of await this.repository.heads()) verdicts.push(await this.walk(agent, head));
    return verdicts;
  }

  /** Verifies the chain of one agent. */
  async verifyOf(wanted: string): Promise<AuditVerdict> {
    const { agent, ...head } = (await this.repository.heads()).find(({ agent: found }) => found === wanted) ?? {
      agent: wanted,
      ...CHAIN_START,
    };
    return this.walk(agent, head);
  }

  private async walk(agent: string, head: ChainHead): Promise<AuditVerdict> {
    const walk = new ChainWalk(await this.repository.redactions(agent));
    let broken: ChainBreak | null = null;
    while (!broken && walk.head.position < head.position) {
      const links = await this.repository.links(agent, walk.head.position, PAGE_SIZE);
      if (links.length === 0) break;
      broken = walk.follow(links.filter(({ position }) => position <= head.position));
    }
    broken ??= walk.end(head) ?? (await this.beyond(agent, head));
    const { late, waiting } = await this.repository.loose(agent);
    const inserted = late === null ? null : { what: 'inserted' as const, entry: late, position: null };
    return { agent, head: walk.head, broken: broken ?? inserted, waiting };
  }

  /** Returns a break if a link follows the head, unless a concurrent sealing has moved the head meanwhile. */
  private async beyond(agent: string, head: ChainHead): Promise<ChainBreak | null> {
    const [link] = await this.repository.links(agent, head.position, 1);
    if (!link) return null;
    const now = (await this.repository.heads()).find((other) => other.agent === agent);
    return now && now.position >= link.position
      ? null
      : { position: link.position, entry: link.entry, what: 'headDiffers' };
  }
}
