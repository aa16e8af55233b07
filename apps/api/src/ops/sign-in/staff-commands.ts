import { staffUsername } from '@housebrand/office';
import { StaffAccountsService, StaffLogin, StaffSessions } from '@housebrand/office/nest';
import { actorOf, positional, UsageError } from '../arguments';
import type { OpsCommand } from '../command';
import { mayUseTerminal, TERMINAL_ADDRESS } from './signed-in';

const DEVICE = 'Terminal';
const QUESTIONS = [
  { text: 'Username: ', isSecret: false },
  { text: 'Password: ', isSecret: true },
  { text: 'Code: ', isSecret: false },
] as const;

export const staffCommands: readonly OpsCommand[] = [
  {
    name: 'staff login',
    // the login itself is audited
    isReading: true,
    usage: '',
    summary: "Sign in with an operator's account of the platform; asks for username, password and code",
    run: async (app, { ask, session }) => {
      const [username = '', password = '', code = ''] = await ask(QUESTIONS);
      const logins = app.get(StaffLogin, { strict: false });
      const sessions = app.get(StaffSessions, { strict: false });
      const secret = await logins.login({ username, password }, TERMINAL_ADDRESS, DEVICE);
      const own = (await sessions.find(secret))!;
      try {
        if (!mayUseTerminal(own)) throw new UsageError('only operators of the platform may use the terminal');
        if (own.stage !== 'FACTOR') throw new UsageError('log in to the back office first, to set up a second factor');
        await logins.show(own, code);
      } catch (error) {
        await sessions.end(own.account, own.session.id);
        throw error;
      }
      await session.write(secret);
      return [
        `Signed in as ${own.account.username}, for 30 minutes after the last command: npm run ops -- staff logout`,
      ];
    },
  },
  {
    name: 'staff logout',
    isReading: true,
    usage: '',
    summary: 'End the session of this terminal',
    run: async (app, { session }) => {
      const secret = await session.read();
      const sessions = app.get(StaffSessions, { strict: false });
      const found = secret === null ? null : await sessions.find(secret);
      if (found) await sessions.end(found.account, found.session.id);
      await session.remove();
      return [found ? `${found.account.username} is signed out.` : 'No account was signed in.'];
    },
  },
  {
    name: 'staff whoami',
    isReading: true,
    usage: '',
    summary: 'Show the account that is signed in',
    run: (_app, { account }) => Promise.resolve([account ?? 'No account is signed in.']),
  },
  {
    name: 'staff first',
    usage: 'platform.NAME',
    summary: 'Invite the first operator of a new installation by a one-time link; refused once there is an account',
    run: async (app, input) => {
      const username = staffUsername(positional(input, 0, 'a username'));
      const accounts = app.get(StaffAccountsService, { strict: false });
      const { path, expiresAt } = await accounts.inviteFirst(username, actorOf(input));
      return [
        'Open this path once at the address of the back office:',
        path,
        `It is valid until ${expiresAt}. Another staff first ${username} replaces it while it is unused.`,
      ];
    },
  },
];
