import type { AnswerRequest, ReasonRequest, StaffConversation } from '@housebrand/office';
import { classNames } from '@housebrand/shared/react';
import { Button, Menu, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useOffice, useOfficeAction } from '../api/hooks';
import { ActionDialog } from '../kit/action-dialog';
import { Moment } from '../kit/formats';
import { QueryPart } from '../kit/query-part';
import { Refusal } from '../kit/refusal';
import { useMay } from '../session/session-context';
import { useSupportMessages } from './messages';
import classes from './thread.module.css';

const TEMPLATES = ['checking', 'settled', 'slip'] as const;
const MAX_LENGTH = 1_000;

/** A member's question with its messages, and the reply. */
export function ThreadPanel({ id }: { id: string }) {
  const t = useSupportMessages();
  const conversation = useOffice<StaffConversation>('support.read', { path: { id } });
  return (
    <section className={classes.thread} aria-label={t('question')}>
      <h3>{t('question')}</h3>
      <QueryPart query={conversation} rows={3}>
        {({ thread, messages }) => (
          <>
            <ul className={classes.messages}>
              {messages.map(({ number, author, text, at }) => (
                <li key={number} className={classNames(classes.message, author === 'STAFF' && classes.ours)}>
                  <p className={classes.from}>
                    <b>{t(author === 'STAFF' ? 'staff' : 'member')}</b> <Moment at={at} />
                  </p>
                  <p className={classes.text}>{text}</p>
                </li>
              ))}
            </ul>
            {thread.state !== 'CLOSED' && <Answer id={id} />}
          </>
        )}
      </QueryPart>
    </section>
  );
}

function Answer({ id }: { id: string }) {
  const t = useSupportMessages();
  const may = useMay();
  const [text, setText] = useState('');
  const [isClosing, setIsClosing] = useState(false);
  const answer = useOfficeAction<StaffConversation, AnswerRequest>('support.answer', { id });
  const close = useOfficeAction<StaffConversation, ReasonRequest>('support.close', { id });
  if (!may('support.answer')) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) answer.mutate({ text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <form className={classes.answer} onSubmit={send}>
      <Textarea
        label={t('answer')}
        description={t('answerHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Refusal error={answer.error} />
      <div className={classes.buttons}>
        <Button type="submit" loading={answer.isPending} disabled={text.trim() === ''}>
          {t('reply')}
        </Button>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default">{t('templates')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {TEMPLATES.map((name) => (
              <Menu.Item key={name} onClick={() => setText(t(`template.${name}Text`))}>
                {t(`template.${name}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {may('support.close') && (
          <Button variant="subtle" onClick={() => setIsClosing(true)}>
            {t('close')}
          </Button>
        )}
      </div>
      {isClosing && (
        <ActionDialog
          title={t('close')}
          consequence={t('closeConsequence')}
          confirm={t('close')}
          action={close}
          bodyOf={(reason) => ({ reason })}
          onClose={() => setIsClosing(false)}
        />
      )}
    </form>
  );
}
