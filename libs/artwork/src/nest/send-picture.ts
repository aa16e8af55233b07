import type { FastifyReply } from 'fastify';

/** Addresses contain a version or a hash, so their content never changes. */
export const A_YEAR = 'public, max-age=31536000, immutable';

/** Lets agents' sites on other hosts show our pictures, which contain no personal data. */
export const EVERYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };

/** Sends a raster picture. */
export async function sendPicture(
  reply: FastifyReply,
  body: Buffer,
  type: string,
  cacheControl = A_YEAR,
): Promise<void> {
  await reply
    .headers({ ...EVERYWHERE, 'cache-control': cacheControl, vary: 'accept' })
    .type(type)
    .send(body);
}
