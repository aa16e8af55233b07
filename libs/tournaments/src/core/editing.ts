import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import { tournamentStatus } from './board';
import type { Tournament } from './contracts';

/** Tournaments of one agent, without ended ones. */
export const MAX_TOURNAMENTS = 50;
/** Places with a prize. */
export const MAX_PLACES = 100;
/** Games of one tournament. */
export const MAX_GAMES = 500;
/** Categories of one tournament. */
export const MAX_CATEGORIES = 20;
/** Characters of a tournament's name, in each language. */
export const MAX_NAME_LENGTH = 120;
/** Characters of a tournament's terms, in each language. */
export const MAX_CONTENT_LENGTH = 2_000;
/** A tournament's id, safe in an address. */
export const TOURNAMENT_ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
/** An ISO 8601 instant with its zone. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
/** The path of an image on our own site. */
export const OWN_PICTURE = /^\/(?:media|assets)\/(?!.*\.\.)[\w./-]{1,200}(?:\?[\w=&.-]{0,60})?$/;

/** Terms that are fixed from the start of a tournament. */
const FIXED_TERMS = [
  'calculationType',
  'rewardType',
  'games',
  'categories',
  'startDate',
  'endDate',
  'rewardsSatang',
  'rewardsPoints',
] as const satisfies (keyof TournamentConfig)[];

/** A tournament as its agent writes it; the prizes of the other unit are `null`. */
export interface TournamentConfig extends Pick<
  Tournament,
  | 'id'
  | 'name'
  | 'content'
  | 'imageUrl'
  | 'calculationType'
  | 'rewardType'
  | 'games'
  | 'categories'
  | 'startDate'
  | 'endDate'
> {
  /** For CREDIT, by place. */
  rewardsSatang: number[] | null;
  /** For POINT, by place. */
  rewardsPoints: number[] | null;
}

/**
 * Checks rules that span fields: unique ids that no ended tournament has, a start in the future, an end after it,
 * prizes that never rise, and unchanged terms after the start.
 * @param known all tournaments of the agent
 * @throws InvalidInput with every problem
 */
export function assertTournaments(
  rows: readonly TournamentConfig[],
  known: readonly TournamentConfig[],
  now: Date,
): void {
  const problems = rows.flatMap((row, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isTwice = rows.findIndex(({ id }) => id === row.id) < index;
    if (isTwice) return [{ field: `${field}.id`, messageKey: 'tournaments.idTwice' }];
    return [
      ...ownProblems(row, field),
      ...timeProblems(row, known.find(({ id }) => id === row.id) ?? null, now, field),
    ];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

function ownProblems(row: TournamentConfig, field: string): FieldProblem[] {
  const { startDate, endDate } = row;
  const name = row.rewardType === 'CREDIT' ? 'rewardsSatang' : 'rewardsPoints';
  const rewards = row[name] ?? [];
  const prizeProblems = rewards.flatMap((reward, place): FieldProblem[] =>
    reward > (rewards[place - 1] ?? reward)
      ? [{ field: `${field}.${name}.${place}`, messageKey: 'tournaments.prizeRises' }]
      : [],
  );
  if (new Date(startDate) < new Date(endDate)) return prizeProblems;
  return [{ field: `${field}.endDate`, messageKey: 'tournaments.endsTooEarly' }, ...prizeProblems];
}

function timeProblems(
  row: TournamentConfig,
  before: TournamentConfig | null,
  now: Date,
  field: string,
): FieldProblem[] {
  const status = before && statusAt(before, now);
  if (status === 'ENDED') return [{ field: `${field}.id`, messageKey: 'tournaments.isOver' }];
  if (status === 'RUNNING')
    return FIXED_TERMS.filter((name) => comparable(row[name]) !== comparable(before![name])).map((name) => ({
      field: `${field}.${name}`,
      messageKey: 'tournaments.hasStarted',
    }));
  // bets before the tournament was written are not counted any more
  if (new Date(row.startDate) > now) return [];
  return [{ field: `${field}.startDate`, messageKey: 'tournaments.startsInPast' }];
}

function statusAt({ startDate, endDate }: TournamentConfig, now: Date): Tournament['status'] {
  return tournamentStatus(new Date(startDate), new Date(endDate), now);
}

/** Normalises instants, so that the same moment in two zones is equal. */
function comparable(value: string | readonly (string | number)[] | null): string {
  return typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : JSON.stringify(value);
}
