import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { MemberRef, MenuKey } from '@housebrand/shared';
import type { Observable } from 'rxjs';
import { RequestContext } from './request-context';

const MENU_METADATA = 'housebrand:menu';

/** The call belongs to a menu: a member whose tier does not open it gets 403 (specification section 6). */
export const Menu = (key: MenuKey): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(MENU_METADATA, key), ApiExtension('x-menu', key));

/** Who knows what a member's tier opens. Bound by the application. */
export abstract class MenuGate {
  /** @throws a named error of status 403 when the menu is closed to the member */
  abstract assertOpen(member: MemberRef, menu: MenuKey): Promise<void>;
}

/** Asks the gate before a call of a menu. An interceptor, because it needs to know who asks: guards have run by then. */
@Injectable()
export class MenuInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly context: RequestContext,
    private readonly gate: MenuGate,
  ) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const places = [execution.getHandler(), execution.getClass()];
    const menu = this.reflector.getAllAndOverride<MenuKey | undefined>(MENU_METADATA, places);
    const { principal } = this.context;
    if (menu !== undefined && principal?.kind === 'member') await this.gate.assertOpen(principal, menu);
    return next.handle();
  }
}
