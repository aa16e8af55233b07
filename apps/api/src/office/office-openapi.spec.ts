import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { OFFICE_CALLS } from '@housebrand/office';
import { AppLog, createHttpAdapter, NEST_OPTIONS } from '@housebrand/shared/nest';
import { testSettings } from '@housebrand/shared/testing';
import stringify from 'json-stringify-pretty-compact';
import { buildOfficeDocument } from './office-document';
import { officeModule } from './office-module';

const FILE = join(import.meta.dirname, '../../office-openapi.json');
const MAX_LINE_LENGTH = 200;

interface Document {
  paths: Record<string, Record<string, object>>;
  'x-missing'?: unknown[];
}

describe('document of the back office', () => {
  let built: Document;

  beforeAll(async () => {
    const settings = testSettings({ databaseUrl: 'postgres://spec@127.0.0.1:1/nothing' });
    const app = await NestFactory.create<NestFastifyApplication>(
      officeModule(settings, new AppLog('silent')),
      createHttpAdapter(settings),
      { ...NEST_OPTIONS, logger: false },
    );
    built = JSON.parse(JSON.stringify(await buildOfficeDocument(app))) as Document;
    if (process.env['WRITE_OPENAPI']) writeFileSync(FILE, `${stringify(built, { maxLength: MAX_LINE_LENGTH })}\n`);
  });

  it('is the committed one (update it with npm run openapi)', () => {
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(built);
  });

  it('has exactly the calls of OFFICE_CALLS, each with its facts', () => {
    const documented = Object.entries(built.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documented.sort()).toEqual(
      Object.values(OFFICE_CALLS)
        .map(([method, path]) => `${method} ${path}`)
        .sort(),
    );
    expect(built['x-missing'] ?? []).toEqual([]);
  });
});
