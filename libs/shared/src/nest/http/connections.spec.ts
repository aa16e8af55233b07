import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { limitConnections } from './connections';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('limitConnections', () => {
  let server: Server;
  const sockets: Socket[] = [];

  async function serve(limits: { maxConnections: number; silenceMs: number }, answerAfterMs = 0): Promise<number> {
    server = createServer((_request, response) => {
      setTimeout(() => response.end('done'), answerAfterMs);
    });
    limitConnections(server, limits);
    server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  }

  async function open(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  /** Opens a connection and sends a request; retries when a busy machine was silent for so long that the server closed it. */
  async function speak(port: number): Promise<Socket> {
    while (true) {
      const socket = await open(port);
      const hasArrived = new Promise<boolean>((resolve) => {
        server.once('request', () => resolve(true));
        socket.resume().once('close', () => resolve(false));
      });
      socket.write(REQUEST);
      if (await hasArrived) return socket;
    }
  }

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server.close();
  });

  it('closes connections that send nothing', async () => {
    const port = await serve({ maxConnections: 100, silenceMs: 100 });
    const silent = await Promise.all(Array.from({ length: 50 }, () => open(port)));
    // only a socket that is read notices that it was closed
    await Promise.all(silent.map((socket) => once(socket.resume(), 'close')));
    expect(silent.every(({ destroyed }) => destroyed)).toBe(true);
  });

  it('keeps connections open during a slow reply and for the next request', async () => {
    const port = await serve({ maxConnections: 100, silenceMs: 1_000 }, 1_500);
    const socket = await speak(port);
    for (const turn of [1, 2]) {
      if (turn > 1) socket.write(REQUEST);
      const [reply] = (await once(socket, 'data')) as [Buffer];
      expect(reply.toString()).toMatch(/^HTTP\/1.1 200/);
    }
  });

  it('closes connections beyond the maximum', async () => {
    const port = await serve({ maxConnections: 5, silenceMs: 30_000 });
    const held = await Promise.all(Array.from({ length: 5 }, () => open(port)));
    const more = await open(port);
    await once(more.resume(), 'close');
    expect(held.some(({ destroyed }) => destroyed)).toBe(false);
  });
});
