import type { MessageChannel } from '@housebrand/shared';
import type { MessageChoice } from './contracts';
import type { MessageTopic } from './kinds';

/** Text messages about optional kinds that a member receives per business day. Those about security have no limit. */
export const MESSAGES_PER_DAY = 10;

/**
 * Returns the channel on which a topic is sent; `null`: on none. `security` is always sent: without a choice, or if that does not reach
 * the member any more, on the first channel that does.
 */
export function messageChannel(
  topic: MessageTopic,
  choices: readonly MessageChoice[],
  reachable: readonly MessageChannel[],
): MessageChannel | null {
  const chosen = choices.find((choice) => choice.topic === topic)?.channel;
  if (chosen !== undefined && reachable.includes(chosen)) return chosen;
  return topic === 'security' ? (reachable[0] ?? null) : null;
}
