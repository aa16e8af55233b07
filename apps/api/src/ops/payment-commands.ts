import type { INestApplicationContext } from '@nestjs/common';
import { businessDay, isUuid } from '@housebrand/shared';
import { Clock, Outbox } from '@housebrand/shared/nest';
import { WalletCalendar } from '@housebrand/wallet';
import { PaymentMoves, PaymentSaga } from '@housebrand/wallet/nest';
import { entryOf, noteOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

export const paymentCommands: readonly OpsCommand[] = [
  {
    name: 'payments list',
    isReading: true,
    usage: '',
    summary: 'What the provider was told in vain, the longest waiting first',
    run: async (app) => {
      const entries = await outboxOf(app).parked();
      const rows = entries.map(({ agent, id, topic, key, attempts, failure, parkedAt }) => [
        ...[agent, id, topic, key, String(attempts), parkedAt?.toISOString() ?? '-', failure ?? '-'],
      ]);
      return table([['AGENT', 'ID', 'TOPIC', 'MEMBER', 'ATTEMPTS', 'SINCE', 'WHY'], ...rows]);
    },
  },
  {
    name: 'payments retry',
    usage: 'PREFIX ID',
    summary: 'Tell the provider once more, from the first attempt on',
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      if (!(await outboxOf(app).retry(agent, id))) throw notParked(id);
      return ['It is on its way again.'];
    },
  },
  {
    name: 'payments settle',
    usage: 'PREFIX ID --note "who, and why"',
    summary: 'The provider did what it is asked for next, as its own books show; what is left goes on by itself',
    weigh: (app, input) => {
      noteOf(input);
      return amountOf(app, input);
    },
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const saga = app.get(PaymentSaga, { strict: false });
      const status = isUuid(id) ? await saga.settleByHand(agent, id, noteOf(input)) : null;
      if (status === null) throw notParked(id);
      return [status === 'APPROVE' ? 'That step is done; what is left is on its way.' : 'Settled.'];
    },
  },
  {
    name: 'payments reverse',
    usage: 'PREFIX ID',
    summary: 'Take a gift back that has arrived: a new payment from its receiver to its sender, once',
    weigh: amountOf,
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const zone = await app.get(WalletCalendar, { strict: false }).zoneOf(agent);
      const day = businessDay(app.get(Clock, { strict: false }).now(), zone);
      const reversal = isUuid(id) ? await app.get(PaymentMoves, { strict: false }).openReversal(agent, id, day) : null;
      if (reversal === null) throw new UsageError(`there is no gift ${id} that has arrived`);
      return [`${reversal} takes it back.`];
    },
  },
];

/** Points count as baht. `null` for what is no payment: the command says so. */
async function amountOf(app: INestApplicationContext, input: OpsArguments): Promise<bigint | null> {
  const { agent, id } = entryOf(input);
  const found = isUuid(id) ? await app.get(PaymentMoves, { strict: false }).weight(agent, id) : null;
  if (!found) return null;
  return found.unit === 'POINT' ? found.amount * 100n : found.amount;
}

function outboxOf(app: INestApplicationContext): Outbox {
  return app.get(Outbox, { strict: false });
}

function notParked(id: string): UsageError {
  return new UsageError(`nothing is parked as ${id}; see payments list`);
}
