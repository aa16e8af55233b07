import { useLanguage } from '@housebrand/shared/react';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { Link, useLocation, useSearchParams } from 'react-router';
import classes from './kit.module.css';
import { useKitMessages } from './messages';

/** The filters of a page, which are parameters of its address. */
export interface Filters {
  get: (name: string) => string | undefined;
  /** Changes parameters; an empty value removes one. */
  set: (changes: Readonly<Record<string, string | undefined>>) => void;
}

/** Reads and changes the filters of the page's address. */
export function useFilters(): Filters {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? undefined,
    set: (changes) => setParams((before) => changed(before, changes), { replace: true }),
  };
}

/** Returns a function that builds the page's own address with changed parameters. */
export function useOwnAddress(): (changes: Readonly<Record<string, string | undefined>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const query = String(changed(new URLSearchParams(search), changes));
    return query ? `${pathname}?${query}` : pathname;
  };
}

function changed(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** One of the values of {@link FilterSwitch}. */
export interface FilterOption {
  /** `undefined`: without the filter. */
  value: string | undefined;
  text: string;
  count?: number | undefined;
}

/** A filter with few values, as links. */
export function FilterSwitch({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly FilterOption[];
}) {
  const { get } = useFilters();
  const addressWith = useOwnAddress();
  const current = get(name);
  return (
    <nav className={classes.switch} aria-label={label}>
      {options.map(({ value, text, count }) => (
        <Link
          key={value ?? ''}
          to={addressWith({ [name]: value })}
          replace
          aria-current={value === current || undefined}
        >
          <span>{text}</span>
          {count ? <span className={classes.count}>{count}</span> : null}
        </Link>
      ))}
    </nav>
  );
}

/** The days of a list or report, as the parameters `from` and `to`. @param initial days that apply without them */
export function DaysFilter({
  label,
  isClearable = true,
  initial,
}: {
  label: string;
  isClearable?: boolean;
  initial?: { from: string; to: string };
}) {
  const { get, set } = useFilters();
  const t = useKitMessages();
  const language = useLanguage();
  return (
    <DatePickerInput
      type="range"
      size="xs"
      label={label}
      placeholder={t('all')}
      locale={language}
      valueFormat={language === 'th' ? 'D MMM BBBB' : 'D MMM YYYY'}
      yearLabelFormat={language === 'th' ? 'BBBB' : 'YYYY'}
      monthLabelFormat={language === 'th' ? 'MMMM BBBB' : 'MMMM YYYY'}
      allowSingleDateInRange
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': t('clear') }}
      miw={200}
      value={get('from') ? [get('from') ?? null, get('to') ?? null] : [initial?.from ?? null, initial?.to ?? null]}
      onChange={([from, to]) => set({ from: from ?? undefined, to: to ?? undefined })}
    />
  );
}
