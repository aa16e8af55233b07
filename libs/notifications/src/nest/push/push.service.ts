import { Injectable } from '@nestjs/common';
import { InvalidInput, type MemberRef } from '@housebrand/shared';
import { Clock, Database, RequestContext, type MemberPrincipal } from '@housebrand/shared/nest';
import type { NewPushSubscription, PushKey } from '../../core';
import { PushGateway } from './push-gateway';
import { PushKeys } from './push-keys';
import { hasUsableKeys } from './push-services';
import { PushRepository } from './push.repository';

/** Members' browsers that receive push messages. */
@Injectable()
export class PushService {
  constructor(
    private readonly database: Database,
    private readonly repository: PushRepository,
    private readonly keys: PushKeys,
    private readonly gateway: PushGateway,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /** Returns the agent's key for subscriptions. */
  async key({ prefix }: MemberRef): Promise<PushKey> {
    return { publicKey: (await this.keys.of(prefix)).publicKey };
  }

  /**
   * Subscribes a browser in the language of the request, or renews its subscription.
   * @throws InvalidInput for an address that belongs to no known push service, or unusable keys
   */
  async subscribe(
    { prefix, username, sessionId }: MemberPrincipal,
    { endpoint, p256dh, auth }: NewPushSubscription,
  ): Promise<void> {
    if (!this.gateway.accepts(endpoint)) throw unusable('endpoint');
    if (!hasUsableKeys({ p256dh, auth })) throw unusable('p256dh');
    const { language } = this.context;
    const createdAt = this.clock.now();
    const subscription = { username, endpoint, p256dh, auth, language, sessionId, createdAt };
    await this.database.forAgent(prefix, (tx) => this.repository.subscribe(tx, subscription));
  }

  /** Ends a browser's subscription. */
  async unsubscribe(member: MemberRef, endpoint: string): Promise<void> {
    await this.repository.unsubscribe(member, endpoint);
  }
}

function unusable(field: 'endpoint' | 'p256dh'): InvalidInput {
  return new InvalidInput([{ field, messageKey: 'notifications.unusableSubscription' }]);
}
