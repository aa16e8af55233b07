import type { BannersService } from '@housebrand/content/nest';

const LIFETIME_MS = 30_000;

/** Each agent's first banner, which the start of the home shows before any script has run. */
export class FirstBanners {
  private readonly kept = new Map<string, { address: string | null; until: number }>();

  constructor(private readonly banners: Pick<BannersService, 'list'>) {}

  /** @returns the picture's address; `null` without a banner, or when nobody can say: the page opens without it */
  async of(prefix: string): Promise<string | null> {
    const known = this.kept.get(prefix);
    if (known && known.until > Date.now()) return known.address;
    try {
      const [first] = await this.banners.list(prefix);
      const address = first?.imgUrl ?? null;
      this.kept.set(prefix, { address, until: Date.now() + LIFETIME_MS });
      return address;
    } catch {
      return known?.address ?? null;
    }
  }
}
