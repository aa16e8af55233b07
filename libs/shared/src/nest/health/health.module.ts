import { Controller, Get, Header, Inject, Injectable, Module, type DynamicModule } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import {
  HealthCheckService,
  HealthIndicatorService,
  TerminusModule,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import { Public } from '../context/decorators';
import { Database } from '../database/database';
import type { Migration } from '../database/migration';
import { collectProcessMetrics, figures, metrics } from '../monitoring/metrics';
import { Helpers } from '../monitoring/helpers';

const EXPECTED_MIGRATIONS = Symbol('ExpectedMigrations');

/** Checks whether this instance can serve: its database answers and has the expected schema. */
@Injectable()
export class Readiness {
  private migrated = false;

  constructor(
    private readonly database: Database,
    private readonly health: HealthIndicatorService,
    @Inject(EXPECTED_MIGRATIONS) private readonly expected: readonly Migration[],
  ) {}

  async isDatabaseUp(): Promise<HealthIndicatorResult> {
    const indicator = this.health.check('database');
    return this.database.ping().then(
      () => indicator.up(),
      () => indicator.down(),
    );
  }

  async isMigrated(): Promise<HealthIndicatorResult> {
    const indicator = this.health.check('migrations');
    // migrations are never undone, so one success is enough
    this.migrated ||= await this.countMissing().then(
      (missing) => missing === 0,
      () => false,
    );
    return this.migrated ? indicator.up() : indicator.down();
  }

  private async countMissing(): Promise<number> {
    const { rows } = await this.database.operatorQuery<{ id: string }>({ text: 'select id from schema_migration' });
    const applied = new Set(rows.map(({ id }) => id));
    return this.expected.filter(({ id }) => !applied.has(id)).length;
  }
}

/** Report of an instance that serves without some of its helpers; HTTP 200. */
interface DegradedReport extends Omit<HealthCheckResult, 'status'> {
  status: 'degraded';
  degraded: string[];
}

/** `/health/live`, `/health/ready` and `/metrics`, for monitoring; none needs a session. */
@ApiExcludeController()
@Public()
@Controller()
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly readiness: Readiness,
    private readonly helpers: Helpers,
  ) {
    collectProcessMetrics();
  }

  /** Shows that the process runs and its event loop is not blocked. */
  @Get('health/live')
  @Header('cache-control', 'no-store')
  live(): { status: string } {
    return { status: 'ok' };
  }

  @Get('health/ready')
  @Header('cache-control', 'no-store')
  async ready(): Promise<HealthCheckResult | DegradedReport> {
    const [report, degraded] = await Promise.all([
      this.checks.check([() => this.readiness.isDatabaseUp(), () => this.readiness.isMigrated()]),
      this.helpers.missing(),
    ]);
    return degraded.length === 0 ? report : { ...report, status: 'degraded', degraded };
  }

  @Get('metrics')
  @Header('content-type', metrics.contentType)
  figures(): Promise<string> {
    return figures();
  }
}

/** `/health/live`, `/health/ready` and `/metrics`. */
@Module({})
export class HealthModule {
  static forRoot(migrations: readonly Migration[]): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [Readiness, { provide: EXPECTED_MIGRATIONS, useValue: migrations }],
    };
  }
}
