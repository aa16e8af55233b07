import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppLog, NEST_OPTIONS, createHttpAdapter, type Settings } from '@housebrand/shared/nest';
import { AppModule } from '../app.module';
import { buildDocument } from '../docs/document';

/** Builds the document from the decorators. Starts nothing and needs no database. */
export async function builtDocument(settings: Settings): Promise<Record<string, unknown>> {
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(settings, new AppLog('silent')),
    createHttpAdapter(settings),
    { ...NEST_OPTIONS, logger: false },
  );
  // as transmitted
  return JSON.parse(JSON.stringify(await buildDocument(app))) as Record<string, unknown>;
}
