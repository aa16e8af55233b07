import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Body, Controller, Post } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createTestApp, waitUntil } from '@housebrand/shared/testing';
import { AppLog } from '../logging/app-log';

@Controller('api')
class TargetController {
  @Post('provider/plain') plain(@Body() body: object) {
    return body;
  }
}

const HEAD = ['POST /api/provider/plain HTTP/1.1', 'Host: a', 'Content-Type: application/json'];

describe('a connection that closes within a request body', () => {
  let app: NestFastifyApplication;
  let port = 0;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line));
        done();
      },
    });
    app = await createTestApp({ controllers: [TargetController], log: new AppLog('info', stream) });
    await app.listen(0, '127.0.0.1');
    port = Number(new URL(await app.getUrl()).port);
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(() => app.close());

  it.each([
    ['of a known length', [...HEAD, 'Content-Length: 100', '', '{"name":'].join('\r\n')],
    ['in chunks', [...HEAD, 'Transfer-Encoding: chunked', '', '8', '{"name":'].join('\r\n')],
  ])('logs one access line with status 499 and no error for a body %s', async (_what, text) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(text, () => socket.destroy());
    await waitUntil(() => lines.length > 0);
    expect(lines).toEqual([expect.objectContaining({ level: 'info', route: '/api/provider/plain', status: 499 })]);
  });
});
