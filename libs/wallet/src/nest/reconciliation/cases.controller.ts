import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AgentKeyOnly,
  ApiCall,
  ApiPage,
  CurrentCaller,
  type Caller,
  type Paged,
  ApiAddition,
} from '@housebrand/shared/nest';
import { CaseView } from '../../core/contracts';
import { CasesQueryDto } from '../dto/reconciliation.dto';
import { CasesService } from './cases.service';

@ApiTags('reconciliation')
@Controller('api/apps/reconciliation')
export class CasesController {
  constructor(private readonly cases: CasesService) {}

  @Get('cases')
  @AgentKeyOnly()
  @ApiAddition()
  @ApiCall('listReconciliationCases', {
    purpose:
      "Shows an agent's accounting team where its ledger and the provider's records differ. Most recently seen first.",
  })
  @ApiOperation({
    summary: 'List reconciliation cases',
    description:
      "Compared: unsettled payments every minute, ledger entries and balances every hour, the provider's statement every day. A case ends when the difference is gone, or when an operator closes it with a reason. A case never creates a posting.",
  })
  @ApiPage(CaseView)
  list(@CurrentCaller() { prefix }: Caller, @Query() { state, ...page }: CasesQueryDto): Promise<Paged<CaseView>> {
    return this.cases.list(prefix, state, page);
  }
}
