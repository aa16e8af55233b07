import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { testSettings } from '@housebrand/shared/testing';
import stringify from 'json-stringify-pretty-compact';
import { builtDocument } from '../testing/built-document';
import { breakingChanges, type ComparedDocument } from './breaking';

const FILE = join(import.meta.dirname, '../../openapi.json');
/** Keeps an example, a parameter or a reference on one line, so that reviewers see a change as one line. */
const MAX_LINE_LENGTH = 200;

describe('committed OpenAPI document', () => {
  let built: Record<string, unknown>;
  let committed: ComparedDocument;

  beforeAll(async () => {
    built = await builtDocument(testSettings({ databaseUrl: 'postgres://spec@127.0.0.1:1/nothing' }));
    committed = JSON.parse(readFileSync(FILE, 'utf8')) as ComparedDocument;
    if (process.env['WRITE_OPENAPI']) writeFileSync(FILE, `${stringify(built, { maxLength: MAX_LINE_LENGTH })}\n`);
  });

  it('matches the decorators and breaks no clients (update it with npm run openapi)', () => {
    const broken = breakingChanges(committed, built as unknown as ComparedDocument);
    // when updating the document, warn about breaking changes; otherwise fail
    if (process.env['WRITE_OPENAPI']) process.stderr.write(broken.map((one) => `BREAKS CLIENTS: ${one}\n`).join(''));
    else expect(broken).toEqual([]);
    expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(built);
  });

  it('passes Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [[oas as never, 'recommended']] });
    const findings = await spectral.run(built);
    expect(findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([]);
  });

  it('passes Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const findings = await lintFromString({ source: JSON.stringify(built), config });
    expect(
      findings.map(({ ruleId, location, message }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`),
    ).toEqual([]);
  });
});
