import { entityTag, type EncodedBody, type Encoding } from './encoding';

/** Headers of a prepared reply, on whichever way it leaves. */
export interface PreparedHead {
  /** Of both: what lets a browser know its copy again. */
  validators: Record<string, string>;
  /** Of a reply with a body. */
  content: Record<string, string>;
}

/** The headers of one representation of a body. */
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
