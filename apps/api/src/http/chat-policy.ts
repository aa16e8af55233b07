import { hashSource, sources } from './page-policy';

/**
 * The policy of the frame in which an agent's chat runs. `sandbox` without `allow-same-origin` gives the document an opaque origin,
 * also where it is opened on its own: no cookie, no storage, no page and no call of ours is within its reach.
 * @param script the frame's one script of ours, exactly as it stands there
 * @param loader address of the chat's loader; everything else the chat needs comes from its origin
 * @param embeddingOrigins exact origins that may show the portal, and the chat in it
 */
export function chatPolicy(script: string, loader: string, embeddingOrigins: readonly string[] = []): string {
  const host = sources([URL.parse(loader)?.origin ?? '']);
  const from = (...own: string[]) => [...own, ...host].join(' ') || "'none'";
  return [
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    `script-src ${from(hashSource(script))}`,
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from('data:', 'blob:')}`,
    `font-src ${from('data:')}`,
    `media-src ${from('data:', 'blob:')}`,
    `connect-src ${from(...host.map((origin) => origin.replace(/^http/, 'ws')))}`,
    `frame-src ${from()}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${from()}`,
    ["frame-ancestors 'self'", ...sources(embeddingOrigins)].join(' '),
  ].join('; ');
}
