import { Global, Module } from '@nestjs/common';
import { SealingModule } from '../sealing/sealing.module';
import { LimitJanitor } from './limit-janitor';
import { LimitSteps } from './limit-steps';
import { ProofOfWork } from './proof-of-work';

/** Chains of limits. Import it in the module of a domain that accepts attempts from unknown callers. */
@Global()
@Module({
  imports: [SealingModule],
  providers: [ProofOfWork, LimitSteps, LimitJanitor],
  exports: [LimitSteps],
})
export class LimitsModule {}
