import type { MessageChannel } from '@housebrand/shared';
import { Card, useOnline } from '@housebrand/shared/react';
import { MESSAGE_TOPICS, messageChannel, MESSAGES_PER_DAY, type MessageTopic } from '../../core';
import { useNotificationMessages } from '../messages';
import { usePushMessages } from '../push-messages';
import type { SettingsPart } from './settings-part';
import classes from './settings-sheet.module.css';

interface MessageSettingsProps extends SettingsPart {
  /** The channels that reach the member, at least one. */
  channels: readonly MessageChannel[];
}

/** Text messages: on which channel the member receives which kinds. Those about security are always sent. */
export function MessageSettings({ channels, settings, onChange }: MessageSettingsProps) {
  const t = usePushMessages();
  const choose = (topic: MessageTopic, channel: MessageChannel | null): void => {
    const others = settings.messages.filter((choice) => choice.topic !== topic);
    onChange({ ...settings, messages: channel ? [...others, { topic, channel }] : others });
  };
  return (
    <section aria-labelledby="message-topics">
      <h3 id="message-topics" className={classes.head}>
        {t('messages')}
      </h3>
      <Card isPadded={false} className={classes.kinds}>
        {MESSAGE_TOPICS.map((topic) => (
          <TopicRow
            key={topic}
            topic={topic}
            channels={channels}
            channel={messageChannel(topic, settings.messages, channels)}
            isOff={settings.offKinds.some((kind) => kind === topic)}
            onChange={(channel) => choose(topic, channel)}
          />
        ))}
      </Card>
      <p className={classes.hint}>{t('messagesText', { max: MESSAGES_PER_DAY })}</p>
    </section>
  );
}

interface TopicRowProps {
  topic: MessageTopic;
  channels: readonly MessageChannel[];
  channel: MessageChannel | null;
  /** Switched off in the inbox, so that no message follows. */
  isOff: boolean;
  onChange: (channel: MessageChannel | null) => void;
}

function TopicRow({ topic, channels, channel, isOff, onChange }: TopicRowProps) {
  const [t, kinds] = [usePushMessages(), useNotificationMessages()];
  const isOnline = useOnline();
  const isSecurity = topic === 'security';
  return (
    <label className={classes.topic}>
      <span>{isSecurity ? t('security') : kinds(`kind.${topic}`)}</span>
      <select
        value={isOff ? '' : (channel ?? '')}
        disabled={isOff || !isOnline || (isSecurity && channels.length === 1)}
        onChange={({ currentTarget }) => onChange(channels.find((each) => each === currentTarget.value) ?? null)}
      >
        {!isSecurity && <option value="">{isOff ? t('inboxOnly') : t('channelNone')}</option>}
        {channels.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
