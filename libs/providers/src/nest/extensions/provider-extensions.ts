import { Injectable } from '@nestjs/common';
import { DEFAULT_PREFIX } from '@housebrand/shared';
import { AppLog, ProviderUnavailable } from '@housebrand/shared/nest';
import {
  betFeed,
  CreditTransfer,
  creditTransfer,
  gamesStatus,
  NotOffered,
  profileAndCredit,
  ProviderRefused,
} from '../../core';
import { FeedGateway } from '../feed/feed.gateway';
import { ProviderClient } from '../provider-client';

/** An extension that a provider lacks, and what that means. */
export interface MissingExtension {
  extension: string;
  withoutIt: string;
}

/** Nobody: what is asked about is whether the question is understood. */
const NOBODY = { prefix: DEFAULT_PREFIX, username: `${DEFAULT_PREFIX}-NOBODY` };

/** What the provider has beyond the specification, asked with calls that change nothing. */
@Injectable()
export class ProviderExtensions {
  constructor(
    private readonly client: ProviderClient,
    private readonly transfers: CreditTransfer,
    private readonly feed: FeedGateway,
    private readonly log: AppLog,
  ) {}

  /** @throws ProviderUnavailable when there is no usable answer */
  async missing(): Promise<MissingExtension[]> {
    const { prefix, username } = NOBODY;
    const balance = { params: { prefix }, body: { username } };
    const questions = [
      { contract: creditTransfer, ask: () => this.transfers.query({ member: NOBODY, reference: 'offered' }) },
      { contract: betFeed, ask: () => this.feed.page(null, 1) },
      { contract: gamesStatus, ask: () => this.client.callAsInstallation(gamesStatus, {}, prefix) },
      { contract: profileAndCredit, ask: () => this.client.callAsInstallation(profileAndCredit, balance, prefix) },
    ];
    const answers = questions.map(async ({ contract: { name, withoutIt = '' }, ask }) =>
      (await isOffered(ask)) ? [] : [{ extension: name, withoutIt }],
    );
    return (await Promise.all(answers)).flat();
  }

  /** Says in the log what the provider lacks: at start, so that nobody has to find out by a member. */
  async say(): Promise<void> {
    try {
      for (const missing of await this.missing()) this.log.warn('not offered by this provider', { ...missing });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.log.warn('the provider could not be asked what it offers', { provider: error.provider });
    }
  }
}

async function isOffered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof NotOffered) return false;
    if (error instanceof ProviderUnavailable && error.reason === 'turnedAway') return false;
    if (error instanceof ProviderRefused) return true;
    throw error;
  }
}
