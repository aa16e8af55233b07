import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { staffActor } from '@housebrand/office';
import { StaffConversation, StaffThread, StaffThreads } from '@housebrand/office/contracts';
import { OfficeAction, OfficeOperation, ReasonDto, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { ThreadClosed, UnknownThread } from '@housebrand/support';
import { StaffThreadsService } from '@housebrand/support/nest';
import { AnswerDto, ID_PARAM, ThreadListDto, ThreadPageDto } from '../dto/office.dto';

/** Members' questions, for staff. */
@ApiTags('questions')
@Controller('api/office/threads')
export class ThreadsController {
  constructor(private readonly threads: StaffThreadsService) {}

  @Get()
  @OfficeOperation('support.list', { purpose: "Lists members' questions, the longest in their state first." })
  @ApiOperation({ summary: 'List questions' })
  @ApiEnvelope(StaffThreads, { errors: [Forbidden] })
  list(@Staff() { prefix }: StaffPrincipal, @Query() query: ThreadListDto): Promise<StaffThreads> {
    return this.threads.list(prefix, query);
  }

  @Get(':id')
  @ApiParam(ID_PARAM)
  @OfficeOperation('support.read', { purpose: 'Shows a question with its latest messages, or with earlier ones.' })
  @ApiOperation({ summary: 'Get a question' })
  @ApiEnvelope(StaffConversation, { errors: [Forbidden, UnknownThread] })
  read(
    @Staff() { prefix }: StaffPrincipal,
    @Param('id') id: string,
    @Query() { before }: ThreadPageDto,
  ): Promise<StaffConversation> {
    return this.threads.read(prefix, id, before);
  }

  @Post(':id/answers')
  @ApiParam(ID_PARAM)
  @OfficeAction('support.answer', { purpose: 'Answers a question.', effect: 'The member sees the answer at once.' })
  @ApiOperation({ summary: 'Answer a question' })
  @ApiEnvelope(StaffThread, { errors: [Forbidden, UnknownThread, ThreadClosed] })
  answer(@Staff() staff: StaffPrincipal, @Param('id') id: string, @Body() request: AnswerDto): Promise<StaffThread> {
    return this.threads.answer(staff.prefix, id, request, staffActor(staff.username));
  }

  @Post(':id/close')
  @ApiParam(ID_PARAM)
  @OfficeAction('support.close', { purpose: 'Closes a question.', effect: 'Nothing can be added any more.' })
  @ApiOperation({ summary: 'Close a question' })
  @ApiEnvelope(StaffThread, { errors: [Forbidden, UnknownThread] })
  close(@Staff() staff: StaffPrincipal, @Param('id') id: string, @Body() { reason }: ReasonDto): Promise<StaffThread> {
    return this.threads.close(staff.prefix, id, staffActor(staff.username), reason);
  }
}
