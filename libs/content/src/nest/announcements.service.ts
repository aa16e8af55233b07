import { Injectable } from '@nestjs/common';
import { SiteGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { RequestContext } from '@housebrand/shared/nest';
import { announcementId, type Announcement } from '../core';
import { AgentContentService } from './agent-content.service';

@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly site: SiteGateway,
    private readonly content: AgentContentService,
    private readonly context: RequestContext,
  ) {}

  /**
   * All announcements for a member, in the request's language: the agent's own, then the platform's. Which are shown is the
   * portal's rule.
   */
  async list(member: MemberRef): Promise<Announcement[]> {
    const { language } = this.context;
    const [own, platform] = await Promise.all([
      this.content.list(member.prefix, 'announcements'),
      this.site.announcements(member, language),
    ]);
    const ofAgent = own.map(({ id, active, title, text }) => ({
      ...{ _id: announcementId(id), active },
      ...{ title: title[language], text: text[language] },
    }));
    return [...ofAgent, ...platform];
  }
}
