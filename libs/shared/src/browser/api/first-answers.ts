/** Id of the script element in the page's shell that contains the first answers. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** The API's replies for the calls of the first view, by address: the content of their envelopes. */
export type FirstAnswers = Readonly<Record<string, unknown>>;

let known: FirstAnswers = {};
let knownAt = 0;

/** Sets the first answers before the first render, in the browser and on the server. */
export function setFirstAnswers(answers: FirstAnswers): void {
  known = answers;
  knownAt = Date.now();
}

/** For a query's `initialData`: the content that came with the page, else `undefined`. */
export function firstAnswer<T>(address: string): T | undefined {
  return known[address] as T | undefined;
}

/** For `initialDataUpdatedAt`, in milliseconds since 1970. */
export function firstAnsweredAt(): number {
  return knownAt;
}
