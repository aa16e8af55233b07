import { Injectable } from '@nestjs/common';
import { ProviderRefused, SiteGateway } from '@housebrand/providers/nest';
import { AppLog, Clock } from '@housebrand/shared/nest';
import { NO_SITE_ANSWER, type ProviderSiteAnswer, type SiteAnswer, type SiteRefusal } from '../core';
import { SiteSettingRepository } from './site-setting.repository';

/** Age up to which an answer is not requested again. */
const FRESH_MS = 60_000;
/** Pause after a failed request to the provider. */
const RETRY_MS = 5_000;
/** Maximum time that a member waits for the provider's site configuration. */
const MAX_WAIT_MS = 1_000;

interface Entry extends SiteAnswer {
  /** By the process's elapsed milliseconds. */
  refreshAtMs: number;
}

const NEVER_READ: Entry = { ...NO_SITE_ANSWER, refreshAtMs: 0 };

/**
 * The provider's site configuration of each agent (`prefix/v2`): cached in memory, refreshed in the background, and
 * stored for the days when the provider is down.
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

  /** @param ip the caller's address as our server determined it; the request to the provider carries it */
  async current(prefix: string, ip: string): Promise<SiteAnswer> {
    const known = this.entries.get(prefix);
    if (known && this.clock.elapsedMs() < known.refreshAtMs) return known;
    const refreshed = this.refresh(prefix, ip);
    if (!known?.answer) await Promise.race([refreshed, longestWait()]);
    return this.entries.get(prefix) ?? NEVER_READ;
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
      // Keep the time of an unchanged answer, so that the body built from it stays the same.
      const answer = before && sameContent(before, fresh) ? before : fresh;
      this.entries.set(prefix, {
        answer,
        isLastKnown: false,
        refusal: null,
        refreshAtMs: this.clock.elapsedMs() + FRESH_MS,
      });
      if (answer === fresh) await this.settings.save(prefix, answer);
    } catch (error) {
      const { answer, refusal: before } = this.entries.get(prefix) ?? NEVER_READ;
      const refusal = refusalIn(error, before);
      this.entries.set(prefix, { answer, isLastKnown: true, refusal, refreshAtMs: this.clock.elapsedMs() + RETRY_MS });
      this.log.warn('site configuration could not be read; using the last known one', {
        prefix,
        reason: (error as Error).name,
      });
    }
  }

  private async recall(prefix: string): Promise<void> {
    const answer = await this.settings.find(prefix);
    if (answer) this.entries.set(prefix, { ...NEVER_READ, answer });
  }
}

/** Returns the provider's refusal; an unchanged one as it was, so that the body built from it stays the same. */
function refusalIn(error: unknown, before: SiteRefusal | null): SiteRefusal | null {
  if (!(error instanceof ProviderRefused)) return null;
  const { code, providerMessage: message = '' } = error;
  return before?.code === code && before.message === message ? before : { code, message };
}

function longestWait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS).unref());
}

function sameContent(a: ProviderSiteAnswer, b: ProviderSiteAnswer): boolean {
  const content = ({ disabledProviders, disabledGames, isSmsOtp }: ProviderSiteAnswer) =>
    JSON.stringify([disabledProviders, disabledGames, isSmsOtp]);
  return content(a) === content(b);
}
