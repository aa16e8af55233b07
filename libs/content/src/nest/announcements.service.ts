import { Injectable } from '@nestjs/common';
import { SiteGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import type { Announcement as PlatformAnnouncement } from '@housebrand/shared/contracts';
import { AppLog, Database, ProviderUnavailable, RequestContext } from '@housebrand/shared/nest';
import { announcementId, type Announcement } from '../core';
import { AnnouncementReadRepository } from './announcement-read.repository';
import { AgentContentService } from './agent-content.service';

@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly database: Database,
    private readonly site: SiteGateway,
    private readonly content: AgentContentService,
    private readonly readBy: AnnouncementReadRepository,
    private readonly context: RequestContext,
    private readonly log: AppLog,
  ) {}

  /**
   * Returns all announcements for a member, in the request's language: the agent's own, then the platform's. The
   * portal decides which to show. While the platform is unavailable, it returns the agent's own alone.
   * @throws ProviderUnavailable when the agent has none either
   */
  async list(member: MemberRef): Promise<Announcement[]> {
    const { language } = this.context;
    const [read, own, platform] = await Promise.all([
      this.readBy.list(member),
      this.content.shown(member.prefix, 'announcements'),
      this.site.announcements(member, language).catch((error: unknown) => {
        if (error instanceof ProviderUnavailable) return error;
        throw error;
      }),
    ]);
    const ofAgent = own.map(({ id, active, title, text }) => ({
      _id: announcementId(id),
      active,
      title: title[language],
      text: text[language],
    }));
    const marked = (rows: readonly PlatformAnnouncement[]) =>
      rows.map((row) => ({ ...row, isRead: read.includes(row._id) }));
    if (!(platform instanceof ProviderUnavailable)) return marked([...ofAgent, ...platform]);
    if (!ofAgent.some(({ active }) => active)) throw platform;
    this.log.warn('platform unavailable; returning only the announcements of the agent', { prefix: member.prefix });
    return marked(ofAgent);
  }

  /** Marks announcements as read by a member. */
  read({ prefix, username }: MemberRef, ids: readonly string[]): Promise<void> {
    return this.database.forAgent(prefix, (tx) => this.readBy.add(tx, username, ids));
  }
}
