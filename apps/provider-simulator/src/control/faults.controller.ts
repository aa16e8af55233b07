import { Controller, Delete, Get, HttpCode, NotFoundException, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { LoopbackGuard } from '../http/same-origin.guard';
import { DocumentedBody, ZodBody } from '../http/zod-body';
import { type Fault, Faults } from '../wire/faults';
import { faultBody } from './control.schemas';

/** Control API for faults of the three systems. */
@ApiTags('control: faults')
@Controller('control/faults')
@UseGuards(LoopbackGuard)
export class FaultsController {
  constructor(private readonly faults: Faults) {}

  @Get()
  @ApiOperation({ summary: 'List active faults' })
  list(): readonly Fault[] {
    return this.faults.list();
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Inject a fault into a system or a call, a number of times or until cleared' })
  @DocumentedBody(faultBody, { kind: 'code1005', system: 'memberSystem', call: 'startGame', times: 1 })
  add(@ZodBody(faultBody) body: z.infer<typeof faultBody>): Fault {
    return this.faults.add(body);
  }

  @Delete()
  @ApiOperation({ summary: 'Clear all faults' })
  clear(): { cleared: true } {
    this.faults.clear();
    return { cleared: true };
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Clear one fault' })
  remove(@Param('id') id: string): { cleared: true } {
    if (!this.faults.remove(id)) throw new NotFoundException();
    return { cleared: true };
  }
}
