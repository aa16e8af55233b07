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

/** An extension that a provider lacks, and the effect on our features. */
export interface MissingExtension {
  extension: string;
  withoutIt: string;
}

/** A username that no member has: the probes only test whether the provider has the calls. */
const NO_MEMBER = { prefix: DEFAULT_PREFIX, username: `${DEFAULT_PREFIX}-NOBODY` };

/** Finds out which extensions a provider has, with calls that change nothing. */
@Injectable()
export class ProviderExtensions {
  constructor(
    private readonly client: ProviderClient,
    private readonly transfers: CreditTransfer,
    private readonly feed: FeedGateway,
    private readonly log: AppLog,
  ) {}

  /** Returns the extensions that the provider lacks. @throws ProviderUnavailable without a usable reply */
  async missing(): Promise<MissingExtension[]> {
    const { prefix, username } = NO_MEMBER;
    const balance = { params: { prefix }, body: { username } };
    const questions = [
      { contract: creditTransfer, ask: () => this.transfers.query({ member: NO_MEMBER, reference: 'offered' }) },
      { contract: betFeed, ask: () => this.feed.page(null, 1) },
      { contract: gamesStatus, ask: () => this.client.callAsInstallation(gamesStatus, {}, prefix) },
      { contract: profileAndCredit, ask: () => this.client.callAsInstallation(profileAndCredit, balance, prefix) },
    ];
    const answers = questions.map(async ({ contract: { name, withoutIt = '' }, ask }) =>
      (await isOffered(ask)) ? [] : [{ extension: name, withoutIt }],
    );
    return (await Promise.all(answers)).flat();
  }

  /** Logs missing extensions at startup, so that operators notice them before a member does. */
  async say(): Promise<void> {
    try {
      for (const missing of await this.missing()) this.log.warn('not offered by this provider', { ...missing });
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      this.log.warn('cannot check which extensions the provider offers', { provider: error.provider });
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
