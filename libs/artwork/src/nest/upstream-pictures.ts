import { Injectable } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { request } from 'undici';
import { PictureUnavailable } from '../core';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 5_000_000;
const TYPES = /^image\/(?:png|webp|jpeg|avif)\b/;

/**
 * Pictures at the game platform's. Members never load them from there: what they see is re-encoded at the size of a tile
 * and comes from the agent's own site. Only the configured platform is asked, whatever an address says.
 */
@Injectable()
export class UpstreamPictures {
  private readonly origin: string;

  constructor(settings: Settings) {
    this.origin = new URL(settings.providers.gamePlatform.url).origin;
  }

  /** @throws PictureUnavailable when it is elsewhere, does not come in time, is too large or no picture */
  async load(address: string): Promise<Buffer> {
    const url = URL.parse(address);
    if (url?.origin !== this.origin) throw new PictureUnavailable();
    try {
      const reply = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (reply.statusCode === 200 && TYPES.test(String(reply.headers['content-type']))) return await readUpTo(reply.body);
      await reply.body.dump();
    } catch (cause) {
      throw new PictureUnavailable(cause);
    }
    throw new PictureUnavailable();
  }
}

async function readUpTo(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new RangeError('the picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
