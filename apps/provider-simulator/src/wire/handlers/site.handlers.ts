import { siteContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { siteOf } from '../../world/agents';
import { announcementsFor } from '../../world/announcements';
import { handler, memberOf, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles calls about an agent's site as a whole. */
@Injectable()
export class SiteHandlers {
  all(): WireHandler[] {
    return [
      handler(calls.siteConfig, ({ body }) => {
        const site = siteOf(body.prefix);
        if (!site) throw new Refusal(CODES.unknownPrefix, MESSAGES.unknownPrefix);
        return {
          result: {
            prefix: site.prefix,
            disabledProviders: [...site.disabledProviders],
            disabledGames: [...site.disabledGames],
            isSmsOtp: site.isSmsOtp,
          },
        };
      }),
      handler(calls.announcements, ({ query }, caller) => ({
        result: announcementsFor(memberOf(caller).prefix, query?.language ?? 'th'),
      })),
    ];
  }
}
