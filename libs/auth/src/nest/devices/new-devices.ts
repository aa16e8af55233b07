import { Injectable } from '@nestjs/common';
import { Clock, Notifications, RequestContext, type AgentTx, type MemberPrincipal } from '@housebrand/shared/nest';
import { deviceName } from '../../core';

/** Tells members of logins from devices that they have not used before. */
@Injectable()
export class NewDevices {
  constructor(
    private readonly notifications: Notifications,
    private readonly context: RequestContext,
    private readonly clock: Clock,
  ) {}

  /** Announces the request's device, in the transaction that starts its session. */
  announce(tx: AgentTx, { username, sessionId }: MemberPrincipal): Promise<void> {
    const params = { device: deviceName(this.context.userAgent) };
    return this.notifications.announce(tx, username, {
      kind: 'newDevice',
      sourceId: sessionId,
      params,
      at: this.clock.now(),
    });
  }
}
