import { InvalidInput, type FieldProblem } from '@housebrand/shared';
import type { ContentKind } from './contracts';

/** The lists that an agent writes. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  'faq',
  'tutorials',
  'banners',
  'promotion-texts',
  'announcements',
];

/** How much of each an agent may have. */
export const MAX_TOPICS = 20;
/** Questions of one topic. */
export const MAX_QUESTIONS = 40;
/** Tutorials of an agent. */
export const MAX_TUTORIALS = 20;
/** Steps of one tutorial. */
export const MAX_STEPS = 12;
/** Banners of the home's carousel. */
export const MAX_BANNERS = 12;
/** Promotions that an agent writes words of its own for. */
export const MAX_TEXTS = 100;
/** Announcements of an agent's own. */
export const MAX_ANNOUNCEMENTS = 20;
/** Characters of a title, in each language. */
export const MAX_TITLE_LENGTH = 120;
/** Characters of a text, in each language. */
export const MAX_TEXT_LENGTH = 2_000;

/** An id of an entry: a word that may stand in an address. */
export const CONTENT_ID = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/;

/** A picture of our own origin: the page's policy shows no other. */
export const OWN_PICTURE = /^\/(?:media|assets)\/(?!.*\.\.)[\w./-]{1,200}(?:\?[\w=&.-]{0,60})?$/;

/** An id of the agent's own announcement among the platform's: nothing of the platform begins so. */
export function announcementId(id: string): string {
  return `own-${id}`;
}

interface Named {
  id: string;
  questions?: readonly Named[];
}

/** Holds a list to its ids. @throws InvalidInput when an id is there twice: a link would lead to the wrong one */
export function assertDistinct(rows: readonly Named[]): void {
  const problems = [
    ...repeated(rows, (index) => `rows.${index}.id`),
    // a link names a question alone, whatever topic it stands in
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
