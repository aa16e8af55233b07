import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification } from '@housebrand/shared/nest';

/**
 * Compares the bands of scores with the scores: all of them, since boards are kept for two months. The bands within a band that is not
 * split have no rows.
 */
@Injectable()
export class BoardSumsComparison {
  constructor(verification: SumsVerification) {
    const bands = {
      sum: 'board_band',
      key: ['board', 'bits', 'band'],
      values: ['members'],
      expected: sql`
        select s.agent, s.board, size.bits, s.score >> size.bits as band, count(*) as members
        from board_score s cross join (values (0, 7), (7, 14), (14, 21), (21, 28), (28, 35), (35, 63), (63, null)) size (bits, next)
          left join board_band within
            on (within.agent, within.board, within.bits, within.band) = (s.agent, s.board, size.next, s.score >> size.next)
        where size.next is null or within.is_split group by 1, 2, 3, 4`,
      found: sql`select * from board_band`,
    };
    verification.register({ name: 'tournaments', since: () => [bands] });
  }
}
