import { Injectable } from '@nestjs/common';
import { GamePlatformGateway } from '@housebrand/providers/nest';
import type { Announcement } from '../core';

@Injectable()
export class AnnouncementsService {
  constructor(private readonly platform: GamePlatformGateway) {}

  /** All announcements of the platform for the member of the session; which are shown is the portal's rule. */
  async list(): Promise<Announcement[]> {
    const announcements = await this.platform.announcements();
    return announcements.map(({ id, isActive, title, detail }) => ({ _id: id, active: isActive, title, text: detail }));
  }
}
