import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { AgentKeyOnly, ApiCall, ApiPage, CurrentCaller, type Caller, type Paged, Ours } from '@housebrand/shared/nest';
import type { CaseView } from '../../core';
import { CasesQueryDto, CaseViewDto } from '../dto/reconciliation.dto';
import { CasesService } from './cases.service';

@ApiTags('reconciliation')
@Controller('api/apps/reconciliation')
export class CasesController {
  constructor(private readonly cases: CasesService) {}

  @Get('cases')
  @AgentKeyOnly()
  @Ours()
  @ApiCall('listReconciliationCases', {
    purpose: 'An agent’s accounting sees what its books and the provider’s do not agree on.',
  })
  @ApiOperation({
    summary: "What an agent's books do not agree on, seen last first",
    description:
      'Ours. Unsettled payments by the minute, ledger entries and balances hourly, the provider’s statement daily. A case ends when its difference is gone, or by an operator with a reason; nothing is ever posted because of one.',
  })
  @ApiPage(CaseViewDto, { errors: [Forbidden] })
  list(@CurrentCaller() { prefix }: Caller, @Query() { state, ...page }: CasesQueryDto): Promise<Paged<CaseView>> {
    return this.cases.list(prefix, state, page);
  }
}
