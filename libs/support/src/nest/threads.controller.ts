import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { TooManyRequests, type MemberRef } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  ApiMemberPath,
  Idempotent,
  Self,
  unavailable,
} from '@housebrand/shared/nest';
import { MAX_MESSAGES_PER_HOUR, ThreadClosed, TooManyOpenThreads, UnknownPayment, UnknownThread } from '../core';
import { SupportConversation, SupportThread, SupportThreads } from '../core/contracts';
import { MessageDto, MessagesQueryDto, QuestionDto, ReadDto, THREAD_PARAM, ThreadsQueryDto } from './dto/support.dto';
import { ThreadsService } from './threads.service';

const LIMITS = `${MAX_MESSAGES_PER_HOUR} messages per hour and member.`;
const tooMany = (): TooManyRequests => new TooManyRequests(3_600);

/** A member's questions to the staff. No menu and no break hides them. */
@ApiTags('support')
@ApiMemberPath()
@Controller('api/apps/support/:prefix/:username/threads')
export class ThreadsController {
  constructor(private readonly threads: ThreadsService) {}

  @Get()
  @ApiAddition()
  @ApiCall('listSupportThreads', { purpose: "Lists a member's questions with their last messages, newest first." })
  @ApiOperation({ summary: "List the member's questions" })
  @ApiEnvelope(SupportThreads)
  list(@Self() member: MemberRef, @Query() query: ThreadsQueryDto): Promise<SupportThreads> {
    return this.threads.list(member, query);
  }

  @Post()
  @HttpCode(200)
  @Idempotent({ isRequired: true })
  @ApiAddition()
  @ApiCall('askSupport', {
    purpose: 'Asks the staff a question, about one of their payments or in general.',
    effect: 'Opens a thread. A second question about a payment continues its thread, unless that is closed.',
    limits: LIMITS,
  })
  @ApiOperation({ summary: 'Ask the staff a question' })
  @ApiEnvelope(SupportThread, {
    errors: [UnknownPayment, TooManyOpenThreads, tooMany, unavailable('gamePlatform')],
  })
  ask(@Self() member: MemberRef, @Body() body: QuestionDto): Promise<SupportThread> {
    return this.threads.ask(member, body);
  }

  @Get(':id')
  @ApiParam(THREAD_PARAM)
  @ApiAddition()
  @ApiCall('getSupportThread', { purpose: 'Shows a question with its latest messages, or with earlier ones.' })
  @ApiOperation({ summary: "Get one of the member's questions" })
  @ApiEnvelope(SupportConversation, { errors: [UnknownThread] })
  read(
    @Self() member: MemberRef,
    @Param('id') id: string,
    @Query() { before }: MessagesQueryDto,
  ): Promise<SupportConversation> {
    return this.threads.read(member, id, before);
  }

  @Post(':id/messages')
  @HttpCode(200)
  @ApiParam(THREAD_PARAM)
  @Idempotent({ isRequired: true })
  @ApiAddition()
  @ApiCall('replyToSupport', {
    purpose: 'Adds a message to a question.',
    effect: 'The question waits for an answer again.',
    limits: LIMITS,
  })
  @ApiOperation({ summary: 'Add a message to a question' })
  @ApiEnvelope(SupportThread, { errors: [UnknownThread, ThreadClosed, tooMany] })
  reply(@Self() member: MemberRef, @Param('id') id: string, @Body() body: MessageDto): Promise<SupportThread> {
    return this.threads.reply(member, id, body);
  }

  @Post(':id/read')
  @HttpCode(200)
  @ApiParam(THREAD_PARAM)
  @ApiAddition()
  @ApiCall('readSupportThread', {
    purpose: 'Removes the sign of an unread answer.',
    effect: 'Marks the messages up to a number as read. A lower number changes nothing.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: 'Mark messages of a question as read' })
  @ApiEnvelope(null, { errors: [UnknownThread] })
  markRead(@Self() member: MemberRef, @Param('id') id: string, @Body() body: ReadDto): Promise<void> {
    return this.threads.markRead(member, id, body);
  }
}
