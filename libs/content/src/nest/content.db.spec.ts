import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { actingAsGuard, createTestApp, createTestDatabase, type TestDatabase } from '@housebrand/shared/testing';
import type { Banner } from '../core';
import { BannersController } from './banners.controller';
import { BannersRepository, replaceBanners } from './banners.repository';
import { BannersService } from './banners.service';
import { contentMigrations } from './migrations';

let database: TestDatabase;
let app: NestFastifyApplication;

const banner = (id: string, path = 'game?type=Slot'): Banner => ({
  id,
  eyebrow: { th: 'ใหม่', en: 'New' },
  title: { th: `ป้าย ${id}`, en: `Banner ${id}` },
  action: { th: 'ดู', en: 'See' },
  path,
  imgUrl: `/media/banners/${id}.avif`,
});

beforeAll(async () => {
  database = await createTestDatabase(contentMigrations);
  app = await createTestApp({
    controllers: [BannersController],
    providers: [BannersService, BannersRepository, actingAsGuard],
    database,
  });
});

afterAll(async () => {
  await app?.close();
  await database?.close();
});

const banners = async (agentID: string) => (await app.inject({ url: `/api/apps/banners?agentID=${agentID}` })).json();

describe('banners over HTTP', () => {
  it('come in their order, to guests as well, and only those of the agent', async () => {
    await database.database.forAgent('MTO', (tx) => replaceBanners(tx, [banner('second'), banner('first')]));
    await database.database.forAgent('NAGA', (tx) => replaceBanners(tx, [banner('naga')]));
    const reply = await banners('mto');
    expect(reply).toMatchObject({
      code: 200,
      data: [{ id: 'second' }, { id: 'first', title: { en: 'Banner first' } }],
    });
    expect((await banners('NAGA')).data).toHaveLength(1);
    expect((await banners('LOTUS')).data).toEqual([]);
  });

  it('are replaced as a whole, and never lead outside', async () => {
    await database.database.forAgent('KLANG', (tx) => replaceBanners(tx, [banner('old')]));
    const astray = [banner('new'), banner('bad', '//elsewhere.example')];
    await expect(database.database.forAgent('KLANG', (tx) => replaceBanners(tx, astray))).rejects.toThrow(TypeError);
    expect((await banners('KLANG')).data).toMatchObject([{ id: 'old' }]);
  });

  it('need to know whose', async () => {
    const none = await app.inject({ url: '/api/apps/banners' });
    expect(none.statusCode).toBe(422);
    expect(none.json().errors).toEqual([{ field: 'agentID', message: 'โปรดกรอกข้อมูล' }]);
    expect((await banners('0812345678')).code).toBe(404);
  });
});
