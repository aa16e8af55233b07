import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body is packed; `identity` is not at all. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One body, ready to be sent in each encoding. */
export interface EncodedBody {
  /** Without quotes and without the encoding's ending. */
  tag: string;
  type: string;
  bytes: Record<Encoding, Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this a compressed body is hardly smaller than its headers. */
const MIN_COMPRESSED_BYTES = 600;

/** How a body is packed, and whether it has been before. */
export interface EncodingOptions {
  compress?: boolean;
  quality?: number;
  /** What was encoded before, by its tag: the same content is not compressed again. */
  known?: (tag: string) => EncodedBody | undefined;
}

/** Serialises (text and bytes stay as they are) and compresses once; brotli at 5, where time and size meet. */
export async function encodeBody(
  value: unknown,
  type = 'application/json; charset=utf-8',
  { compress = true, quality = 5, known }: EncodingOptions = {},
): Promise<EncodedBody> {
  const identity = bytesOf(value);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const same = known?.(tag);
  if (same) return same;
  if (!compress || identity.length < MIN_COMPRESSED_BYTES)
    return { tag, type, bytes: { br: identity, gzip: identity, identity } };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(identity, { level: 6 }),
  ]);
  return { tag, type, bytes: { br, gzip: gz, identity } };
}

function bytesOf(value: unknown): Buffer {
  if (Buffer.isBuffer(value)) return value;
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
}

const negotiated = new Map<string, Encoding>();

/** The encoding a client prefers; ours in the order br, gzip, identity when it does not mind. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  const accepted = Array.isArray(header) ? header.join(',') : (header ?? '');
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = chooseEncoding(accepted);
  if (negotiated.size < 200) negotiated.set(accepted, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const any = weights.get('*') ?? 0;
  const candidates: Encoding[] = ['br', 'gzip'];
  const best = candidates
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? any }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return best && best.weight >= (weights.get('identity') ?? 0) ? best.encoding : 'identity';
}

/** The strong ETag of one representation: each encoding has its own bytes and so its own tag. */
export function entityTag(body: EncodedBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
}

/** Whether `If-None-Match` names this content, in whichever encoding the client got it. */
export function matchesTag(header: string | undefined, body: EncodedBody): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
    return tag === body.tag || tag === `${body.tag}-br` || tag === `${body.tag}-gzip`;
  });
}
