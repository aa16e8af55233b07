import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges, type ComparedDocument } from './breaking';

const read = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as ComparedDocument;

describe('breakingChanges', () => {
  it('reports nothing for an unchanged document', () => {
    expect(breakingChanges(read(), read())).toEqual([]);
  });

  it.each<[string, (document: ComparedDocument) => void, RegExp]>([
    ['a removed call', (now) => delete now.paths['/api/provider/login'], /^POST \/api\/provider\/login is gone$/],
    [
      'a renamed call',
      (now) => (now.paths['/api/provider/login']!['post']!.operationId = 'signIn'),
      /another name: signIn/,
    ],
    [
      'a new required parameter',
      (now) =>
        now.paths['/api/provider/login']!['post']!.parameters!.push({ name: 'device', in: 'query', required: true }),
      /requires query device/,
    ],
    [
      'a removed reply field',
      (now) => delete now.components!.schemas!['LoginResultDto']!.properties!['username'],
      /^LoginResultDto\.username is gone$/,
    ],
    [
      'a removed part of a reply',
      (now) => {
        const { schema } = now.paths['/api/provider/login']!['post']!.responses['200']!.content!['application/json']!;
        delete schema!.allOf![1]!.properties!['result'];
      },
      /^POST \/api\/provider\/login 200\.result is gone$/,
    ],
    [
      'another envelope',
      (now) => {
        const { schema } = now.paths['/api/provider/login']!['post']!.responses['200']!.content!['application/json']!;
        schema!.allOf![0] = { $ref: '#/components/schemas/Success' };
      },
      /^POST \/api\/provider\/login 200 includes no #\/components\/schemas\/ProviderSuccess any more$/,
    ],
    [
      'a new required field',
      (now) => now.components!.schemas!['LoginRequestDto']!.required!.push('proof'),
      /^LoginRequestDto requires proof$/,
    ],
    [
      'a changed type',
      (now) => (now.components!.schemas!['LoginResultDto']!.properties!['username']!.type = 'integer'),
      /^LoginResultDto\.username is of type "integer", was "string"$/,
    ],
  ])('reports %s', (_, change, said) => {
    const now = read();
    change(now);
    expect(breakingChanges(read(), now)).toEqual([expect.stringMatching(said)]);
  });

  it('accepts a new call and a new reply field', () => {
    const now = read();
    now.paths['/api/apps/new'] = { get: { responses: {} } };
    now.components!.schemas!['LoginResultDto']!.properties!['nickname'] = { type: 'string' };
    expect(breakingChanges(read(), now)).toEqual([]);
  });
});
