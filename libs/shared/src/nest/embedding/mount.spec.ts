import { describe, expect, it } from '@jest/globals';
import { Controller, Inject, Injectable, Module, Optional, Post, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { testSettings } from '../../testing/test-settings';
import { Public } from '../context/decorators';
import { BodyLimit } from '../http/request-limits';
import { AppLog } from '../logging/app-log';
import { SharedModule } from '../shared.module';
import { mount, type MountOptions } from './mount';

abstract class ThingsPort {
  abstract name(): string;
}
const SIZE = Symbol('size');

@Injectable()
class ThingsService {
  constructor(
    readonly port: ThingsPort,
    @Optional() @Inject(SIZE) readonly size: { cm: number } = { cm: 3 },
  ) {}
}

@Controller('api/apps/things')
class ThingsController {
  constructor(private readonly things: ThingsService) {}

  @Public()
  @BodyLimit(40)
  @Post('short')
  short(): string {
    return this.things.port.name();
  }

  @Public()
  @Post('long')
  long(): number {
    return this.things.size.cm;
  }
}

@Injectable()
class Hidden {
  readonly isHidden = true;
}

@Injectable()
class Seeker {
  constructor(readonly hidden: Hidden) {}
}

@Module({ providers: [Hidden] })
class HidingModule {}

const ports = { things: ThingsPort };
const thingsParts = { controllers: [ThingsController], providers: [ThingsService] };

@Module(thingsParts)
class ThingsModule {
  static forRootAsync(options: MountOptions<typeof ports>): DynamicModule {
    return mount({ module: ThingsModule, ...thingsParts }, ports, options);
  }
}

@Module({ providers: [Seeker] })
class SeekingModule {}

const open = () => Promise.resolve();
const shared = SharedModule.forRootAsync({
  domains: [],
  useFactory: () => ({
    settings: testSettings(),
    log: new AppLog('silent'),
    callers: { of: () => Promise.resolve(null) },
    stepUp: { require: open },
    menus: { assertOpen: open },
  }),
});

async function start(...imports: (Type | DynamicModule)[]): Promise<NestFastifyApplication> {
  @Module({ imports: [shared, ...imports] })
  class HostModule {}
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.create<NestFastifyApplication>(HostModule, new FastifyAdapter(), options);
  await app.init();
  return app;
}

describe('mount', () => {
  it('serves the routes under the prefix, each with its own body limit', async () => {
    const useFactory = () => ({ things: { name: () => 'a river' } });
    const app = await start(ThingsModule.forRootAsync({ prefix: '/casino', useFactory }));
    const post = (url: string) => app.inject({ method: 'POST', url, payload: { text: 'x'.repeat(60) } });
    const reply = await post('/casino/api/apps/things/long');
    expect([reply.statusCode, reply.json().data]).toEqual([200, 3]);
    expect(reply.headers['x-request-id']).toEqual(expect.any(String));
    expect((await post('/casino/api/apps/things/short')).statusCode).toBe(413);
    expect((await post('/api/apps/things/long')).statusCode).toBe(404);
    await app.close();
  });

  it('rejects a dependency that a module provides but does not export', async () => {
    const seeking = mount({ module: SeekingModule, providers: [Seeker] }, {}, { useFactory: () => ({}) });
    await expect(start(HidingModule, seeking)).rejects.toThrow(
      'Seeker needs Hidden, which no imported module exports.',
    );
  });
});
