import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

export interface OtherHost {
  origin: string;
  /** `127.0.0.1:4711`, in the format of an agent's sites. */
  host: string;
  close(): void;
}

/** Starts a foreign web server with one page and the files of a folder. */
export async function otherHost(page: string, folder: string): Promise<OtherHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    response.setHeader('content-type', `${TYPES[extname(pathname)] ?? 'text/html'}; charset=utf-8`);
    if (pathname === '/') return void response.end(page);
    createReadStream(join(folder, normalize(pathname)))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, close: () => server.close() };
}
