import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { breakingChanges, type ComparedDocument } from './breaking';

const read = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as ComparedDocument;

describe('a change of the interface that would break a client', () => {
  it('is none where nothing has changed', () => {
    expect(breakingChanges(read(), read())).toEqual([]);
  });

  it.each<[string, (document: ComparedDocument) => void, RegExp]>([
    ['a call that is gone', (now) => delete now.paths['/api/provider/login'], /^POST \/api\/provider\/login is gone$/],
    [
      'a call with another name',
      (now) => (now.paths['/api/provider/login']!['post']!.operationId = 'signIn'),
      /another name: signIn/,
    ],
    [
      'a parameter that became required',
      (now) =>
        now.paths['/api/provider/login']!['post']!.parameters!.push({ name: 'device', in: 'query', required: true }),
      /requires query device/,
    ],
    [
      'a field that is gone from a reply',
      (now) => delete now.components!.schemas!['LoginResultDto']!.properties!['username'],
      /^LoginResultDto\.username is gone$/,
    ],
    [
      'a field that became required',
      (now) => now.components!.schemas!['LoginRequestDto']!.required!.push('proof'),
      /^LoginRequestDto requires proof$/,
    ],
    [
      'another type',
      (now) => (now.components!.schemas!['LoginResultDto']!.properties!['username']!.type = 'integer'),
      /^LoginResultDto\.username is of type "integer", was "string"$/,
    ],
  ])('is %s', (_, change, said) => {
    const now = read();
    change(now);
    expect(breakingChanges(read(), now)).toEqual([expect.stringMatching(said)]);
  });

  it('is not a new call, nor a new field of a reply', () => {
    const now = read();
    now.paths['/api/apps/new'] = { get: { responses: {} } };
    now.components!.schemas!['LoginResultDto']!.properties!['nickname'] = { type: 'string' };
    expect(breakingChanges(read(), now)).toEqual([]);
  });
});
