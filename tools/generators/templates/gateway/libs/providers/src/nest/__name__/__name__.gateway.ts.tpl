import { Injectable } from '@nestjs/common';
import { __camel__Contracts as calls } from '../../core';
import { ProviderClient } from '../provider-client';

/** Maps, never decides. Every method throws `ProviderRefused`, or `ProviderUnavailable` when there is no usable answer. */
@Injectable()
export class __Name__Gateway {
  constructor(private readonly client: ProviderClient) {}

  /** Whether the provider takes such calls for an agent at the moment. */
  async isOpen(prefix: string): Promise<boolean> {
    const { result } = await this.client.callAsInstallation(calls.__camel__Status, {}, prefix);
    return result.state === 'OPEN';
  }
}
