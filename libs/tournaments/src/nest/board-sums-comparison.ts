import { sql } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import { SumsVerification } from '@housebrand/shared/nest';

/** Compares the bands of scores with the scores: all of them, since boards are kept for two months. */
@Injectable()
export class BoardSumsComparison {
  constructor(verification: SumsVerification) {
    const bands = {
      sum: 'board_band',
      key: ['board', 'bits', 'band'],
      values: ['members'],
      expected: sql`
        select agent, board, bits, score >> bits as band, count(*) as members
        from board_score cross join unnest(array[0, 7, 14, 21, 28, 35, 63]) bits group by 1, 2, 3, 4`,
      found: sql`select * from board_band`,
    };
    verification.register({ name: 'tournaments', since: () => [bands] });
  }
}
