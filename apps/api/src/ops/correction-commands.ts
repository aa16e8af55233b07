import { UnknownMember } from '@housebrand/auth';
import { MemberService } from '@housebrand/auth/nest';
import { CorrectionsService } from '@housebrand/wallet/nest';
import { noteOf } from './arguments';
import type { OpsCommand } from './command';
import { CORRECT, correctionOf } from './correction-input';

export const correctionCommands: readonly OpsCommand[] = [
  {
    name: CORRECT,
    usage: 'PREFIX USERNAME BAHT --note "who, and why"',
    summary: "Add baht to a member's credit, or take them with a minus; always needs a second operator",
    takesTwo: async (app, input) => {
      noteOf(input);
      const { member } = correctionOf(input.positionals);
      const members = app.get(MemberService, { strict: false });
      const { username } = await members.record({ prefix: member.prefix, username: null }, member.username);
      // the service also finds a telephone number
      if (username !== member.username) throw new UnknownMember();
      return true;
    },
    weigh: (_app, { positionals }) => {
      const { amountSatang } = correctionOf(positionals);
      return Promise.resolve(amountSatang < 0n ? -amountSatang : amountSatang);
    },
    run: async (app, { positionals, request }) => {
      await app.get(CorrectionsService, { strict: false }).open({ id: request!, ...correctionOf(positionals) });
      return [`Payment ${request!} corrects it.`];
    },
  },
];
