import { describe, expect, it } from '@jest/globals';
import type { SiteGateway } from '@housebrand/providers/nest';
import { AppLog, ProviderUnavailable, type Database, type RequestContext } from '@housebrand/shared/nest';
import type { AnnouncementReadRepository } from './announcement-read.repository';
import type { AgentContentService } from './agent-content.service';
import { AnnouncementsService } from './announcements.service';

const both = (text: string) => ({ th: text, en: text });
const own = (active: boolean) => ({ id: 'own', active, title: both('Ours'), text: both('Of the agent') });
const theirs = { _id: 'theirs', active: true, title: 'Theirs', text: 'Of the platform' };

function announcements(rows: object[], platform: () => Promise<object[]>) {
  const service = new AnnouncementsService(
    {} as Database,
    { announcements: platform } as unknown as SiteGateway,
    { shown: () => Promise.resolve(rows) } as unknown as AgentContentService,
    { list: async () => ['theirs'] } as unknown as AnnouncementReadRepository,
    { language: 'en' } as RequestContext,
    new AppLog('silent'),
  );
  return service.list({ prefix: 'MTO', username: 'MTODEMO1' }).then((all) => all.map(({ title }) => title));
}

describe('announcements', () => {
  const unavailable = new ProviderUnavailable('gamePlatform', 'timeout');
  const away = () => Promise.reject(unavailable);

  it("lists the agent's own announcements before the platform's", async () => {
    expect(await announcements([own(true)], async () => [theirs])).toEqual(['Ours', 'Theirs']);
  });

  it("lists the agent's own announcements while the platform is unavailable", async () => {
    expect(await announcements([own(true)], away)).toEqual(['Ours']);
  });

  it('fails when there are no announcements without the platform, or when the session is over', async () => {
    await expect(announcements([], away)).rejects.toBe(unavailable);
    await expect(announcements([own(false)], away)).rejects.toBe(unavailable);
    const over = new Error('session expired');
    await expect(announcements([own(true)], () => Promise.reject(over))).rejects.toBe(over);
  });
});
