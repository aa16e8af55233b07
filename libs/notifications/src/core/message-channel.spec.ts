import { expect, it } from '@jest/globals';
import type { MessageChoice } from './contracts';
import { MESSAGE_TOPICS, NOTIFICATION_KINDS, topicOf } from './kinds';
import { messageChannel } from './message-channel';

const choices: MessageChoice[] = [
  { topic: 'depositReceived', channel: 'LINE' },
  { topic: 'security', channel: 'LINE' },
];

it('sends an optional kind only on the chosen channel, if that reaches the member', () => {
  expect(messageChannel('depositReceived', choices, ['SMS', 'LINE'])).toBe('LINE');
  expect(messageChannel('depositReceived', choices, ['SMS'])).toBeNull();
  expect(messageChannel('withdrawalPaid', choices, ['SMS', 'LINE'])).toBeNull();
});

it('sends security messages on any channel that reaches the member', () => {
  expect(messageChannel('security', choices, ['SMS', 'LINE'])).toBe('LINE');
  expect(messageChannel('security', choices, ['SMS'])).toBe('SMS');
  expect(messageChannel('security', [], ['SMS', 'LINE'])).toBe('SMS');
  expect(messageChannel('security', choices, [])).toBeNull();
});

it('has a topic for every kind', () => {
  expect(new Set(NOTIFICATION_KINDS.map(topicOf))).toEqual(new Set(MESSAGE_TOPICS));
});
