import type { INestApplicationContext } from '@nestjs/common';
import { MemberSessions, SecondFactorService } from '@housebrand/auth/nest';
import { normalizePrefix, normalizeUsername, type MemberRef } from '@housebrand/shared';
import { actorOf, noteOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

export const memberCommands: readonly OpsCommand[] = [
  {
    name: 'members second-factor list',
    usage: 'PREFIX USERNAME',
    isReading: true,
    summary: "List a member's second factors",
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
    usage: 'PREFIX USERNAME --note "who requested it, and how they were identified"',
    summary: 'Remove all second factors of a member who lost them; the password alone is enough to log in',
    run: async (app, input) => {
      noteOf(input);
      const member = memberOf(input);
      const count = await factorsOf(app).removeAll(member, actorOf(input));
      if (count === 0) throw new UsageError(`${member.username} has no second factor`);
      return [`${count} removed.`];
    },
  },
  {
    name: 'members sessions end',
    usage: 'PREFIX USERNAME --note "who requested it, and how they were identified"',
    summary: 'End all sessions of a member in all instances, and forget known devices',
    run: async (app, input) => {
      noteOf(input);
      const member = memberOf(input);
      await app.get(MemberSessions, { strict: false }).endEvery(member);
      return [`All sessions of ${member.username} have ended.`];
    },
  },
];

function factorsOf(app: INestApplicationContext): SecondFactorService {
  return app.get(SecondFactorService, { strict: false });
}

function memberOf({ positionals: [prefix, username] }: OpsArguments): MemberRef {
  if (prefix === undefined || username === undefined) throw new UsageError('give a prefix and a username');
  return { prefix: normalizePrefix(prefix), username: normalizeUsername(username) };
}
