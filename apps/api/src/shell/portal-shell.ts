import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { PREFIX_COOKIE, SESSION_COOKIES } from '@housebrand/auth';
import { negotiateEncoding, PAGE_HEADERS, readCookies, type Settings } from '@housebrand/shared/nest';
import type { AgentBootstrapService } from '@housebrand/theming/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../edge/page-policy';
import { readShellAddress, type ShellAddress } from './address';
import type { PortalAssets } from './assets';
import { earlyCalls } from './early-calls';
import type { FirstBanners } from './first-banners';
import { NONCE, renderPage, type PageInput } from './page';
import { RouteChunks } from './route-chunks';
import { readTemplate, type PageTemplate } from './template';

const MAX_KEPT = 1_000;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Serves the portal's page for every address of it. */
export class PortalShell {
  private readonly template: PageTemplate;
  private readonly chunks: RouteChunks;
  private readonly pages = new Map<string, string>();

  constructor(
    private readonly settings: Settings,
    private readonly agents: AgentBootstrapService,
    private readonly assets: PortalAssets,
    private readonly banners: FirstBanners,
  ) {
    this.template = readTemplate(settings.portalDist);
    this.chunks = new RouteChunks(settings.portalDist);
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookies = readCookies(request);
    const address = readShellAddress(request.url, cookies.get(PREFIX_COOKIE));
    const { html, isFound, embeddingOrigins } = await this.page(
      address,
      cookies.has(SESSION_COOKIES.portal),
      request.ip,
    );
    const nonce = randomBytes(16).toString('base64');
    void reply.headers({
      ...PAGE_HEADERS,
      'content-security-policy': pagePolicy(nonce, this.settings, embeddingOrigins),
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    void reply.status(this.template.isBuilt ? (isFound ? 200 : 404) : 503).type('text/html; charset=utf-8');
    return sendCompressed(request, reply, html.replaceAll(NONCE, nonce));
  }

  private async page(
    address: ShellAddress,
    hasPortalToken: boolean,
    ip: string,
  ): Promise<{ html: string; isFound: boolean; embeddingOrigins: readonly string[] }> {
    const { prefix, language, isKnown } = address;
    const look = await this.agents.forShell(prefix, ip);
    const isLost = look.bootstrap.config === null;
    const titleKey = isLost ? 'prefixNotFound' : address.titleKey;
    const calls = prefix && !isLost ? earlyCalls({ prefix, titleKey, hasPortalToken, query: address.query }) : [];
    const banner = prefix && titleKey === 'home' ? await this.banners.of(prefix) : null;
    const key = [look.version, language, titleKey, hasPortalToken, banner, ...calls].join('|');
    const html = this.pages.get(key) ?? this.render(key, { look, hasPortalToken, language, titleKey, calls, banner });
    // an address that names an agent who is not there is not found; the page that says so is
    const isFound = isKnown && (!isLost || prefix === null || address.isPrefixNotFound);
    return { html, isFound, embeddingOrigins: look.bootstrap.embeddingOrigins ?? [] };
  }

  private render(key: string, page: Omit<PageInput, 'template' | 'preloads'>): string {
    const preloads = [...this.assets.fonts, ...this.chunks.of(page.titleKey)];
    const html = renderPage({ ...page, template: this.template, preloads });
    if (this.pages.size >= MAX_KEPT) this.pages.delete(this.pages.keys().next().value!);
    this.pages.set(key, html);
    return html;
  }
}

/** Fast settings: each page is compressed anew, because its nonce is. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(html);
  void reply.header('content-encoding', encoding);
  if (encoding === 'gzip') return reply.send(await compressGzip(html, { level: 4 }));
  return reply.send(await compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
}
