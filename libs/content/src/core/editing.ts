import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { ContentKind } from './contracts';

/** The lists that an agent maintains. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  'faq',
  'tutorials',
  'banners',
  'promotion-texts',
  'announcements',
];

/** Topics of an agent. */
export const MAX_TOPICS = 20;
/** Questions per topic. */
export const MAX_QUESTIONS = 40;
/** Tutorials per agent. */
export const MAX_TUTORIALS = 20;
/** Steps per tutorial. */
export const MAX_STEPS = 12;
/** Banners in the carousel of the home page. */
export const MAX_BANNERS = 12;
/** Promotions for which an agent writes its own texts. */
export const MAX_TEXTS = 100;
/** An agent's own announcements. */
export const MAX_ANNOUNCEMENTS = 20;
/** Characters of a title, per language. */
export const MAX_TITLE_LENGTH = 120;
/** Characters of a text, per language. */
export const MAX_TEXT_LENGTH = 2_000;

/** Id of an entry, valid as part of an address. */
export const CONTENT_ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** An ISO 8601 instant with its zone. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An image on our own origin: the page's policy blocks all others. */
export const OWN_PICTURE = /^\/(?:media|assets)\/(?!.*\.\.)[\w./-]{1,200}(?:\?[\w=&.-]{0,60})?$/;

/** Returns the id of the agent's own announcement among the platform's, whose ids never start like this. */
export function announcementId(id: string): string {
  return `own-${id}`;
}

interface Named {
  id: string;
  questions?: readonly Named[];
}

/**
 * Checks that all ids of a list are distinct. @throws InvalidInput for a duplicate id: a link would lead to the wrong
 * entry
 */
export function assertDistinct(rows: readonly Named[]): void {
  const problems = [
    ...repeated(rows, (index) => `rows.${index}.id`),
    // A link names only the question, so ids must be distinct across topics.
    ...repeated(
      rows.flatMap(({ questions = [] }) => questions),
      () => 'rows.questions.id',
    ),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

function repeated(rows: readonly Named[], fieldOf: (index: number) => string): FieldProblem[] {
  return rows.flatMap(({ id }, index) => {
    const isFirst = rows.findIndex((other) => other.id === id) === index;
    return isFirst ? [] : [{ field: fieldOf(index), messageKey: 'content.idTwice' }];
  });
}
