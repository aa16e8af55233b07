import { Button } from '@mantine/core';
import { useLanguage } from '@housebrand/shared/react';
import { useState } from 'react';
import { StateChip } from '../../kit/chip';
import { useCampaignMessages } from '../messages';
import type { FieldProps } from './field-props';
import classes from './form.module.css';
import { useForm, useProblem, useProblemCount } from './form-context';
import { ObjectFields } from './object-field';
import { ScheduleChip } from './schedule-chip';
import { emptyOf, isFields, rowName, type FieldSchema, type Fields } from './schema';

/** A list of objects; each opens below its name. */
export function RowsField({ schema, path, value, onChange }: FieldProps) {
  const t = useCampaignMessages();
  const { isReadOnly } = useForm();
  const problem = useProblem(path);
  const rows = Array.isArray(value) ? value.filter(isFields) : [];
  const { keys, added, change } = useRowKeys(rows.length);
  const add = () => {
    change((known) => [...known, Math.max(-1, ...known) + 1]);
    onChange([...rows, emptyOf(schema.items!)]);
  };
  const remove = (index: number) => {
    change((known) => known.toSpliced(index, 1));
    onChange(rows.toSpliced(index, 1));
  };
  const moveUp = (index: number) => {
    change((known) => movedUp(known, index));
    onChange(movedUp(rows, index));
  };
  return (
    <section className={classes.rows} aria-label={schema.title}>
      {path.includes('.') && <h3>{schema.title}</h3>}
      {problem && <p className={classes.problem}>{problem}</p>}
      {rows.length === 0 && <p className={classes.meaning}>{t('noRows')}</p>}
      {rows.map((row, index) => (
        <Row
          key={keys[index]}
          schema={schema.items!}
          path={`${path}.${index}`}
          number={index + 1}
          row={row}
          isNew={keys[index] === added}
          onChange={(next) => onChange(rows.with(index, next as Fields))}
          onRemove={() => remove(index)}
          onUp={index > 0 ? () => moveUp(index) : null}
        />
      ))}
      {!isReadOnly && (
        <Button className={classes.add} size="xs" variant="default" onClick={add}>
          {t('addRow')}
        </Button>
      )}
    </section>
  );
}

/** Rows have no identity of their own, since ids are edited: a number for each, so that an open row stays open when it moves. */
function useRowKeys(count: number) {
  const [first] = useState(count);
  const [keys, setKeys] = useState<readonly number[]>(() => numbers(count));
  // the whole list was replaced
  if (keys.length !== count) setKeys(numbers(count));
  const last = Math.max(-1, ...keys);
  return { keys, added: last >= first ? last : null, change: setKeys };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

function movedUp<T>(list: readonly T[], index: number): T[] {
  return list.toSpliced(index, 1).toSpliced(index - 1, 0, list[index]!);
}

interface RowProps {
  schema: FieldSchema;
  path: string;
  number: number;
  row: Fields;
  isNew: boolean;
  onChange: (row: unknown) => void;
  onRemove: () => void;
  /** `null`: the row is the first. */
  onUp: (() => void) | null;
}

function Row({ schema, path, number, row, isNew, onChange, onRemove, onUp }: RowProps) {
  const t = useCampaignMessages();
  const language = useLanguage();
  const { isReadOnly } = useForm();
  const problems = useProblemCount(path);
  const [isOpen, setIsOpen] = useState(isNew);
  const name = rowName(row, language) || t('newRow');
  return (
    <details
      className={classes.row}
      open={isOpen || problems > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span className={classes.number}>{number}</span>
        <span className={classes.name}>{name}</span>
        <ScheduleChip row={row} />
        {problems > 0 && <StateChip tone="bad">{t('problems', { count: problems })}</StateChip>}
      </summary>
      {(isOpen || problems > 0) && (
        <div className={classes.fields}>
          <ObjectFields schema={schema} path={path} value={row} onChange={onChange} />
          {!isReadOnly && (
            <div className={classes.rowActions}>
              {onUp && (
                <Button size="compact-xs" variant="default" onClick={onUp}>
                  {t('moveUp')}
                </Button>
              )}
              <Button size="compact-xs" variant="default" color="red" onClick={onRemove}>
                {t('removeRow', { name })}
              </Button>
            </div>
          )}
        </div>
      )}
    </details>
  );
}
