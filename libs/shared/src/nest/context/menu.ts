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

/** Assigns a call to a menu: a member whose tier does not open the menu gets 403 (specification section 6). */
export const Menu = (key: MenuKey): ClassDecorator & MethodDecorator =>
  applyDecorators(SetMetadata(MENU_METADATA, key), ApiExtension('x-menu', key));

/** Port to the tiers that open menus; the application provides it. */
export abstract class MenuGate {
  /** @throws a named error of status 403 when the menu is closed to the member */
  abstract assertOpen(member: MemberRef, menu: MenuKey): Promise<void>;
}

/** Checks the menu of a call. It is an interceptor because it needs the caller, whom guards have identified by then. */
@Injectable()
export class MenuInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly context: RequestContext,
    private readonly gate: MenuGate,
  ) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const targets = [execution.getHandler(), execution.getClass()];
    const menu = this.reflector.getAllAndOverride<MenuKey | undefined>(MENU_METADATA, targets);
    const { principal } = this.context;
    if (menu !== undefined && principal?.kind === 'member') await this.gate.assertOpen(principal, menu);
    return next.handle();
  }
}
