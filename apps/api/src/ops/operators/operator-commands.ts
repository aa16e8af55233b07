import type { INestApplicationContext } from '@nestjs/common';
import { operatorNamed, operatorOf, positional, type OpsArguments } from '../arguments';
import { table, type OpsCommand } from '../command';
import { fingerprintOf, newOperatorKey, Operators } from './operators';

export const operatorCommands: readonly OpsCommand[] = [
  {
    name: 'operators list',
    isReading: true,
    usage: '',
    summary: 'List the operators who can request and approve commands',
    run: async (app) => {
      const rows = (await new Operators(app).list()).map(({ name, addedBy, addedAt, endedAt }) => [
        name,
        addedBy,
        addedAt.toISOString(),
        endedAt?.toISOString() ?? '-',
      ]);
      return table([['NAME', 'ADDED BY', 'SINCE', 'UNTIL'], ...rows]);
    },
  },
  {
    name: 'operators key',
    isReading: true,
    usage: '',
    summary: 'Create your own operator key, which is not stored, and its fingerprint for operators add',
    run: () => {
      const key = newOperatorKey();
      return Promise.resolve([
        'Your key, shown only once. Keep it secret:',
        key,
        'Its fingerprint, for the operator who adds you:',
        fingerprintOf(key),
      ]);
    },
  },
  {
    name: 'operators add',
    usage: 'NAME FINGERPRINT --operator NAME',
    summary: 'Add an operator; from the third on, another operator must approve',
    takesTwo: async (app, input) => {
      subjectOf(input);
      return !(await new Operators(app).areFounding());
    },
    run: async (app, input) => {
      await new Operators(app).add(subjectOf(input), positional(input, 1, 'a fingerprint'), operatorOf(input));
      return ['Added.'];
    },
  },
  {
    name: 'operators end',
    usage: 'NAME --operator NAME',
    summary: 'Deactivate an operator; another operator must approve',
    takesTwo: (app, input) => isThere(app, subjectOf(input)),
    run: async (app, input) => {
      await new Operators(app).end(subjectOf(input));
      return ['Ended.'];
    },
  },
];

const subjectOf = (input: OpsArguments): string => operatorNamed(positional(input, 0, "an operator's name"));

/** Whether there is anything to approve; the command says what is not. */
async function isThere(app: INestApplicationContext, subject: string): Promise<boolean> {
  return (await new Operators(app).list()).some(({ name, endedAt }) => name === subject && !endedAt);
}
