import { Controller, HttpCode, NotFoundException, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Deposits } from '../books/deposits';
import type { PaymentRow } from '../books/payments';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { depositDecisionBody, transferBody } from './control.schemas';
import { paymentView } from './views';

/** Control API for pending deposits. */
@ApiTags('control: bank desk')
@Controller('control')
@UseGuards(LoopbackGuard)
export class DepositsController {
  constructor(private readonly deposits: Deposits) {}

  @Post('deposits/:id/decision')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Confirm, delay or reject a pending deposit, or credit a different amount that arrived',
  })
  @DocumentedBody(depositDecisionBody, { action: 'wrongAmount', amountSatang: 50_000 })
  async decide(@Param('id') id: string, @ZodBody(depositDecisionBody) body: z.infer<typeof depositDecisionBody>) {
    return shown(
      await this.deposits.decide(
        id,
        body.action === 'wrongAmount' ? { action: body.action, amount: BigInt(body.amountSatang) } : body,
      ),
    );
  }

  @Post('transfers')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Record a transfer to an agent’s account: credits the deposit that awaits exactly this amount',
  })
  @DocumentedBody(transferBody, { prefix: 'MTO', amountSatang: 50_037 })
  async arrived(@ZodBody(transferBody) { prefix, amountSatang }: z.infer<typeof transferBody>) {
    return shown(await this.deposits.arrived(prefix, BigInt(amountSatang)));
  }
}

function shown(payment: PaymentRow | undefined) {
  if (!payment) throw new NotFoundException('no such deposit');
  return paymentView(payment);
}
