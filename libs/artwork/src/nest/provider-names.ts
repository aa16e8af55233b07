import { Injectable } from '@nestjs/common';
import { CatalogueGateway } from '@housebrand/providers/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 5_000;

/** Names of the studios by their codes, as the platform lists them for the default agent. */
@Injectable()
export class ProviderNames {
  private names = new Map<string, string>();
  private reading: Promise<void> | null = null;
  /** In the process's own time: how long a list is kept has nothing to do with the world's clock. */
  private dueAt = 0;

  constructor(private readonly catalogue: CatalogueGateway) {}

  /** @returns `null` when nobody has the code, or the list was never read */
  async find(code: string): Promise<string | null> {
    if (performance.now() >= this.dueAt) await (this.reading ??= this.read().finally(() => (this.reading = null)));
    return this.names.get(code) ?? null;
  }

  /** One list for all who ask meanwhile; when it cannot be had, the last one stands in for some seconds. */
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
