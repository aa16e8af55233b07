import { Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAddress, useMay } from '../session/session-context';
import { useShellMessages } from './messages';
import classes from './shell.module.css';

/** Whether a key press belongs to a field. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Leaves the field: Escape to the page, the arrow down to the first row of its table. */
function leave(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape') event.currentTarget.blur();
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('main [data-row-link]')?.focus();
}

/** Searches members from every page; `/` focuses it. */
export function SearchField() {
  const t = useShellMessages();
  const may = useMay();
  const to = useAddress();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [term, setTerm] = useState(params.get('query') ?? '');
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
  if (!may('members.search')) return <span className={classes.search} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = term.trim();
    void navigate(query ? `${to('members')}?${new URLSearchParams({ query })}` : to('members'));
  };
  return (
    <form role="search" className={classes.search} onSubmit={submit}>
      <TextInput
        ref={field}
        type="search"
        size="sm"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        title={t('searchKey')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={<Kbd size="xs">/</Kbd>}
        value={term}
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        onKeyDown={leave}
      />
    </form>
  );
}
