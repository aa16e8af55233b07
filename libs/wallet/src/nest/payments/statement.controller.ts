import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { MemberRef } from '@housebrand/shared';
import { ApiAddition, ApiCall, ApiEnvelope, Self, unavailable } from '@housebrand/shared/nest';
import { Statement } from '../../core/contracts';
import { StatementQueryDto } from '../dto/statement.dto';
import { StatementService } from './statement.service';

@ApiTags('payments')
@Controller('api/apps/payments/statement')
export class StatementController {
  constructor(private readonly statements: StatementService) {}

  @Get()
  @ApiAddition()
  @ApiCall('getStatement', {
    purpose: "Lists every movement of the member's credit, apart from play, with the balance before and after it.",
  })
  @ApiOperation({
    summary: "Get the statement of the member's credit",
    description: `Newest first, page by page: send the \`cursor\` of a page to get the next one. Amounts add up to the credit, together with play. Without a day, it covers the current year in the agent's time zone.`,
  })
  @ApiEnvelope(Statement, { errors: [unavailable('memberSystem')] })
  statement(@Self() member: MemberRef, @Query() query: StatementQueryDto): Promise<Statement> {
    return this.statements.page(member, query);
  }
}
