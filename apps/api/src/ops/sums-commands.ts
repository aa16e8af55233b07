import { SumsVerification } from '@housebrand/shared/nest';
import { UsageError } from './arguments';
import { table, type OpsCommand } from './command';

export const sumsCommands: readonly OpsCommand[] = [
  {
    name: 'sums verify',
    usage: '[--days N]',
    isReading: true,
    summary: 'Compare the sums of play, income, payments and scores with their rows, of the last days or of all time',
    run: async (app, { options: { days } }) => {
      if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--days must be from 1 to 99999');
      const differences = await app
        .get(SumsVerification, { strict: false })
        .verify(days === undefined ? undefined : Number(days));
      if (differences.length === 0) return ['All sums equal their rows.'];
      const rows = differences.map(({ agent, sum, subject, expected, found }) => [
        agent,
        sum,
        subject,
        expected ?? '-',
        found ?? '-',
      ]);
      return table([['AGENT', 'SUM', 'SUBJECT', 'EXPECTED', 'FOUND'], ...rows]);
    },
  },
];
