import { NOTE_MAX_LENGTH, type MemberNote, type MemberNotes, type NoteRequest } from '@housebrand/office';
import { Button, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useOfficeAction, useOfficeList } from '../api/hooks';
import { Moment } from '../kit/formats';
import { Panel } from '../kit/panel';
import { Bones, Empty, Failure } from '../kit/query-part';
import { useKitMessages } from '../kit/messages';
import { Refusal } from '../kit/refusal';
import { useMay } from '../session/session-context';
import type { TabProps } from './member-page';
import classes from './member.module.css';
import { useMemberMessages } from './messages';

const notesOf = ({ notes }: MemberNotes): MemberNote[] => notes;

/** What staff wrote about the member, and a new note. */
export default function NotesTab({ member: { username } }: TabProps) {
  const t = useMemberMessages();
  const kitText = useKitMessages();
  const may = useMay();
  const { rows, error, refetch, readMore } = useOfficeList('members.notes', notesOf, { path: { username } });
  return (
    <Panel title={t('notes')}>
      {may('members.addNote') && <NewNote username={username} />}
      {!rows && !error && <Bones rows={3} />}
      {!rows && error && <Failure error={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <Empty title={t('notesEmpty')} />}
      <ul>
        {rows?.map(({ id, by, at, text }) => (
          <li key={id} className={classes.note}>
            <p className={classes.quiet}>
              <b>{by}</b> <Moment at={at} />
            </p>
            <p className={classes.noteText}>{text}</p>
          </li>
        ))}
      </ul>
      {readMore && (
        <Button variant="default" onClick={readMore}>
          {kitText('more')}
        </Button>
      )}
    </Panel>
  );
}

function NewNote({ username }: { username: string }) {
  const t = useMemberMessages();
  const [text, setText] = useState('');
  const add = useOfficeAction<MemberNote, NoteRequest>('members.addNote', { username });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate({ text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('note')}
        description={t('noteHint')}
        autosize
        minRows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Refusal error={add.error} />
      <Button type="submit" loading={add.isPending} disabled={text.trim() === ''}>
        {t('addNote')}
      </Button>
    </form>
  );
}
