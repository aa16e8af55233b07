import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Today } from '@housebrand/office/contracts';
import { OfficeOperation, Staff } from '@housebrand/office/nest';
import { Forbidden } from '@housebrand/shared';
import { ApiEnvelope, type StaffPrincipal } from '@housebrand/shared/nest';
import { TodayService } from './today.service';

/** The first page of the office. */
@ApiTags('today')
@Controller('api/office')
export class TodayController {
  constructor(private readonly todays: TodayService) {}

  @Get('today')
  @OfficeOperation('today.read', {
    purpose: "Shows what waits for staff, and today's figures against yesterday and last week.",
  })
  @ApiOperation({ summary: 'Get today' })
  @ApiEnvelope(Today, { errors: [Forbidden] })
  today(@Staff() staff: StaffPrincipal): Promise<Today> {
    return this.todays.read(staff);
  }
}
