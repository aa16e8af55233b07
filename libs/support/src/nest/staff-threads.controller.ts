import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  AgentKeyOnly,
  ApiAddition,
  ApiCall,
  ApiEnvelope,
  CurrentCaller,
  Idempotent,
  type Caller,
} from '@housebrand/shared/nest';
import { ThreadClosed, UnknownThread } from '../core';
import { StaffConversation, StaffThread, StaffThreads } from '../core/contracts';
import { MessageDto, MessagesQueryDto, StaffThreadsQueryDto, THREAD_PARAM } from './dto/support.dto';
import { StaffThreadsService } from './staff-threads.service';

/** The questions of an agent's members, for its staff. */
@ApiTags('support')
@AgentKeyOnly()
@Controller('api/apps/support/threads')
export class StaffThreadsController {
  constructor(private readonly threads: StaffThreadsService) {}

  @Get()
  @ApiAddition()
  @ApiCall('listStaffThreads', {
    purpose: "Lists the questions of an agent's members that wait for an answer, the oldest first.",
  })
  @ApiOperation({
    summary: "List members' questions",
    description: 'Sorted by the start of their state: for `OPEN`, by the oldest message without an answer.',
  })
  @ApiEnvelope(StaffThreads)
  list(@CurrentCaller() { prefix }: Caller, @Query() query: StaffThreadsQueryDto): Promise<StaffThreads> {
    return this.threads.list(prefix, query);
  }

  @Get(':id')
  @ApiParam(THREAD_PARAM)
  @ApiAddition()
  @ApiCall('getStaffThread', { purpose: "Shows a member's question with its latest messages, or with earlier ones." })
  @ApiOperation({ summary: "Get a member's question" })
  @ApiEnvelope(StaffConversation, { errors: [UnknownThread] })
  read(
    @CurrentCaller() { prefix }: Caller,
    @Param('id') id: string,
    @Query() { before }: MessagesQueryDto,
  ): Promise<StaffConversation> {
    return this.threads.read(prefix, id, before);
  }

  @Post(':id/answers')
  @HttpCode(200)
  @ApiParam(THREAD_PARAM)
  @Idempotent({ isRequired: true })
  @ApiAddition()
  @ApiCall('answerThread', {
    purpose: "Answers a member's question.",
    effect: 'Adds the answer, tells the open pages of the member, and notes it in the audit trail.',
  })
  @ApiOperation({ summary: "Answer a member's question" })
  @ApiEnvelope(StaffThread, { errors: [UnknownThread, ThreadClosed] })
  answer(@CurrentCaller() { prefix }: Caller, @Param('id') id: string, @Body() body: MessageDto): Promise<StaffThread> {
    return this.threads.answer(prefix, id, body, 'agent key');
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiParam(THREAD_PARAM)
  @ApiAddition()
  @ApiCall('closeThread', {
    purpose: "Ends a member's question.",
    effect: 'Nothing can be added any more. A closed question stays closed.',
    repeat: 'safe',
  })
  @ApiOperation({ summary: "Close a member's question" })
  @ApiEnvelope(StaffThread, { errors: [UnknownThread] })
  close(@CurrentCaller() { prefix }: Caller, @Param('id') id: string): Promise<StaffThread> {
    return this.threads.close(prefix, id, 'agent key');
  }
}
