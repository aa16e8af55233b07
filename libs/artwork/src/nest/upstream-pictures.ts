import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, Settings } from '@housebrand/shared/nest';
import { Agent, request } from 'undici';
import { isPicture } from './picture-kinds';

const DEADLINE_MS = 4_000;
const MAX_BYTES = 3 * 1024 * 1024;
/** An address that gave nothing is not asked again for so long. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 10_000;
const RASTER = /^image\/(?:png|jpeg|webp|avif|gif)\b/;

/** What came of asking a provider for a picture. */
export type Upstream = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'drawing' } | { kind: 'none' };

/**
 * Fetches a provider's pictures: only from the configured game platform's own origin, without redirects, with a deadline and
 * a size limit. A picture that comes as SVG is not taken over, because a drawing is a program: it is reported as `drawing`,
 * and the caller draws the game itself. That is what happens with the provider simulator, whose covers are ours anyway.
 */
@Injectable()
export class UpstreamPictures implements OnApplicationShutdown {
  private readonly origin: string;
  /** Until when an address is not asked again, in ms of the process. */
  private readonly refused = new Map<string, number>();
  private readonly agent = new Agent({
    connections: 8,
    headersTimeout: DEADLINE_MS,
    bodyTimeout: DEADLINE_MS,
    connect: { timeout: 2_000 },
  });

  constructor(
    { providers }: Settings,
    private readonly clock: Clock,
  ) {
    this.origin = new URL(providers.gamePlatform.url).origin;
  }

  async fetch(address: string): Promise<Upstream> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url?.origin !== this.origin) return { kind: 'none' };
    if (url.pathname.endsWith('.svg')) return { kind: 'drawing' };
    if ((this.refused.get(address) ?? 0) > this.clock.elapsedMs()) return { kind: 'none' };
    const found = await this.load(url).catch((): Upstream => ({ kind: 'none' }));
    if (found.kind === 'none') this.refuse(address);
    return found;
  }

  /** Does not ask for this picture for a minute: there is none, or it cannot be read. */
  refuse(address: string): void {
    if (this.refused.size >= MAX_REFUSED) this.refused.clear();
    this.refused.set(address, this.clock.elapsedMs() + REFUSED_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.close();
  }

  private async load(url: URL): Promise<Upstream> {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: this.agent,
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const type = String(headers['content-type'] ?? '');
    if (statusCode !== 200 || !RASTER.test(type)) {
      await body.dump({ limit: 16_384 });
      return { kind: type.startsWith('image/svg') ? 'drawing' : 'none' };
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) {
        body.destroy();
        return { kind: 'none' };
      }
      chunks.push(chunk);
    }
    const bytes = Buffer.concat(chunks);
    return isPicture(bytes) ? { kind: 'bytes', bytes } : { kind: 'none' };
  }
}
