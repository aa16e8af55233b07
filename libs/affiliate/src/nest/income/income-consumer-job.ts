import { Injectable } from '@nestjs/common';
import { Jobs } from '@housebrand/shared/nest';
import { IncomeConsumer } from './income-consumer.service';

const EVERY_MS = 5_000;

/** Runs the income consumer every five seconds, in one instance of the server at a time. */
@Injectable()
export class IncomeConsumerJob {
  constructor(consumer: IncomeConsumer, jobs: Jobs) {
    jobs.register({ name: 'affiliate-income', everyMs: EVERY_MS, run: (signal) => consumer.followAll(signal) });
  }
}
