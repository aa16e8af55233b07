import { z } from 'zod';
import { BonusCost } from './today';

const Played = z.object({
  bets: z.number().meta({ example: 1_842, description: 'Settled bets, without void ones.' }),
  stakeSatang: z.number().meta({ example: 9_370_000, description: 'Stakes in satang.' }),
  payoutSatang: z.number().meta({ example: 9_051_300, description: 'Payouts in satang.' }),
  ggrSatang: z.number().meta({ example: 318_700, description: 'Stakes minus payouts in satang.' }),
});

/** What was played on a game. */
export const GameFigures = Played.extend({
  gameId: z.string().meta({ example: 'NAGX-0001' }),
  name: z.string().nullable().meta({ example: 'Naga Gold', description: '`null`: the catalogue does not have it.' }),
  provider: z.string().meta({ example: 'NAGX' }),
  category: z.string().meta({ example: 'Slot' }),
}).meta({ id: 'GameFiguresDto' });
export type GameFigures = z.infer<typeof GameFigures>;

/** What was played on the games of a game provider. */
export const ProviderFigures = Played.extend({ provider: z.string().meta({ example: 'NAGX' }) }).meta({
  id: 'ProviderFiguresDto',
});
export type ProviderFigures = z.infer<typeof ProviderFigures>;

/** How many members came back. */
export const Retention = z
  .object({
    membersBefore: z
      .number()
      .meta({ example: 380, description: 'Members who played in as many days before the range.' }),
    returned: z.number().meta({ example: 291, description: 'Those of them who played in the range.' }),
  })
  .meta({ id: 'RetentionDto' });
export type Retention = z.infer<typeof Retention>;

/** What referrals brought and cost. */
export const ReferralFigures = z
  .object({
    newMembers: z.number().meta({ example: 14, description: 'Members who joined by the link of another one.' }),
    incomeSatang: z.number().meta({ example: 48_250, description: 'Income of the members above them, in satang.' }),
  })
  .meta({ id: 'ReferralFiguresDto' });
export type ReferralFigures = z.infer<typeof ReferralFigures>;

/** `GET /api/office/reports/parts`: what the figures of a range consist of. */
export const ReportParts = z
  .object({
    from: z.string().meta({ example: '2026-11-01' }),
    to: z.string().meta({ example: '2026-11-25' }),
    providers: z.array(ProviderFigures).meta({ description: 'The highest stakes first.' }),
    games: z.array(GameFigures).meta({ description: 'The 50 games with the highest stakes, these first.' }),
    bonuses: z.array(BonusCost).meta({ description: 'Together the bonus cost of the report by day.' }),
    retention: Retention,
    referrals: ReferralFigures,
  })
  .meta({ id: 'OfficeReportPartsDto' });
export type ReportParts = z.infer<typeof ReportParts>;
