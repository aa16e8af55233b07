/** Words with fewer letters are one typo away from too many others. */
const SHORTEST_CORRECTED = 4;

/** Whether two words differ by one typing mistake: a letter added, missing, changed, or swapped with its neighbour. */
function isOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/**
 * Returns the word that a mistyped one stands for; `null` if none is near, or it is too short to tell.
 * @param words words as they are written, by their folded form
 */
export function correctedWord(folded: string, words: ReadonlyMap<string, string>): string | null {
  if (folded.length < SHORTEST_CORRECTED) return null;
  for (const [known, word] of words) if (known.length >= SHORTEST_CORRECTED && isOneTypo(folded, known)) return word;
  return null;
}
