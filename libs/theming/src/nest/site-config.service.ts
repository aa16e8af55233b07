import { Injectable } from '@nestjs/common';
import { GamePlatformGateway } from '@housebrand/providers/nest';
import { AppLog, Clock, Database } from '@housebrand/shared/nest';
import type { ProviderSiteAnswer } from '../core';
import { eq } from 'drizzle-orm';
import { siteSettingTable } from './agent.tables';

/** An answer this young is not asked for again. */
const FRESH_MS = 60_000;
/** After a failure the provider is left alone for so long. */
const RETRY_MS = 5_000;
/** A member never waits longer than this for the provider's site configuration. */
const PATIENCE_MS = 1_000;

export interface SiteAnswer {
  /** `null` when the provider has never answered. */
  answer: ProviderSiteAnswer | null;
  /** True while the provider does not answer. */
  isLastKnown: boolean;
}

interface Entry extends SiteAnswer {
  askAgainAt: number;
}

const NEVER_ASKED: Entry = { answer: null, isLastKnown: true, askAgainAt: 0 };

/**
 * The provider's site configuration of each agent (`prefix/v2`): kept in memory, refreshed behind the scenes, and on disk
 * for the days the provider is down.
 */
@Injectable()
export class SiteConfigService {
  private readonly entries = new Map<string, Entry>();
  private readonly asking = new Map<string, Promise<void>>();

  constructor(
    private readonly platform: GamePlatformGateway,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** @param ip of the caller, which the provider's call carries; filled in by our server */
  async current(prefix: string, ip: string): Promise<SiteAnswer> {
    const known = this.entries.get(prefix);
    if (known && this.now() < known.askAgainAt) return known;
    const refreshed = this.refresh(prefix, ip);
    if (!known?.answer) await Promise.race([refreshed, patience()]);
    return this.entries.get(prefix) ?? NEVER_ASKED;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  private refresh(prefix: string, ip: string): Promise<void> {
    let running = this.asking.get(prefix);
    if (!running) {
      running = this.ask(prefix, ip).finally(() => this.asking.delete(prefix));
      this.asking.set(prefix, running);
    }
    return running;
  }

  private async ask(prefix: string, ip: string): Promise<void> {
    if (!this.entries.has(prefix)) await this.recall(prefix);
    try {
      const { disabledProviders, disabledGames, isSmsOtp } = await this.platform.siteConfig(prefix, ip);
      const fresh = { disabledProviders, disabledGames, isSmsOtp, readAt: this.clock.now() };
      const before = this.entries.get(prefix)?.answer;
      // the same answer keeps its time, so that a body made of it stays the same body
      const answer = before && sameContent(before, fresh) ? before : fresh;
      this.entries.set(prefix, { answer, isLastKnown: false, askAgainAt: this.now() + FRESH_MS });
      if (answer === fresh) await this.keep(prefix, answer);
    } catch (error) {
      const { answer } = this.entries.get(prefix) ?? NEVER_ASKED;
      this.entries.set(prefix, { answer, isLastKnown: true, askAgainAt: this.now() + RETRY_MS });
      this.log.warn('site configuration not read, the last known one stands in', {
        prefix,
        reason: (error as Error).name,
      });
    }
  }

  private async recall(prefix: string): Promise<void> {
    const [row] = await this.database.forAgent(prefix, (tx) =>
      tx.select().from(siteSettingTable).where(eq(siteSettingTable.agent, prefix)),
    );
    if (row) this.entries.set(prefix, { answer: row, isLastKnown: true, askAgainAt: 0 });
  }

  private async keep(prefix: string, answer: ProviderSiteAnswer): Promise<void> {
    const values = {
      disabledProviders: [...answer.disabledProviders],
      disabledGames: [...answer.disabledGames],
      isSmsOtp: answer.isSmsOtp,
      readAt: answer.readAt,
    };
    await this.database.forAgent(prefix, (tx) =>
      tx
        .insert(siteSettingTable)
        .values({ agent: prefix, ...values })
        .onConflictDoUpdate({ target: siteSettingTable.agent, set: values }),
    );
  }
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
}

function sameContent(a: ProviderSiteAnswer, b: ProviderSiteAnswer): boolean {
  const content = ({ disabledProviders, disabledGames, isSmsOtp }: ProviderSiteAnswer) =>
    JSON.stringify([disabledProviders, disabledGames, isSmsOtp]);
  return content(a) === content(b);
}
