import { Injectable } from '@nestjs/common';
import { GamePlatformGateway } from '@housebrand/providers/nest';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { Clock } from '@housebrand/shared/nest';

const FRESH_MS = 5 * 60_000;
const RETRY_MS = 5_000;

/** Names of the studios by their codes, as the platform lists them for the default agent. */
@Injectable()
export class ProviderNames {
  private names = new Map<string, string>();
  private dueAt = 0;

  constructor(
    private readonly platform: GamePlatformGateway,
    private readonly clock: Clock,
  ) {}

  /** @returns `null` when nobody has the code, or the list was never read */
  async find(code: string): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (now >= this.dueAt) {
      this.dueAt = now + RETRY_MS;
      await this.read(now).catch(() => undefined);
    }
    return this.names.get(code) ?? null;
  }

  private async read(now: number): Promise<void> {
    const providers = await this.platform.providers(DEFAULT_PREFIX);
    this.names = new Map(providers.map(({ code, name }) => [code, name]));
    this.dueAt = now + FRESH_MS;
  }
}
