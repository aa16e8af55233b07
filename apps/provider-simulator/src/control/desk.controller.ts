import { Controller, Get, HttpCode, NotFoundException, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Deposits } from '../books/deposits';
import { type MemberRow, Members } from '../books/members';
import { Payments } from '../books/payments';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { Captchas } from '../people/captchas';
import { MemberMessages } from '../people/member-messages';
import { PhoneMessages } from '../people/phone-messages';
import { Rounds } from '../play/rounds';
import { decisionBody, depositBody, withdrawalBody } from './control.schemas';
import { paymentView, roundView } from './views';

const LIMIT = 40;

/** A cashier's operations: deposits, withdrawals, voiding rounds, reading one-time passwords. */
@ApiTags('control: bank desk')
@Controller('control')
@UseGuards(LoopbackGuard)
export class DeskController {
  constructor(
    private readonly members: Members,
    private readonly payments: Payments,
    private readonly deposits: Deposits,
    private readonly rounds: Rounds,
    private readonly messages: PhoneMessages,
    private readonly memberMessages: MemberMessages,
    private readonly captchas: Captchas,
  ) {}

  @Post('deposits')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Record a deposit, once per reference: updates credit, accumulated deposits and tier. With `waits`, the desk decides',
  })
  @DocumentedBody(depositBody, { username: 'MTODEMO1', amountSatang: 100_000, reference: 'SLIP-0001' })
  async deposit(
    @ZodBody(depositBody) { username, amountSatang, reference, channel, waits }: z.infer<typeof depositBody>,
  ) {
    const amount = BigInt(amountSatang);
    if (waits) return paymentView(await this.deposits.announce(await this.find(username), amount, reference, channel));
    return paymentView(await this.payments.deposit(await this.idOf(username), amount, reference, channel));
  }

  @Post('withdrawals')
  @HttpCode(200)
  @ApiOperation({ summary: 'Request a withdrawal: the amount is held until the desk decides' })
  @DocumentedBody(withdrawalBody, { username: 'MTODEMO1', amountSatang: 50_000, reference: 'OUT-0001' })
  async withdraw(@ZodBody(withdrawalBody) { username, amountSatang, reference }: z.infer<typeof withdrawalBody>) {
    return paymentView(
      await this.payments.requestWithdrawal(await this.idOf(username), BigInt(amountSatang), reference),
    );
  }

  @Post('withdrawals/:id/approval')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a withdrawal to the bank, which may still refuse it' })
  async approve(@Param('id') id: string) {
    const payment = await this.payments.approveWithdrawal(id);
    if (!payment) throw new NotFoundException('no such withdrawal');
    return paymentView(payment);
  }

  @Post('withdrawals/:id/decision')
  @HttpCode(200)
  @ApiOperation({ summary: 'Pay a withdrawal, or refuse it and return the money' })
  @DocumentedBody(decisionBody, { paid: true })
  async decide(@Param('id') id: string, @ZodBody(decisionBody) { paid, reason }: z.infer<typeof decisionBody>) {
    const payment = await this.payments.decideWithdrawal(id, paid, reason ?? null);
    if (!payment) throw new NotFoundException('no such withdrawal');
    return paymentView(payment);
  }

  @Get('payments')
  @ApiOperation({
    summary: 'List deposits and withdrawals, newest first; optionally of one member, or only pending ones',
  })
  async list(@Query('username') username?: string, @Query('open') open?: string) {
    const memberId = username ? await this.idOf(username) : undefined;
    const rows = await this.payments.recent({ ...(memberId && { memberId }), openOnly: open === 'true', limit: LIMIT });
    return rows.map(paymentView);
  }

  @Get('rounds')
  @ApiOperation({ summary: 'List rounds, newest first; with `username`, of one member' })
  async played(@Query('username') username?: string) {
    const memberId = username ? await this.idOf(username) : undefined;
    return (await this.rounds.recent({ ...(memberId && { memberId }), limit: LIMIT })).map(roundView);
  }

  @Post('rounds/:id/void')
  @HttpCode(200)
  @ApiOperation({ summary: 'Void a round: reverses stake, payout and turnover' })
  async void(@Param('id') id: string) {
    const undone = await this.rounds.void(id);
    if (!undone) throw new NotFoundException('no such round');
    return { ...roundView(undone.round), creditSatang: Number(undone.credit) };
  }

  @Get('otp')
  @ApiOperation({ summary: 'List sent one-time and generated passwords, newest first; with `tel`, to one number' })
  inbox(@Query('tel') tel?: string) {
    return this.messages.inbox(LIMIT, tel);
  }

  @Get('messages')
  @ApiOperation({ summary: 'List text messages to members, newest first; with `username`, to one member' })
  sent(@Query('username') username?: string) {
    return this.memberMessages.inbox(LIMIT, username);
  }

  @Get('captchas')
  @ApiOperation({ summary: 'List the answers of valid captchas, newest first' })
  pictures() {
    return this.captchas.open(LIMIT);
  }

  private async idOf(username: string): Promise<string> {
    return (await this.find(username)).id;
  }

  private async find(username: string): Promise<MemberRow> {
    const member = await this.members.byUsername(username);
    if (!member) throw new NotFoundException('no such member');
    return member;
  }
}
