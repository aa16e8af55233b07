import type { INestApplicationContext } from '@nestjs/common';
import { MemberSessions, SecondFactorService } from '@housebrand/auth/nest';
import { normalizePrefix, normalizeUsername, type MemberRef } from '@housebrand/shared';
import { noteOf, operatorOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

export const memberCommands: readonly OpsCommand[] = [
  {
    name: 'members second-factor list',
    usage: 'PREFIX USERNAME',
    isReading: true,
    summary: 'What a member is asked for beside the password',
    run: async (app, input) => {
      const { factors, recoveryCodesLeft } = await factorsOf(app).list(memberOf(input));
      const rows = factors.map(({ id, kind, name, createdAt, usedAt }) => [id, kind, name, createdAt, usedAt ?? '-']);
      return [
        ...table([['ID', 'KIND', 'NAME', 'SINCE', 'USED'], ...rows]),
        `${recoveryCodesLeft} recovery codes left.`,
      ];
    },
  },
  {
    name: 'members second-factor off',
    usage: 'PREFIX USERNAME --note "who asked, and how they were known"',
    summary: 'Take all second factors off a member who has lost them; the password alone logs in again',
    run: async (app, input) => {
      noteOf(input);
      const member = memberOf(input);
      const count = await factorsOf(app).takeOff(member, `operator:${operatorOf(input)}`);
      if (count === 0) throw new UsageError(`${member.username} has no second factor`);
      return [`${count} taken off.`];
    },
  },
  {
    name: 'members sessions end',
    usage: 'PREFIX USERNAME --note "who asked, and how they were known"',
    summary: 'End every session of a member in every instance; no device is known afterwards',
    run: async (app, input) => {
      noteOf(input);
      const member = memberOf(input);
      await app.get(MemberSessions, { strict: false }).endEvery(member);
      return [`No session of ${member.username} is open.`];
    },
  },
];

function factorsOf(app: INestApplicationContext): SecondFactorService {
  return app.get(SecondFactorService, { strict: false });
}

function memberOf({ words: [prefix, username] }: OpsArguments): MemberRef {
  if (prefix === undefined || username === undefined) throw new UsageError('a prefix and a username are needed');
  return { prefix: normalizePrefix(prefix), username: normalizeUsername(username) };
}
