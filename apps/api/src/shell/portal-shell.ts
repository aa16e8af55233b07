import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { SESSION_COOKIES } from '@housebrand/auth';
import { CONTENT_CHANGED } from '@housebrand/content';
import { LANGUAGE_COOKIE, PREFIX_COOKIE } from '@housebrand/shared';
import {
  Cache,
  encodeBody,
  hostOf,
  negotiateEncoding,
  PAGE_HEADERS,
  readCookies,
  remoteAddressOf,
  setCookie,
  type Changes,
  type EncodedBody,
  type Settings,
} from '@housebrand/shared/nest';
import { PREFIX_NOT_FOUND, themingPages } from '@housebrand/theming';
import type { AgentBootstrapService, ShellLook, Visit } from '@housebrand/theming/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../http/page-policy';
import { readShellAddress, withoutPage, type ShellAddress } from './address';
import type { PortalAssets } from './assets';
import type { BuiltPortal } from './built-portal';
import { drawnFor, type Drawn } from './draw-page';
import { earlyCalls } from './early-calls';
import { NOT_FOUND, type FirstAnswers, type FirstView, type FirstViewInput, type FirstViews } from './first-answers';
import { manifestOf } from './manifest';
import { notFoundTitle, renderPage } from './page';
import type { PageSubjects } from './page-subjects';
import type { ViewPainter } from './view-painter';

const MAX_ENTRIES = 2_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Age at which a first view is checked for changes. */
const FRESH_MS = 10_000;
/** Maximum wait for a first view; after that, the page starts with the start screen. */
const MAX_WAIT_MS = 1_500;
/**
 * Each page is compressed once per change and sent often. Level 11 takes 0.1 s, twice as long as level 10, and saves a quarter of a kilobyte.
 */
const BROTLI_QUALITY = 11;
const PREFIX_NOT_FOUND_PAGE = themingPages.find(({ path }) => path === PREFIX_NOT_FOUND) ?? null;

/** A page that is ready to send any number of times. */
interface Prepared {
  body: EncodedBody;
  policy: string;
  /** Changes when the data that it was rendered from changes. */
  version: string;
}

interface PageRequest {
  address: ShellAddress;
  look: ShellLook;
  path: string | null;
  hasPortalToken: boolean;
  view: FirstView | null;
  calls: readonly string[];
  title: string;
}

/** The parts of the shell. */
export interface ShellParts {
  agents: AgentBootstrapService;
  assets: PortalAssets;
  portal: BuiltPortal;
  views: FirstViews;
  subjects: PageSubjects;
  /** `null`: all pages start with the start screen. */
  painter: ViewPainter | null;
}

/** Serves the portal's page for all its addresses. */
export class PortalShell {
  private readonly log = new Logger(PortalShell.name);
  private readonly pages = new Cache<Prepared>({
    maxEntries: MAX_ENTRIES,
    weight: {
      max: MAX_BYTES,
      of: ({ body: { bytes } }) => bytes.identity.length + bytes.br.length + bytes.gzip.length,
    },
    freshMs: FRESH_MS,
    whenOld: 'standIn',
  });
  /** Number of content changes per agent. It is part of the cache key, so that a change invalidates rendered pages. */
  private readonly contentVersions = new Map<string, number>();

  constructor(
    private readonly settings: Settings,
    private readonly parts: ShellParts,
    changes: Changes,
  ) {
    changes.on(CONTENT_CHANGED, (prefix) =>
      this.contentVersions.set(prefix, (this.contentVersions.get(prefix) ?? 0) + 1),
    );
    changes.onLost(() => {
      this.pages.clear();
      this.pages.forgetReads();
    });
  }

  /** Sends the manifest of an agent's site. @returns `null` for an unknown prefix */
  async sendManifest(prefix: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | null> {
    const manifest = await manifestOf(this.parts.agents, prefix, {
      ip: remoteAddressOf(request),
      host: hostOf(request),
    });
    if (manifest === null) return null;
    void reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8');
    return reply.send(JSON.stringify(manifest));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const cookies = readCookies(request);
    const named = readShellAddress(request.url, cookies.get(PREFIX_COOKIE), cookies.get(LANGUAGE_COOKIE));
    const isMissing = await orNull(this.parts.subjects.isMissing(named, request));
    const address = isMissing ? withoutPage(named) : named;
    const visit = { ip: remoteAddressOf(request), host: hostOf(request) };
    const { prepared, isFound, site } = await this.page(address, cookies, visit);
    // the portal sets this cookie, too, but a member can leave the rendered page before its scripts run
    if (site !== null && cookies.get(PREFIX_COOKIE) !== site)
      setCookie(reply, PREFIX_COOKIE, site, this.settings, { isReadByScripts: true });
    const { isBuilt } = this.parts.portal.template;
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    const bytes = prepared.body.bytes[encoding];
    void reply.headers({
      ...PAGE_HEADERS,
      'content-security-policy': prepared.policy,
      'cache-control': 'no-store',
      vary: 'accept-encoding',
      ...(bytes !== prepared.body.bytes.identity && { 'content-encoding': encoding }),
    });
    return reply
      .status(isBuilt ? (isFound ? 200 : 404) : 503)
      .type(prepared.body.type)
      .send(bytes);
  }

  private async page(
    address: ShellAddress,
    cookies: ReadonlyMap<string, string>,
    visit: Visit,
  ): Promise<{ prepared: Prepared; isFound: boolean; site: string | null }> {
    const { prefix, language, query } = address;
    const look = await this.parts.agents.forShell(prefix, visit);
    const isLost = look.bootstrap.config === null;
    const page = isLost ? PREFIX_NOT_FOUND_PAGE : address.page;
    const path = page?.path ?? null;
    const hasPortalToken = cookies.has(SESSION_COOKIES.portal);
    const site = prefix !== null && !isLost && path !== null ? { prefix, path, hasPortalToken, query, cookies } : null;
    const calls = site ? earlyCalls(site) : [];
    const view = address.isCanonical && !isLost && this.parts.painter ? this.viewOf(site) : null;
    const title = page ? page.title[language] : notFoundTitle(language);
    const key = [
      look.version,
      language,
      view ? pathnameOf(address, view) : (path ?? 'no page'),
      hasPortalToken,
      view?.key,
      view && prefix !== null ? this.contentVersions.get(prefix) : null,
      ...calls,
    ];
    const wanted = { address, look, path, hasPortalToken, view, calls, title };
    const cacheKey = key.join('|');
    const prepared = await this.pages.get(cacheKey, () => this.prepare(wanted, this.pages.peek(cacheKey)));
    // an address with an unknown agent is 404; the page that explains this is not
    const isFound = address.page !== null && (!isLost || prefix === null);
    return { prepared, isFound, site: view ? prefix : null };
  }

  /** @param site `null`: the agent has no such page */
  private viewOf(site: FirstViewInput | null): FirstView | null {
    return site ? this.parts.views.of(site) : NOT_FOUND;
  }

  /** @param before the page sent until now, returned if nothing changed */
  private async prepare(wanted: PageRequest, before: Prepared | undefined): Promise<Prepared> {
    const answers = wanted.view ? await this.answersOf(wanted.view) : null;
    const version = answers ? createHash('sha256').update(JSON.stringify(answers)).digest('base64') : 'start screen';
    if (before?.version === version) return before;
    const drawn = answers && (await this.draw(wanted, answers));
    const { portal, assets } = this.parts;
    const { look, hasPortalToken, title, path } = wanted;
    const { html, inline } = renderPage({
      template: portal.template,
      files: portal.filesOf(path),
      look,
      hasPortalToken,
      hasNoPage: path === null,
      language: wanted.address.language,
      title,
      fonts: assets.fonts,
      calls: wanted.calls.filter((call) => !drawn || !(call in drawn.answers || wanted.view?.later?.includes(call))),
      drawn,
    });
    return {
      body: await encodeBody(html, 'text/html; charset=utf-8', { quality: BROTLI_QUALITY }),
      policy: pagePolicy(inline, this.settings, look.bootstrap),
      version: answers && !drawn ? 'not drawn' : version,
    };
  }

  private answersOf(view: FirstView): Promise<FirstAnswers | null> {
    return orNull(view.answers());
  }

  /** `null` if rendering fails or takes too long; the page then starts with the start screen. */
  private draw({ address, look, hasPortalToken, view }: PageRequest, answers: FirstAnswers): Promise<Drawn | null> {
    const { language } = address;
    const pathname = pathnameOf(address, view);
    const bootstrap = { ...look.bootstrap, hasPortalToken };
    const request = { url: pathname + (view?.search ?? ''), language, bootstrap, answers };
    const drawing = this.parts.painter?.draw(request).then((drawn) => drawnFor(drawn, answers));
    drawing?.catch((error: unknown) => this.log.warn(`${pathname}: ${String(error)}`));
    return drawing ? orNull(drawing) : Promise.resolve(null);
  }
}

/** Returns the path with which a view is rendered. */
const pathnameOf = ({ pathname, pattern }: ShellAddress, view: FirstView | null): string =>
  (view?.isOfPattern && pattern) || pathname;

/** Returns `null` if the work fails or takes too long. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(done, MAX_WAIT_MS, null);
  });
  return Promise.race([work.catch(() => null), late]).finally(() => clearTimeout(timer));
}
