/** `node tools/git-hooks/check-subject.mjs <file>`: checks the subject of a commit message. Runs on any Node. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAX_SUBJECT_LENGTH = 72;
const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const SUBJECT = new RegExp(`^(?:${TYPES.join('|')})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: \\S`);
/** Subjects that Git itself writes. */
const BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/**
 * @param {string} message a commit message
 * @returns {string[]} what is wrong with its subject
 */
export function subjectProblems(message) {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (BY_GIT.test(subject)) return [];
  const problems = [];
  if (!SUBJECT.test(subject))
    problems.push(
      `The subject is 'type(scope): subject', the scope is optional, and type is one of ${TYPES.join(', ')}.`,
    );
  if ([...subject].length > MAX_SUBJECT_LENGTH)
    problems.push(`The subject has ${[...subject].length} characters, at most ${MAX_SUBJECT_LENGTH} are allowed.`);
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = subjectProblems(readFileSync(process.argv[2], 'utf8'));
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
