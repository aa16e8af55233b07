import { z } from 'zod';
import { RETENTION_DAYS } from '../retention-days';
import { BonusCost, DayFigures } from './today';

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
    retention: Retention.nullable().meta({ description: `\`null\` for ranges of more than ${RETENTION_DAYS} days.` }),
    referrals: ReferralFigures,
  })
  .meta({ id: 'OfficeReportPartsDto' });
export type ReportParts = z.infer<typeof ReportParts>;

/** The figures of an agent in a range. */
export const AgentFigures = DayFigures.omit({ day: true })
  .extend({
    prefix: z.string().meta({ example: 'MTO' }),
    name: z.string().meta({ example: 'MTO Lounge' }),
    activeMembers: z.number().meta({ example: 8_412, description: 'Members who played, once per day.' }),
    newMembers: z.number().meta({ example: 412, description: 'Members whose first login was in the range.' }),
  })
  .meta({ id: 'AgentFiguresDto' });
export type AgentFigures = z.infer<typeof AgentFigures>;

/** `GET /api/office/reports/agents`: the agents of the installation, the highest GGR first. Also as `agents.csv` and `agents.xlsx`. */
export const AgentsReport = z
  .object({
    from: z.string().meta({ example: '2026-11-01' }),
    to: z.string().meta({ example: '2026-11-25' }),
    agents: z.array(AgentFigures).meta({ description: 'Each by the days of its own time zone.' }),
    total: DayFigures.meta({ description: 'Their sums.' }),
  })
  .meta({ id: 'AgentsReportDto' });
export type AgentsReport = z.infer<typeof AgentsReport>;

/** A settled round of a member, without void ones. */
export const OfficeRound = z
  .object({
    id: z.string().meta({ example: 'r-019aa6b2', description: "The game provider's." }),
    username: z.string().meta({ example: 'MTOSOMCHAI' }),
    gameId: z.string().meta({ example: 'NAGX-0001' }),
    name: z.string().nullable().meta({ example: 'Naga Gold', description: '`null`: the catalogue does not have it.' }),
    provider: z.string().meta({ example: 'NAGX' }),
    stakeSatang: z.number().meta({ example: 2_000, description: 'Stake in satang.' }),
    payoutSatang: z.number().meta({ example: 3_400, description: 'Payout in satang.' }),
    at: z.string().meta({ example: '2026-11-25T06:48:00.000Z', description: 'When it was settled.' }),
  })
  .meta({ id: 'OfficeRoundDto' });
export type OfficeRound = z.infer<typeof OfficeRound>;

/** `GET /api/office/rounds`: a page of the rounds that the figures of the reports sum, newest first. */
export const OfficeRounds = z
  .object({
    rounds: z.array(OfficeRound),
    cursor: z
      .string()
      .nullable()
      .meta({ example: null, description: 'Returns the next page; `null`: this is the last one.' }),
  })
  .meta({ id: 'OfficeRoundsDto' });
export type OfficeRounds = z.infer<typeof OfficeRounds>;

/** Query of `GET /api/office/rounds`: days in the agent's time zone, `YYYY-MM-DD`. */
export interface RoundsQuery {
  from: string;
  to: string;
  provider?: string | undefined;
  gameId?: string | undefined;
  username?: string | undefined;
  cursor?: string | undefined;
}
