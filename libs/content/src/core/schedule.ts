import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { ContentKind, Schedule } from './contracts';

/** Whether the entries of a list have a {@link Schedule}. */
export function isScheduled(kind: ContentKind): boolean {
  return kind === 'banners' || kind === 'promotion-texts' || kind === 'announcements';
}

/** Whether members see an entry at an instant. */
export function isShownAt({ startsAt, endsAt }: Partial<Schedule>, now: Date): boolean {
  return (!startsAt || new Date(startsAt) <= now) && (!endsAt || now < new Date(endsAt));
}

/** Returns when another entry starts or ends next; `null`: never. */
export function nextChange(rows: readonly Partial<Schedule>[], now: Date): Date | null {
  const later = rows
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((instant) => typeof instant === 'string' && new Date(instant) > now)
    .map((instant) => Date.parse(instant!));
  return later.length > 0 ? new Date(Math.min(...later)) : null;
}

/** Writes instants in UTC. @throws InvalidInput for an end that does not follow its start */
export function scheduled<Row extends Partial<Schedule>>(rows: readonly Row[]): Row[] {
  const problems = rows.flatMap(({ startsAt, endsAt }, index): FieldProblem[] =>
    startsAt && endsAt && new Date(startsAt) >= new Date(endsAt)
      ? [{ field: `rows.${index}.endsAt`, messageKey: 'content.endsTooEarly' }]
      : [],
  );
  if (problems.length > 0) throw new InvalidInput(problems);
  return rows.map((row) => ({
    ...row,
    ...(row.startsAt && { startsAt: new Date(row.startsAt).toISOString() }),
    ...(row.endsAt && { endsAt: new Date(row.endsAt).toISOString() }),
  }));
}
