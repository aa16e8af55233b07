import { hashSource, sources } from './page-policy';

/**
 * Returns the policy of the frame in which an agent's chat runs. `sandbox` without `allow-same-origin` gives the
 * document an opaque origin, even when it is opened outside the portal: it reaches none of our cookies, storage, pages
 * or calls.
 * @param script our only script in the frame, exactly as in the document
 * @param loader address of the chat's loader; everything else the chat needs comes from its origin
 * @param embeddingOrigins exact origins that may embed the portal, including the chat
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
