import { entityTag, type EncodedBody, type Encoding } from './encoding';

/** Headers of a prepared reply. */
export interface PreparedHead {
  /** Headers of 200 and 304 replies, which validate a browser's copy. */
  validators: Record<string, string>;
  /** Additional headers of a reply with a body. */
  content: Record<string, string>;
}

/** Returns the headers of a body in one encoding. */
export function preparedHead(body: EncodedBody, encoding: Encoding, cacheControl: string): PreparedHead {
  const bytes = body.bytes[encoding];
  return {
    validators: { etag: entityTag(body, encoding), 'cache-control': cacheControl, vary: 'accept-encoding, origin' },
    content: {
      'content-type': body.type,
      'content-length': String(bytes.length),
      ...(bytes !== body.bytes.identity && { 'content-encoding': encoding }),
    },
  };
}
