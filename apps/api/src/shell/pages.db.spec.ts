import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Page } from '@housebrand/shared';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import { pages } from '../pages';
import { seedDemoWorld } from '../seed/demo-world';
import { apiBeforePortal } from '../testing/api-before-portal';

const libraries = join(import.meta.dirname, '../../../../libs');
/** Pages of what the agent has; all others open with any value. */
const EXISTING: Readonly<Record<string, string>> = {
  'daily-quest/:id': 'daily-quest/1',
  'tutorial/:detail': 'tutorial/deposit',
};
const addressOf = ({ path, isAgentless }: Page) =>
  `${isAgentless ? '' : '/MTO'}/${EXISTING[path] ?? path.replace(/:\w+/g, 'Any')}`.replace(/(?<=.)\/$/, '');

describe('portal shell', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    await seedDemoWorld(app);
  });
  afterAll(() => world?.close());

  async function open(url: string): Promise<{ status: number; title: string | undefined }> {
    const { statusCode, body } = await app.inject({ method: 'GET', url });
    return { status: statusCode, title: /<title>(.*?) - .*<\/title>/.exec(body)?.[1] };
  }

  it('includes the pages of all domains', async () => {
    const lists = globSync('*/src/core/pages.ts', { cwd: libraries }).filter((file) => !file.startsWith('shared'));
    expect(lists.length).toBeGreaterThan(9);
    for (const file of lists) {
      const exported: Record<string, unknown> = await import(join(libraries, file));
      const [name = ''] = Object.keys(exported).filter((key) => key.endsWith('Pages'));
      const own = exported[name] as readonly Page[];
      expect({ file, missing: own.filter((page) => !pages.includes(page)) }).toEqual({ file, missing: [] });
    }
  });

  it.each(pages.map((page) => [addressOf(page), page] as const))('opens %s with its title', async (url, { title }) => {
    expect(await open(url)).toEqual({ status: 200, title: title.th });
    expect(await open(`${url}?lang=en`)).toEqual({ status: 200, title: title.en });
  });

  it.each([
    '/MTO/nowhere',
    '/MTO/user-info/nothing',
    '/MTO/game/SLOT',
    '/MTO/launch/Slot/A',
    '/MTO/launch/Slot/A/B/C',
    '/MTO/prefix-not-found',
    '/MTO/r/CODE',
  ])('does not find a page at %s', async (url) => {
    expect(await open(url)).toEqual({ status: 404, title: 'ไม่พบหน้านี้' });
    expect(await open(`${url}?lang=en`)).toEqual({ status: 404, title: 'Page not found' });
  });

  it("uses the cookie's agent for an address without a prefix", async () => {
    for (const url of ['/lotto', '/launch/Slot/A/B', '/user-info/play-safely']) {
      const headers = { cookie: 'prefix=MTO' };
      expect([url, (await app.inject({ method: 'GET', url, headers })).statusCode]).toEqual([url, 200]);
    }
  });

  it("redirects an invitation to the agent's home page, with or without a prefix or language", async () => {
    const leadsTo = async (url: string) =>
      (await app.inject({ method: 'GET', url, headers: { cookie: 'prefix=NAGA' } })).headers.location;
    expect(await leadsTo('/MTO/r/6F2A.html')).toBe('/MTO?ref=6F2A');
    expect(await leadsTo('/MTO/en/r/6F2A.html')).toBe('/MTO/en?ref=6F2A');
    expect(await leadsTo('/r/6F2A.html')).toBe('/NAGA?ref=6F2A');
    expect(await leadsTo('/MTO/r/6F2A.html?lang=en&to=//evil.example')).toBe('/MTO?ref=6F2A&lang=en');
    expect(await leadsTo('/MTO/r/%0d%0aX-A:%20b.html')).toBe('/MTO?ref=%0D%0AX-A%3A+b');
  });
});
