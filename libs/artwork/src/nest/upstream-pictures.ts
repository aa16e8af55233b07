import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, Settings } from '@housebrand/shared/nest';
import { Agent, request } from 'undici';
import { isPicture } from './picture-kinds';

const DEADLINE_MS = 4_000;
const MAX_BYTES = 3 * 1024 * 1024;
/** How long a failed address is not requested again. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 10_000;
const RASTER = /^image\/(?:png|jpeg|webp|avif|gif)\b/;

/** The result of a request to the provider. */
export type Upstream = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'drawing' } | { kind: 'none' };

/**
 * Fetches a provider's pictures, only from the configured game platform's own origin, without redirects, with a timeout
 * and a size limit. An SVG is not used, because it can contain code: it is reported as `drawing`, and the caller draws
 * the cover itself. The provider simulator relies on this.
 */
@Injectable()
export class UpstreamPictures implements OnApplicationShutdown {
  private readonly origin: string;
  /** When each failed address may be requested again, in ms of the process. */
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

  /** Blocks an unavailable or unreadable picture for a minute. */
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
