import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content encoding; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One body, ready to be sent in each encoding. */
export interface EncodedBody {
  /** Entity tag without quotes and encoding suffix. */
  tag: string;
  type: string;
  bytes: Record<Encoding, Buffer>;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compression of smaller bodies saves too little. */
const MIN_COMPRESSED_BYTES = 600;

/** How to compress a body, and where to find earlier results. */
export interface EncodingOptions {
  compress?: boolean;
  quality?: number;
  /** Looks up an encoded body by its tag, so that equal content is not compressed again. */
  known?: (tag: string) => EncodedBody | undefined;
}

/** Serializes a value (text and bytes stay unchanged) and compresses it once; Brotli level 5 balances time and size. */
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

/** Returns the encoding that a client prefers; with equal weights br, then gzip, then identity. */
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

/** Returns the strong ETag of one representation; each encoding has its own bytes and tag. */
export function entityTag(body: EncodedBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.tag}"` : `"${body.tag}-${encoding}"`;
}

/** Whether `If-None-Match` names this content in any encoding. */
export function matchesTag(header: string | undefined, body: EncodedBody): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => {
    const tag = candidate.trim().replace(/^W\//, '').replace(/^"|"$/g, '');
    return tag === body.tag || tag === `${body.tag}-br` || tag === `${body.tag}-gzip`;
  });
}
