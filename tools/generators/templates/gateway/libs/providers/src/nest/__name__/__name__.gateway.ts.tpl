import { Injectable } from '@nestjs/common';
import { __camel__Contracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';

/**
 * Maps provider calls without decisions. Every method throws `ProviderRefused`, or `ProviderUnavailable` without a
 * usable reply.
 */
@Injectable()
export class __Name__Gateway {
  constructor(private readonly client: ProviderClient) {}

  /** Whether the provider currently accepts these calls for an agent. */
  async isOpen(prefix: string): Promise<boolean> {
    const { result } = await this.client.callAsInstallation(calls.__camel__Status, {}, prefix);
    return result.state === 'OPEN';
  }
}
