import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

const METADATA = 'housebrand:before-password-change';

/** A member who came with a generated password may call it: what changes that password. */
export const BeforePasswordChange = (): MethodDecorator => SetMetadata(METADATA, true);

export function isBeforePasswordChange(execution: ExecutionContext, reflector: Reflector): boolean {
  return reflector.get<boolean | undefined>(METADATA, execution.getHandler()) ?? false;
}
