import type { INestApplicationContext } from '@nestjs/common';
import { AgentCalendar, businessDay, isUuid } from '@housebrand/shared';
import { Clock, Outbox } from '@housebrand/shared/nest';
import { PaymentTransitions, PaymentSaga } from '@housebrand/wallet/nest';
import { entryOf, noteOf, UsageError, type OpsArguments } from './arguments';
import { table, type OpsCommand } from './command';

export const paymentCommands: readonly OpsCommand[] = [
  {
    name: 'payments list',
    isReading: true,
    usage: '',
    summary: 'List payment steps that the provider did not execute, oldest first',
    run: async (app) => {
      const entries = await outboxOf(app).parked();
      const rows = entries.map(({ agent, id, topic, key, attempts, failure, parkedAt }) => [
        agent,
        id,
        topic,
        key,
        String(attempts),
        parkedAt?.toISOString() ?? '-',
        failure ?? '-',
      ]);
      return table([['AGENT', 'ID', 'TOPIC', 'MEMBER', 'ATTEMPTS', 'SINCE', 'REASON'], ...rows]);
    },
  },
  {
    name: 'payments retry',
    usage: 'PREFIX ID',
    summary: 'Retry a payment step, with a new series of attempts',
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      if (!(await outboxOf(app).retry(agent, id))) throw notParked(id);
      return ['The payment step is being retried.'];
    },
  },
  {
    name: 'payments settle',
    usage: 'PREFIX ID --note "who, and why"',
    summary:
      "Mark a payment step as done, because the provider's records show it; remaining steps continue automatically",
    weigh: (app, input) => {
      noteOf(input);
      return amountOf(app, input);
    },
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const saga = app.get(PaymentSaga, { strict: false });
      const status = isUuid(id) ? await saga.settleByHand(agent, id, noteOf(input)) : null;
      if (status === null) throw notParked(id);
      return [status === 'APPROVE' ? 'The step is done. The remaining steps continue.' : 'Settled.'];
    },
  },
  {
    name: 'payments reverse',
    usage: 'PREFIX ID',
    summary: 'Reverse a received gift, once: creates a payment from receiver to sender',
    weigh: amountOf,
    run: async (app, input) => {
      const { agent, id } = entryOf(input);
      const zone = await app.get(AgentCalendar, { strict: false }).zoneOf(agent);
      const day = businessDay(app.get(Clock, { strict: false }).now(), zone);
      const reversal = isUuid(id)
        ? await app.get(PaymentTransitions, { strict: false }).openReversal(agent, id, day)
        : null;
      if (reversal === null) throw new UsageError(`there is no received gift ${id}`);
      return [`Payment ${reversal} reverses it.`];
    },
  },
];

/** Returns the amount in satang; a point counts as a baht. `null` if there is no such payment; the command reports that. */
async function amountOf(app: INestApplicationContext, input: OpsArguments): Promise<bigint | null> {
  const { agent, id } = entryOf(input);
  return isUuid(id) ? app.get(PaymentTransitions, { strict: false }).weight(agent, id) : null;
}

function outboxOf(app: INestApplicationContext): Outbox {
  return app.get(Outbox, { strict: false });
}

function notParked(id: string): UsageError {
  return new UsageError(`there is no waiting payment step ${id}; see payments list`);
}
