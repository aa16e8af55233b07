import { ClosedMembers } from '@housebrand/shared/nest';
import { localUpdates, type TestDatabase } from '@housebrand/shared/testing';
import { BetsRepository } from '../nest/bets.repository';
import { BetsService } from '../nest/bets.service';
import { PlayHistoryRepository } from '../nest/play-history.repository';
import { PlaySumsRepository } from '../nest/play-sums.repository';

/** Returns the service of an instance on a spec's database, for specs without an application. */
export function newBetsService({ database }: Pick<TestDatabase, 'database'>): BetsService {
  const sums = new PlaySumsRepository(database);
  return new BetsService(
    database,
    new BetsRepository(database),
    sums,
    new PlayHistoryRepository(database),
    localUpdates(),
    new ClosedMembers(),
  );
}
