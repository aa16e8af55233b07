import { Global, Module } from '@nestjs/common';
import { KeyRepository } from './key.repository';
import { KeyRing } from './key-ring';
import { KeyRotation } from './key-rotation';

/** The key ring, for a domain that seals: its module imports this one, and its `SealedColumn`s go to `SharedModule`. */
@Global()
@Module({
  providers: [KeyRepository, KeyRing, KeyRotation],
  exports: [KeyRing, KeyRotation],
})
export class SealingModule {}
