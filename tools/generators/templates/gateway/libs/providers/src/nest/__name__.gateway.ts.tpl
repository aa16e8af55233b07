import { Inject, Injectable } from '@nestjs/common';
import { __camel__Contracts } from '../core';
import { __CLIENT__, ProviderClient } from './provider-client';

const calls = __camel__Contracts;

/** Maps, never decides. Every method throws `ProviderRefused`, or `ProviderUnavailable` when there is no usable answer. */
@Injectable()
export class __Name__Gateway {
  constructor(@Inject(__CLIENT__) private readonly client: ProviderClient) {}

  /** Whether the provider takes such calls for an agent at the moment. */
  async isOpen(prefix: string): Promise<boolean> {
    const { result } = await this.client.callAsInstallation(calls.status, {}, prefix);
    return result.state === 'OPEN';
  }
}
