import { affiliateContracts as calls } from '@housebrand/providers';
import { Injectable } from '@nestjs/common';
import { Affiliates } from '../../books/affiliates';
import { handler, memberOf, type WireHandler } from '../handler';

/** Handles referral link calls. */
@Injectable()
export class AffiliateHandlers {
  constructor(private readonly affiliates: Affiliates) {}

  all(): WireHandler[] {
    return [
      handler(calls.affiliateNew, async (_request, caller) => ({
        result: await this.affiliates.create(memberOf(caller)),
      })),
      handler(calls.affiliateInfo, async (_request, caller) => ({
        result: await this.affiliates.find(memberOf(caller)),
      })),
    ];
  }
}
