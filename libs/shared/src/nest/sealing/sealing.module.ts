import { Global, Module } from '@nestjs/common';
import { KeyRepository } from './key.repository';
import { KeyRing } from './key-ring';
import { KeyRotation } from './key-rotation';

/** The key ring. A domain that seals imports this module and lists its `SealedColumn`s in its `ServerDomain`. */
@Global()
@Module({
  providers: [KeyRepository, KeyRing, KeyRotation],
  exports: [KeyRing, KeyRotation],
})
export class SealingModule {}
