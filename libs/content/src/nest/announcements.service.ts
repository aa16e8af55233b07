import { Injectable } from '@nestjs/common';
import { SiteGateway } from '@housebrand/providers/nest';
import type { MemberRef } from '@housebrand/shared';
import { RequestContext } from '@housebrand/shared/nest';
import type { Announcement } from '../core';

@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly site: SiteGateway,
    private readonly context: RequestContext,
  ) {}

  /** All announcements of the platform for a member, in the request's language; which are shown is the portal's rule. */
  list(member: MemberRef): Promise<Announcement[]> {
    return this.site.announcements(member, this.context.language);
  }
}
