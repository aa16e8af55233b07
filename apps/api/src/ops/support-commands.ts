import { readFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { formatPlainSatang } from '@housebrand/shared';
import { THREAD_STATES, type StaffThread, type SupportMessage, type ThreadPayment } from '@housebrand/support';
import { StaffThreadsService } from '@housebrand/support/nest';
import { entryOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';
import { agentOf } from './known-agent';

const STATES = THREAD_STATES.join('|');

export const supportCommands: readonly OpsCommand[] = [
  {
    name: 'support list',
    usage: `PREFIX [--state ${STATES}] [--after CURSOR]`,
    isReading: true,
    summary: "List members' questions that wait for an answer, oldest first",
    run: async (app, input) => {
      const { after: cursor } = input.options;
      const query = { state: stateOf(input), ...(cursor !== undefined && { cursor }) };
      const page = await threadsOf(app).list(await agentOf(app, input), query);
      const rows = page.threads.map(({ id, username, since, payment, last }) => [
        id,
        username,
        since,
        describePayment(payment),
        `${last.author}: ${firstWords(last.text)}`,
      ]);
      const more = page.cursor === null ? [] : [`More: --after ${page.cursor}`];
      return [...table([['ID', 'MEMBER', 'SINCE', 'PAYMENT', 'LAST MESSAGE'], ...rows]), ...more];
    },
  },
  {
    name: 'support show',
    usage: 'PREFIX ID [--before NUMBER]',
    isReading: true,
    summary: "Show a member's question with its messages",
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const { thread, messages, before } = await threadsOf(app).read(agent, id, numberOf(input));
      const more = before === null ? [] : [`Earlier messages: --before ${before}`];
      return [describeThread(thread), ...more, ...messages.flatMap(describeMessage)];
    },
  },
  {
    name: 'support answer',
    usage: 'PREFIX ID --file answer.txt',
    summary: "Answer a member's question with the text of a file",
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const { file } = input.options;
      if (file === undefined) throw new UsageError('--file is missing; it contains the answer');
      const { username } = await threadsOf(app).answer(agent, id, { text: await readFile(file, 'utf8') }, 'operator');
      return [`${username} sees the answer.`];
    },
  },
  {
    name: 'support close',
    usage: 'PREFIX ID',
    summary: "Close a member's question; nothing can be added to it any more",
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      await threadsOf(app).close(agent, id, 'operator');
      return ['Closed.'];
    },
  },
];

const LISTED_LENGTH = 60;

function threadsOf(app: INestApplicationContext): StaffThreadsService {
  return app.get(StaffThreadsService, { strict: false });
}

function stateOf({ options: { state = 'OPEN' } }: OpsArguments): StaffThread['state'] {
  const known = THREAD_STATES.find((one) => one === state.toUpperCase());
  if (!known) throw new UsageError(`--state must be one of ${STATES}`);
  return known;
}

function numberOf({ options: { before } }: OpsArguments): number | undefined {
  if (before === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(before)) throw new UsageError('--before must be the number of a message');
  return Number(before);
}

function describeThread({ username, state, since, payment }: StaffThread): string {
  return `${username} · ${state} since ${since} · ${describePayment(payment)}`;
}

function describePayment(payment: ThreadPayment | null): string {
  if (payment === null) return '-';
  const { group, record, id, amountSatang, amountPoints } = payment;
  const amount = amountSatang === null ? `${amountPoints} points` : formatPlainSatang(BigInt(amountSatang));
  return `${group} ${amount} ${record}:${id}`;
}

function describeMessage({ number, author, at, text }: SupportMessage): string[] {
  return ['', `${number} ${author} ${at}`, ...text.split('\n').map((line) => `  ${line}`)];
}

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LISTED_LENGTH ? `${line.slice(0, LISTED_LENGTH - 1)}…` : line;
}
