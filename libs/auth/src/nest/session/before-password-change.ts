import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

const METADATA = 'housebrand:before-password-change';

/** Allows a call while a generated password still has to be changed. */
export const BeforePasswordChange = (): MethodDecorator => SetMetadata(METADATA, true);

export function isBeforePasswordChange(execution: ExecutionContext, reflector: Reflector): boolean {
  return reflector.get<boolean | undefined>(METADATA, execution.getHandler()) ?? false;
}
