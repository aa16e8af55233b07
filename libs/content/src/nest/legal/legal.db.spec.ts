import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  actingAs,
  actingAsGuard,
  actingAsKeyOf,
  createTestApp,
  createTestDatabase,
  type TestDatabase,
} from '@housebrand/shared/testing';
import { LEGAL_KINDS, type LegalKind } from '../../core';
import { contentMigrations } from '../migrations';
import { ConsentsController } from './consents.controller';
import { ConsentsService } from './consents.service';
import { houseDocument } from './house-documents';
import { LegalDocumentsController } from './legal-documents.controller';
import { LegalDocumentsRepository } from './legal-documents.repository';
import { LegalDocumentsService } from './legal-documents.service';

let database: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  database = await createTestDatabase(contentMigrations);
  app = await createTestApp({
    controllers: [LegalDocumentsController, ConsentsController],
    providers: [LegalDocumentsService, LegalDocumentsRepository, ConsentsService, actingAsGuard],
    database,
  });
});
afterAll(async () => {
  await app?.close();
  await database?.close();
});

const text = (words: string) => ({ th: `${words} ไทย`, en: words });
const current = async (prefix: string, kind: LegalKind = 'terms') =>
  (await app.inject({ url: `/api/apps/legal/${kind}?agentID=${prefix}` })).json().data;
const publish = (prefix: string, words: string, kind: LegalKind = 'terms') =>
  app.inject({
    method: 'POST',
    url: `/api/apps/legal/${kind}`,
    headers: actingAsKeyOf(prefix),
    payload: { text: text(words) },
  });
const versions = async (prefix: string) =>
  (await app.inject({ url: '/api/apps/legal/terms/versions', headers: actingAsKeyOf(prefix) })).json().data;
const consentsOf = (username: string) => `/api/apps/consents/${username.slice(0, -5)}/${username}`;
const consents = async (username: string, headers = actingAs(username.slice(0, -5), username)) =>
  (await app.inject({ url: consentsOf(username), headers })).json().data;
const accept = (username: string, payload: object) =>
  app.inject({ method: 'POST', url: consentsOf(username), headers: actingAs('MTO', username), payload });

describe('legal documents', () => {
  it("starts with the house's documents, which never change", async () => {
    expect(await current('LOTUS')).toMatchObject({ kind: 'terms', version: 1, text: houseDocument('terms').text });
    expect(await current('LOTUS', 'privacy')).toMatchObject({ kind: 'privacy', version: 1 });
    // members have accepted these words: a changed text needs a version of its own
    const digests = LEGAL_KINDS.map((kind) =>
      createHash('sha256')
        .update(JSON.stringify(houseDocument(kind)))
        .digest('hex')
        .slice(0, 16),
    );
    expect(digests).toEqual(['3e3a332ad634f298', '87850c2a7e296fb2']);
  });

  it("publishes with the agent's key, keeps every version, and shows the newest to guests at once", async () => {
    const before = await app.inject({ url: '/api/apps/legal/terms?agentID=NAGA' });
    expect((await publish('NAGA', 'second')).json().data).toMatchObject({ version: 2, text: text('second') });
    expect((await publish('NAGA', 'third')).json().data).toMatchObject({ version: 3 });
    expect(await current('naga')).toMatchObject({ version: 3, text: text('third') });
    expect(await current('LOTUS')).toMatchObject({ version: 1 });
    expect((await versions('NAGA')).map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(await versions('LOTUS')).toHaveLength(1);
    const etag = String(before.headers.etag);
    const again = await app.inject({ url: '/api/apps/legal/terms?agentID=NAGA', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(200);
  });

  it('publishes a text once, however often it is sent', async () => {
    for (let sent = 0; sent < 3; sent += 1)
      expect((await publish('SPTN', 'same')).json().data).toMatchObject({ version: 2 });
    expect(await versions('SPTN')).toHaveLength(2);
  });

  it('numbers versions without gaps when two are published at once', async () => {
    const replies = await Promise.all(['a', 'b', 'c'].map((words) => publish('KLANG', words, 'privacy')));
    const given = replies.map(({ statusCode }) => statusCode);
    const isExpected = given.every((status) => status === 200 || status === 409);
    expect([isExpected, given.includes(200)]).toEqual([true, true]);
    const { rows } = await database.database.operatorQuery<{ version: number }>({
      text: `select version from legal_document where agent = 'KLANG' order by version`,
    });
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 2));
  });

  it('refuses a change or removal of a published version', async () => {
    await publish('NAGA', 'kept');
    for (const change of [`update legal_document set text = '{}'`, 'delete from legal_document']) {
      await expect(database.database.operatorQuery({ text: change })).rejects.toThrow(/permission denied/);
    }
  });

  it('refuses guests, members, empty texts and unknown documents', async () => {
    const post = (headers: Record<string, string>, payload: object, kind = 'terms') =>
      app.inject({ method: 'POST', url: `/api/apps/legal/${kind}`, headers, payload });
    const key = actingAsKeyOf('MTO');
    const replies = await Promise.all([
      post({}, { text: text('x') }),
      post(actingAs('MTO', 'MTODEMO1'), { text: text('x') }),
      post(key, { text: { th: '', en: 'x' } }),
      post(key, { text: { en: 'x' } }),
      post(key, { text: { th: 'ก'.repeat(30_001), en: 'x' } }),
      post(key, { text: text('x') }, 'cookies'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 403, 422, 422, 422, 422]);
    expect(await versions('MTO')).toHaveLength(1);
  });
});

describe('consents', () => {
  const service = () => app.get(ConsentsService, { strict: false });

  it('records the versions of a registration, and leaves none of them pending', async () => {
    await publish('SPTN', 'for registrations', 'privacy');
    const member = { prefix: 'SPTN', username: 'SPTNNEWS1' };
    await service().acceptAtRegistration(member, new Date());
    await service().acceptAtRegistration(member, new Date());
    const reply = await consents('SPTNNEWS1');
    expect(reply).toMatchObject([
      { kind: 'terms', isPending: false },
      { kind: 'privacy', version: 2, isPending: false, accepted: [{ version: 2 }] },
    ]);
  });

  it('records a late registration with the versions that were current when it was given', async () => {
    const member = { prefix: 'MTO', username: 'MTOLATE1' };
    const at = new Date('2026-02-01T00:00:00Z');
    await service().acceptAtRegistration(member, at);
    expect(await consents('MTOLATE1')).toMatchObject([
      { kind: 'terms', accepted: [{ version: 1, acceptedAt: at.toISOString() }] },
      { kind: 'privacy', accepted: [{ version: 1 }] },
    ]);
  });

  it('asks a member for a new version once, and shows the agent when it was accepted', async () => {
    expect(await consents('MTODEMO1')).toMatchObject([{ isPending: false }, { isPending: false }]);
    await publish('MTO', 'new');
    expect(await consents('MTODEMO1')).toMatchObject([
      { kind: 'terms', version: 2, isPending: true, accepted: [] },
      { kind: 'privacy', isPending: false },
    ]);
    expect((await accept('MTODEMO1', { terms: 1, privacy: 1 })).statusCode).toBe(409);
    const accepted = (await accept('MTODEMO1', { terms: 2, privacy: 1 })).json().data;
    expect(accepted).toMatchObject([{ isPending: false, accepted: [{ version: 2 }] }, { isPending: false }]);
    expect((await accept('MTODEMO1', { terms: 2, privacy: 1 })).json().data).toEqual(accepted);
    expect(await consents('MTODEMO1', actingAsKeyOf('MTO'))).toEqual(accepted);
    expect(await consents('MTODEMO2')).toMatchObject([{ isPending: true }, { isPending: false }]);
  });

  it("refuses guests, another member and another agent's key", async () => {
    const list = async (headers: Record<string, string>) =>
      (await app.inject({ url: consentsOf('MTODEMO1'), headers })).statusCode;
    const replies = [await list({}), await list(actingAs('MTO', 'MTODEMO2')), await list(actingAsKeyOf('NAGA'))];
    expect(replies).toEqual([401, 403, 403]);
  });
});
