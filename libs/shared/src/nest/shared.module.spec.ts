import { describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { testSettings } from '../testing/test-settings';
import { LocalChanges } from './prepared-responses/changes';
import { AppLog } from './logging/app-log';
import { SharedModule } from './shared.module';

class ExpressAdapter extends FastifyAdapter {
  override getType(): string {
    return 'express';
  }
}

const changes = new LocalChanges();

@Module({ imports: [SharedModule.forRoot({ settings: testSettings(), log: new AppLog('silent'), changes })] })
class HostModule {}

const options = { logger: false, abortOnError: false } as const;

describe('SharedModule', () => {
  it('refuses to start on Express, and says what to write', async () => {
    await expect(NestFactory.create(HostModule, new ExpressAdapter(), options)).rejects.toThrow(
      /on Fastify, not on express\. Write NestFactory\.create\(AppModule, createHttpAdapter/,
    );
  });

  it('starts on Fastify and without HTTP', async () => {
    for (const app of [
      await NestFactory.create(HostModule, new FastifyAdapter(), options),
      await NestFactory.createApplicationContext(HostModule, options),
    ])
      await app.close();
  });
});
