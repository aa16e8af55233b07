import { Injectable } from '@nestjs/common';
import { CatalogueGateway } from '@housebrand/providers/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 5_000;

/** Names of studios by code, as the platform lists them for the default agent. */
@Injectable()
export class ProviderNames {
  private names = new Map<string, string>();
  private reading: Promise<void> | null = null;
  /** In process time: the age of the list is independent of the clock. */
  private dueAt = 0;

  constructor(private readonly catalogue: CatalogueGateway) {}

  /** @returns `null` for an unknown code, or if the list was never read */
  async find(code: string): Promise<string | null> {
    if (performance.now() >= this.dueAt) {
      this.reading ??= this.read().finally(() => (this.reading = null));
      await this.reading;
    }
    return this.names.get(code) ?? null;
  }

  /** Reads the list once for concurrent callers; if that fails, keeps the last list for some seconds. */
  private async read(): Promise<void> {
    try {
      const providers = await this.catalogue.providers(DEFAULT_PREFIX);
      this.names = new Map(providers.map(({ provider, name }) => [provider, name]));
      this.dueAt = performance.now() + FRESH_MS;
    } catch {
      this.dueAt = performance.now() + RETRY_MS;
    }
  }
}
