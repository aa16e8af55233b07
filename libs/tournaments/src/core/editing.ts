import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import { tournamentStatus } from './board';
import type { Tournament } from './contracts';

/** Of one agent, over and above those that are over. */
export const MAX_TOURNAMENTS = 50;
/** Places that a tournament may give prizes to. */
export const MAX_PLACES = 100;
/** Games that a tournament may name. */
export const MAX_GAMES = 500;
/** Categories that a tournament may name. */
export const MAX_CATEGORIES = 20;
/** Characters of a tournament's name, in each language. */
export const MAX_NAME_LENGTH = 120;
/** Characters of a tournament's terms, in each language. */
export const MAX_CONTENT_LENGTH = 2_000;
/** An id: a word that may stand in an address. */
export const TOURNAMENT_ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;
/** A moment with its zone. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
/** A picture of our own site. */
export const OWN_PICTURE = /^\/(?:media|assets)\/(?!.*\.\.)[\w./-]{1,200}(?:\?[\w=&.-]{0,60})?$/;

/** What members play for from the first moment on: fixed once it has begun. */
const PROMISED = [
  'calculationType',
  'rewardType',
  'games',
  'categories',
  'startDate',
  'endDate',
  'rewards',
] as const satisfies (keyof Tournament)[];

/** A tournament as its agent writes it. Baht for CREDIT, points for POINT. */
export type TournamentConfig = Pick<Tournament, 'id' | 'name' | 'content' | 'imageUrl' | (typeof PROMISED)[number]>;

/**
 * What a tournament's own fields cannot see: no id twice and none of a tournament that is over, a start to come, an end behind
 * it, prizes that never rise; and one that has begun stays what it was promised to be.
 * @param known all of the agent's
 * @throws InvalidInput with all that is wrong
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
    return [...ofItself(row, field), ...ofTime(row, known.find(({ id }) => id === row.id) ?? null, now, field)];
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

function ofItself({ startDate, endDate, rewardType, rewards }: TournamentConfig, field: string): FieldProblem[] {
  const ofPlaces = rewards.flatMap((reward, place): FieldProblem[] => {
    const name = `${field}.rewards.${place}`;
    if (rewardType === 'POINT' && !Number.isInteger(reward))
      return [{ field: name, messageKey: 'tournaments.wholeNumber' }];
    return reward > (rewards[place - 1] ?? reward) ? [{ field: name, messageKey: 'tournaments.prizeRises' }] : [];
  });
  if (new Date(startDate) < new Date(endDate)) return ofPlaces;
  return [{ field: `${field}.endDate`, messageKey: 'tournaments.endsTooEarly' }, ...ofPlaces];
}

function ofTime(row: TournamentConfig, before: TournamentConfig | null, now: Date, field: string): FieldProblem[] {
  const status = before && statusAt(before, now);
  if (status === 'ENDED') return [{ field: `${field}.id`, messageKey: 'tournaments.isOver' }];
  if (status === 'RUNNING')
    return PROMISED.filter((name) => toCompare(row[name]) !== toCompare(before![name])).map((name) => ({
      field: `${field}.${name}`,
      messageKey: 'tournaments.hasBegun',
    }));
  // what was played before it was written down is not counted any more
  if (new Date(row.startDate) > now) return [];
  return [{ field: `${field}.startDate`, messageKey: 'tournaments.startsInPast' }];
}

function statusAt({ startDate, endDate }: TournamentConfig, now: Date): Tournament['status'] {
  return tournamentStatus(new Date(startDate), new Date(endDate), now);
}

/** Moments by the time they are, in whatever zone they were written. */
function toCompare(value: string | readonly (string | number)[]): string {
  return typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : JSON.stringify(value);
}
