import { Injectable } from '@nestjs/common';
import { SiteGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { AppLog, ProviderUnavailable, RequestContext } from '@housebrand/shared/nest';
import { announcementId, type Announcement } from '../core';
import { AgentContentService } from './agent-content.service';

@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly site: SiteGateway,
    private readonly content: AgentContentService,
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
    const [own, platform] = await Promise.all([
      this.content.list(member.prefix, 'announcements'),
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
    if (!(platform instanceof ProviderUnavailable)) return [...ofAgent, ...platform];
    if (!ofAgent.some(({ active }) => active)) throw platform;
    this.log.warn('platform unavailable; returning only the announcements of the agent', { prefix: member.prefix });
    return ofAgent;
  }
}
