import { Global, Module } from '@nestjs/common';
import { SealingModule } from '../sealing/sealing.module';
import { LimitJanitor } from './limit-janitor';
import { LimitSteps } from './limit-steps';
import { ProofOfWork } from './proof-of-work';

/** Chains of limits, for a domain that lets anybody try something: its module imports this one. */
@Global()
@Module({
  imports: [SealingModule],
  providers: [ProofOfWork, LimitSteps, LimitJanitor],
  exports: [LimitSteps],
})
export class LimitsModule {}
