import type { MoneyAction, MoneyRecord } from '@housebrand/office';
import type { MoneyRow } from './money.repository';

/** The terminal's command for an action: requests for approval are the same there and in the office. */
const COMMANDS: Readonly<Record<MoneyRecord, Partial<Record<MoneyAction, string>>>> = {
  PAYMENT: { SETTLE: 'payments settle', REVERSE: 'payments reverse' },
  MOVE: { SETTLE: 'moves settle', REFUSE: 'moves refuse' },
};

/** Returns the name of the command; `null` if the action needs no approval. */
export function commandOf(record: MoneyRecord, action: MoneyAction): string | null {
  return COMMANDS[record][action] ?? null;
}

/** Returns what a command does; `null` for commands that do not move money. */
export function actionOf(command: string): { record: MoneyRecord; action: MoneyAction } | null {
  for (const [record, actions] of Object.entries(COMMANDS))
    for (const [action, name] of Object.entries(actions))
      if (name === command) return { record: record as MoneyRecord, action: action as MoneyAction };
  return null;
}

/** Returns what is possible with a record now. */
export function actionsFor({ record, kind, state, reverses, is_reversed }: MoneyRow): MoneyAction[] {
  if (record === 'MOVE') return state === 'UNKNOWN' ? ['SETTLE', 'REFUSE'] : [];
  if (state === 'PARKED') return ['RETRY', 'SETTLE'];
  const isReversible = kind === 'GIFT' && state === 'DONE' && reverses === null && !is_reversed;
  return isReversible ? ['REVERSE'] : [];
}
