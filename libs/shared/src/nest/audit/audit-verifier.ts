import { Injectable } from '@nestjs/common';
import { ChainWalk, type ChainBreak, type ChainHead } from './audit-chain';
import { AuditRepository } from './audit.repository';

const PAGE = 5_000;

/** What a walk over an agent's chain found. */
export interface AuditVerdict {
  agent: string;
  /** The end that was reached. */
  head: ChainHead;
  /** The first that does not hold. */
  broken: ChainBreak | { what: 'inserted'; entry: bigint; position: null } | null;
  /** Entries that the next sealing takes. */
  waiting: number;
}

/** Walks the chains of the audit trail. */
@Injectable()
export class AuditVerifier {
  constructor(private readonly repository: AuditRepository) {}

  async verify(): Promise<AuditVerdict[]> {
    const verdicts: AuditVerdict[] = [];
    for (const { agent, ...head } of await this.repository.heads()) verdicts.push(await this.walk(agent, head));
    return verdicts;
  }

  private async walk(agent: string, head: ChainHead): Promise<AuditVerdict> {
    const walk = new ChainWalk();
    let broken: ChainBreak | null = null;
    while (!broken && walk.head.position < head.position) {
      const links = await this.repository.links(agent, walk.head.position, PAGE);
      if (links.length === 0) break;
      broken = walk.follow(links.filter(({ position }) => position <= head.position));
    }
    broken ??= walk.end(head) ?? (await this.beyond(agent, head));
    const { late, waiting } = await this.repository.loose(agent);
    const inserted = late === null ? null : { what: 'inserted' as const, entry: late, position: null };
    return { agent, head: walk.head, broken: broken ?? inserted, waiting };
  }

  /** A link that nobody of ours appended. A sealing at this very moment moves the head as well, and is no break. */
  private async beyond(agent: string, head: ChainHead): Promise<ChainBreak | null> {
    const [link] = await this.repository.links(agent, head.position, 1);
    if (!link) return null;
    const now = (await this.repository.heads()).find((other) => other.agent === agent);
    return now && now.position >= link.position
      ? null
      : { position: link.position, entry: link.entry, what: 'headDiffers' };
  }
}
