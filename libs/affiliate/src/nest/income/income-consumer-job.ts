import { Injectable } from '@nestjs/common';
import { Jobs } from '@housebrand/shared/nest';
import { IncomeConsumer } from './income-consumer.service';

const EVERY_MS = 5_000;

/** Lets income follow what is played, every five seconds, in one instance of all. */
@Injectable()
export class IncomeConsumerJob {
  constructor(booking: IncomeConsumer, jobs: Jobs) {
    jobs.register({ name: 'affiliate-income', everyMs: EVERY_MS, run: (signal) => booking.followAll(signal) });
  }
}
