import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PROTECTED_OPERATIONS, PROTECTED_OTHERS } from '../../apps/api/src/protected-operations.ts';
import { OPERATIONS } from '../../libs/protection/src/core/access.ts';
import { securityWalk, walkText } from './lib/security-walk.mjs';
import { inWorkspace } from './lib/workspace.mjs';

const document = JSON.parse(readFileSync(inWorkspace('apps/api/openapi.json'), 'utf8'));
const described = Object.values(document.paths).flatMap(Object.values);
const walk = securityWalk(document);

describe('security walk: operations by assurance and protection', () => {
  it('lists every operation of the document with its documented assurance', () => {
    const shown = new Map(described.map((operation) => [operation.operationId, operation['x-call'].assurance]));
    const walked = new Map(walk.map(({ operation, assurance }) => [operation, assurance]));
    assert.ok(shown.size > 130);
    assert.deepEqual(walked, new Map([...walked.keys()].map((name) => [name, shown.get(name)])));
    assert.deepEqual([...walked.keys()].sort(), [...shown.keys()].sort());
  });

  it('protects only existing operations, and every protected action except a prize, which has no call', () => {
    const asking = { ...PROTECTED_OPERATIONS, ...PROTECTED_OTHERS };
    const names = described.map(({ operationId }) => operationId);
    assert.deepEqual(
      Object.keys(asking).filter((name) => !names.includes(name)),
      [],
    );
    const requested = [...Object.values(PROTECTED_OPERATIONS), ...Object.values(PROTECTED_OTHERS)];
    assert.deepEqual(
      OPERATIONS.filter((operation) => !requested.includes(operation)),
      ['tournamentPrize'],
    );
  });

  it('shows the checks of the member in one row and of the recipient in another', () => {
    const lines = walkText(walk).split('\n');
    const of = (name) =>
      lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.split(/ {2,}/).slice(1));
    assert.deepEqual(of('withdraw'), [['present', 'withdrawal', 'open', 'open', 'open', 'open']]);
    assert.deepEqual(of('sendGift'), [
      ['present', 'giftSent', 'open', 'excluded', 'open', 'lossLimit'],
      ['present', 'giftReceived of the other', 'open', 'excluded', 'depositLimit', 'open'],
    ]);
    assert.deepEqual(of('login')[0].slice(-4), ['open', 'open', 'open', 'open']);
  });
});
