import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller, Injectable, Post, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { createTestApp, waitUntil } from '@housebrand/shared/testing';
import { callerAddress, callerNetwork } from '../limits/network';
import { RemoteAddress } from './caller.decorators';

const addresses: string[] = [];
let arrived = 0;

/** Simulates a slow guard during which the caller disconnects. */
@Injectable()
class WaitForDisconnect implements CanActivate {
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { socket } = execution.switchToHttp().getRequest<FastifyRequest>().raw;
    arrived += 1;
    await once(socket, 'close');
    return true;
  }
}

@Controller('api')
class TargetController {
  @Post('stays') stays(@RemoteAddress() address: string) {
    addresses.push(address);
    return {};
  }
  @Post('goes') @UseGuards(WaitForDisconnect) goes(@RemoteAddress() address: string) {
    addresses.push(address);
    return {};
  }
}

describe('RemoteAddress', () => {
  let app: NestFastifyApplication;

  beforeAll(async () => {
    app = await createTestApp({ controllers: [TargetController] });
    await app.listen(0, '127.0.0.1');
  });
  beforeEach(() => {
    addresses.length = 0;
  });
  afterAll(() => app.close());

  it('returns the address of the connection', async () => {
    await fetch(`${await app.getUrl()}/api/stays`, { method: 'POST' });
    expect(addresses).toEqual(['127.0.0.1']);
  });

  it('returns a fixed address that limits can count after the caller has disconnected', async () => {
    const socket = connect(Number(new URL(await app.getUrl()).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(['POST /api/goes HTTP/1.1', 'Host: a', 'Content-Length: 0', '', ''].join('\r\n'));
    await waitUntil(() => arrived === 1);
    socket.destroy();
    await waitUntil(() => addresses.length > 0);
    expect(addresses.flatMap((address) => [callerAddress(address), callerNetwork(address)])).toEqual([
      '0.0.0.0',
      '0.0.0.0/24',
    ]);
  });
});
