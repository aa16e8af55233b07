import { Injectable } from '@nestjs/common';
import { SiteGateway } from '@housebrand/providers/nest';
import { AppLog, Clock } from '@housebrand/shared/nest';
import type { ProviderSiteAnswer } from '../core';
import { SiteSettingRepository } from './site-setting.repository';

/** An answer this young is not asked for again. */
const FRESH_MS = 60_000;
/** After a failure the provider is left alone for so long. */
const RETRY_MS = 5_000;
/** A member never waits longer than this for the provider's site configuration. */
const MAX_WAIT_MS = 1_000;

export interface SiteAnswer {
  /** `null` when the provider has never answered. */
  answer: ProviderSiteAnswer | null;
  /** True while the provider does not answer. */
  isLastKnown: boolean;
}

interface Entry extends SiteAnswer {
  /** In ms of the process. */
  askAgainAtMs: number;
}

const NEVER_ASKED: Entry = { answer: null, isLastKnown: true, askAgainAtMs: 0 };

/**
 * The provider's site configuration of each agent (`prefix/v2`): kept in memory, refreshed behind the scenes, and on disk
 * for the days the provider is down.
 */
@Injectable()
export class SiteConfigService {
  private readonly entries = new Map<string, Entry>();
  private readonly asking = new Map<string, Promise<void>>();

  constructor(
    private readonly site: SiteGateway,
    private readonly settings: SiteSettingRepository,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** @param ip of the caller, which the provider's call carries; filled in by our server */
  async current(prefix: string, ip: string): Promise<SiteAnswer> {
    const known = this.entries.get(prefix);
    if (known && this.clock.elapsedMs() < known.askAgainAtMs) return known;
    const refreshed = this.refresh(prefix, ip);
    if (!known?.answer) await Promise.race([refreshed, longestWait()]);
    return this.entries.get(prefix) ?? NEVER_ASKED;
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
      const { disabledProviders, disabledGames, isSmsOtp } = await this.site.siteConfig(prefix, ip);
      const fresh = { disabledProviders, disabledGames, isSmsOtp, readAt: this.clock.now() };
      const before = this.entries.get(prefix)?.answer;
      // the same answer keeps its time, so that a body made of it stays the same body
      const answer = before && sameContent(before, fresh) ? before : fresh;
      this.entries.set(prefix, { answer, isLastKnown: false, askAgainAtMs: this.clock.elapsedMs() + FRESH_MS });
      if (answer === fresh) await this.settings.save(prefix, answer);
    } catch (error) {
      const { answer } = this.entries.get(prefix) ?? NEVER_ASKED;
      this.entries.set(prefix, { answer, isLastKnown: true, askAgainAtMs: this.clock.elapsedMs() + RETRY_MS });
      this.log.warn('site configuration not read, the last known one stands in', {
        prefix,
        reason: (error as Error).name,
      });
    }
  }

  private async recall(prefix: string): Promise<void> {
    const answer = await this.settings.find(prefix);
    if (answer) this.entries.set(prefix, { answer, isLastKnown: true, askAgainAtMs: 0 });
  }
}

function longestWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
}

function sameContent(a: ProviderSiteAnswer, b: ProviderSiteAnswer): boolean {
  const content = ({ disabledProviders, disabledGames, isSmsOtp }: ProviderSiteAnswer) =>
    JSON.stringify([disabledProviders, disabledGames, isSmsOtp]);
  return content(a) === content(b);
}
