/** The id of the script that the page's shell carries them in. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** What the API would answer to the calls that the first view is drawn from, by address: the content of their envelopes. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

let known: FirstAnswers = {};
let knownAt = 0;

/** Before the first drawing, in the browser and on the server alike. */
export function setFirstAnswers(answers: FirstAnswers): void {
  known = answers;
  knownAt = Date.now();
}

/** For a query's `initialData`: the answer that the page came with; `undefined` when it came without. */
export function firstAnswer<T>(address: string): T | undefined {
  return known[address] as T | undefined;
}

/** For `initialDataUpdatedAt`: milliseconds since 1970. */
export function firstAnsweredAt(): number {
  return knownAt;
}
