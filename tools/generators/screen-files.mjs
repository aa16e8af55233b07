/** Templates of a screen's files; the formatter runs afterwards. */
import { importLine, linesOf } from './templates.mjs';

export const STYLES = `.card {
  margin: 16px;
}
`;

export function queryText({ domain, operation, Name, camel, isPublic, isPaged, reported }) {
  const who = isPublic ? 'prefix: string' : 'member: MemberRef | null';
  const keys = isPublic ? 'prefix' : 'member?.prefix, member?.username';
  const key = `queryKey: ['${domain}', '${operation}', ${keys}]`;
  const given = isPublic ? 'prefix' : 'member';
  const imports = [
    ...(isPublic ? [] : ["import type { MemberRef } from '@housebrand/shared';"]),
    `import { api${isPaged ? ', usePages, type PagesSource' : isPublic ? ', useQuery' : ', memberQuery, useQuery'} } from '@housebrand/shared/react';`,
    ...(isPaged ? [] : ["import { queryOptions } from '@tanstack/react-query';"]),
    `import { ${camel}Address, type ${Name} } from '../../core';`,
  ].join('\n');
  if (isPaged) {
    const read = `(page, signal) => api.page<${Name}[]>(${camel}Address(${given}, page), { signal })`;
    return `${imports}

/** \`${reported}\`, page by page. */
export function ${camel}Pages(${who}): PagesSource<${Name}> {
  return { ${key}, read: ${isPublic ? read : `member && (${read})`} };
}

export function use${Name}(${who}) {
  return usePages(${camel}Pages(${given}));
}
`;
  }
  const read = isPublic
    ? `({ signal }) => api.get<${Name}>(${camel}Address(prefix), { signal })`
    : `memberQuery(member, ({ signal }, of) => api.get<${Name}>(${camel}Address(of), { signal }))`;
  return `${imports}

/** \`${reported}\`. */
export function ${camel}Query(${who}) {
  return queryOptions({ ${key}, queryFn: ${read} });
}

export function use${Name}(${who}) {
  return useQuery(${camel}Query(${given}));
}
`;
}

export function screenText(plan) {
  const { path, name, Name, camel, hook, query } = plan;
  const kit = ['AppBar', ...(query ? kitOf(query) : ['StateScreen'])];
  const Content = query ? '<Content />' : `<StateScreen kind="empty" title={t('${camel}Empty')} />`;
  return `
${linesOf(
  importLine(kit, '@housebrand/shared/react'),
  query && importLine([`use${query.Name}`], `../api/${query.file}`),
  importLine([hook], '../messages'),
)}
import classes from './${name}.module.css';

/** \`${path}\` */
export default function ${Name}Screen() {
  const t = ${hook}();
  return (
    <>
      <AppBar title={t('${camel}Title')} />
      <main${query ? '' : ' className={classes.card}'}>${Content}</main>
    </>
  );
}
${query ? contentText(plan) : ''}`;
}

const kitOf = ({ isPaged }) => [
  ...(isPaged ? ['Button', 'Card', 'FailureScreen', 'ListRow', 'StateScreen'] : ['Card', 'FailureScreen']),
  'Skeleton',
  'SkeletonScreen',
  'useMinimumDisplayDelay',
  'usePortal',
];

function contentText({ camel, hook, query }) {
  const { Name, isPaged, isPublic } = query;
  const who = isPublic ? 'prefix' : 'member';
  const field = isPublic ? 'prefix' : 'username';
  const waiting = `{
    return <SkeletonScreen className={classes.card}><Skeleton height={96} /></SkeletonScreen>;
  }`;
  if (!isPaged) {
    return `
function Content() {
  const { ${who} } = usePortal();
  const { data, error, isLoading, refetch } = use${Name}(${who});
  if (useMinimumDisplayDelay(isLoading)) ${waiting}
  if (error) return <FailureScreen error={error} onRetry={() => void refetch()} isWhole />;
  return data ? <Card className={classes.card}>{data.${field}}</Card> : null;
}
`;
  }
  return `
function Content() {
  const t = ${hook}();
  const { ${who} } = usePortal();
  const list = use${Name}(${who});
  if (useMinimumDisplayDelay(list.isPending)) ${waiting}
  if (list.entries.length === 0) {
    if (list.error) return <FailureScreen error={list.error} onRetry={list.refetch} isWhole />;
    return <StateScreen kind="empty" title={t('${camel}Empty')} isWhole />;
  }
  return (
    <Card className={classes.card} isPadded={false}>
      {list.entries.map((entry, place) => (
        <ListRow key={place} label={entry.${field}} />
      ))}
      {list.hasMore && <Button onClick={list.readMore} isLoading={list.isReadingMore}>{t('${camel}More')}</Button>}
    </Card>
  );
}
`;
}

export function screenSpecText({ path, name, Name, query, titles }) {
  const at = `/MTO/${path.replace(/:\w+/g, '1')}`;
  if (!query) {
    return `/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import ${Name}Screen from './${name}';

afterEach(cleanup);

describe('${path}', () => {
  it('shows its title', () => {
    renderScreen(<${Name}Screen />, { at: '${at}', language: 'en' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${JSON.stringify(titles.en)});
  });
});
`;
  }
  const { isPaged, isPublic, camel } = query;
  const page = isPaged ? ', { limit: 10, offset: 0 }' : '';
  const address = `${camel}Address(${isPublic ? "'MTO'" : "{ prefix: 'MTO', username: 'MTODEMO1' }"}${page})`;
  const entry = isPublic ? "{ prefix: 'MTO' }" : "{ username: 'MTODEMO1' }";
  const shown = isPublic ? 'MTO' : 'MTODEMO1';
  return `/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { ${isPaged ? 'pageOf, ' : ''}refusal, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { ${camel}Address } from '../../core';
import ${Name}Screen from './${name}';

const open = (answer: unknown) =>
  renderScreen(<${Name}Screen />, {
    at: '${at}',
    language: 'en',
    answers: { [${address}]: answer },
  });

afterEach(cleanup);

describe('${path}', () => {
  it('shows the server’s reply under its title', async () => {
    open(${isPaged ? `pageOf([${entry}], 1)` : entry});
    expect(await screen.findByText('${shown}')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(${JSON.stringify(titles.en)});
  });
${
  isPaged
    ? `
  it('shows an empty state', async () => {
    open(pageOf([], 0));
    expect(await screen.findByText('There is nothing here yet')).toBeTruthy();
  });

  it('offers to show more while there are further entries', async () => {
    open(pageOf([${entry}], 2));
    expect(await screen.findByRole('button', { name: 'Show more' })).toBeTruthy();
  });
`
    : ''
}
  it('shows an error with a retry', async () => {
    open(refusal(503, 'down'));
    expect(await screen.findByText('down')).toBeTruthy();
  });
});
`;
}
