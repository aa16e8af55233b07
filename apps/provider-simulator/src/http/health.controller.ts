import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Storage } from '../storage/storage';

/** Health checks for the scripts that start and monitor this process. */
@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly storage: Storage) {}

  @Get('live')
  @ApiOperation({ summary: 'The process runs' })
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ summary: 'The world is seeded and the database answers' })
  async ready(): Promise<{ status: string }> {
    await this.storage.row('select 1');
    return { status: 'ok' };
  }
}
