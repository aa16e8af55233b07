import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import {
  encodeBody,
  entityTag,
  matchesTag,
  negotiateEncoding,
  plainPath,
  type EncodedBody,
} from '@housebrand/shared/nest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

/** The built portal's files. Their names are read at the start; each file is read and compressed once. */
export class PortalAssets {
  private readonly paths: ReadonlySet<string>;
  private readonly bodies = new Map<string, Promise<EncodedBody | undefined>>();

  constructor(private readonly folder: string) {
    this.paths = new Set(filesOf(folder));
  }

  /** Addresses of the fonts for a first view: both weights of both scripts, as small subsets. */
  get fonts(): string[] {
    return [...this.paths].filter((path) => /-(?:400|600)-.*\.woff2$/.test(path)).sort();
  }

  /** Whether the path is a file of the portal; the page itself is not. */
  has(path: string): boolean {
    return this.paths.has(path);
  }

  async send(path: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> {
    const body = await this.body(path);
    // the file was removed since the start, because a new build is being installed
    if (!body) return reply.callNotFound();
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    // names under /assets contain a hash of the content
    const lasting = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    void reply.headers({ 'cache-control': lasting, etag: entityTag(body, encoding), vary: 'accept-encoding' });
    if (matchesTag(request.headers['if-none-match'], body)) return reply.status(304).send();
    if (body.bytes[encoding] !== body.bytes.identity) void reply.header('content-encoding', encoding);
    return reply.type(body.type).send(body.bytes[encoding]);
  }

  private body(path: string): Promise<EncodedBody | undefined> {
    let body = this.bodies.get(path);
    if (!body) {
      body = this.read(path);
      this.bodies.set(path, body);
      const forget = () => this.bodies.delete(path);
      body.then((found) => found ?? forget(), forget);
    }
    return body;
  }

  /** `undefined` if the file no longer exists. */
  private async read(path: string): Promise<EncodedBody | undefined> {
    const bytes = await readFile(join(this.folder, path)).catch(refuseOthersThanMissing);
    if (!bytes) return undefined;
    const extension = extname(path);
    return encodeBody(bytes, TYPES[extension] ?? 'application/octet-stream', {
      compress: COMPRESSED.has(extension),
      quality: 9,
    });
  }
}

function refuseOthersThanMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Serves the portal's files. A missing file is 404, never the page. */
export function mountAssets(fastify: FastifyInstance, assets: PortalAssets): void {
  fastify.get('/assets/*', async (request, reply) => {
    const path = plainPath(request.url);
    if (!assets.has(path)) return reply.callNotFound();
    return assets.send(path, request, reply);
  });
}

/**
 * Lists servable files. Excludes hidden folders, which hold build metadata, and source maps, which only the release
 * archive has.
 */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => path !== '/index.html' && !path.includes('/.') && !path.endsWith('.map'));
}
