import { RunFailure } from '../run/lib/failure.mjs';
import { domainOf, sourcesOf } from './domain.mjs';
import { queryText, screenSpecText, screenText, STYLES } from './screen-files.mjs';
import { exportsName, functionNamed, withElement, withExport, withProperty, messagesHook } from './source.mjs';
import { formsOf } from './templates.mjs';

/** Names that other sites use to map pages to their routes. */
const HOST_ROUTES = 'libs/shared/src/browser/portal/host-routes.ts';

/**
 * `screen <domain> <path> [--call <operation>]`: the page's entry with its title and its name for other sites, the
 * screen with messages, styles and spec, and the query file of the call that it shows.
 */
export function screen(changes, [domainName, path], { call: operation, en, th }) {
  const where = domainOf(changes, domainName);
  const { core, react } = where;
  const name = path
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .join('-');
  const { __Name__: Name, __camel__: camel, __words__: words } = formsOf(name);
  const pages = `${core.folder}/pages.ts`;
  if (!changes.exists(pages)) throw new RunFailure(`${domainName} has no pages: ${pages} does not exist.`);
  if (new RegExp(`path: '${path}'`).test(changes.read(pages)))
    throw new RunFailure(`${pages} already has the page '${path}'.`);
  const title = `${words[0].toUpperCase()}${words.slice(1)}`;
  const titles = { en: en ?? title, th: th ?? en ?? title };
  const hook = messagesHook(changes.read(`${react}/messages.ts`), './locales/en.json');
  const query = operation ? queryOf(changes, where, domainName, operation) : null;
  const plan = { domain: domainName, path, name, Name, camel, hook, query, titles };

  changes.edit(
    pages,
    withElement(`${core.camel}Pages`, `{ path: '${path}', title: '${camel}', access: 'member', layout: 'default' }`),
  );
  changes.edit(HOST_ROUTES, withProperty('ROUTES', `${camel}: '${path}'`));
  for (const language of ['th', 'en']) {
    changes.addMessages(`${core.folder}/locales/pages/${language}.json`, { [camel]: titles[language] });
    changes.addMessages(`${react}/locales/${language}.json`, wordsOf(plan, language));
  }
  changes.make(`${react}/screens/${name}.tsx`, screenText(plan));
  changes.make(`${react}/screens/${name}.module.css`, STYLES);
  changes.make(`${react}/screens/${name}.spec.tsx`, screenSpecText(plan));
  const key = /^\w+$/.test(path) ? path : `'${path}'`;
  changes.edit(`${react}/feature.tsx`, withProperty('feature', `${key}: () => import('./screens/${name}')`));
  return `/{prefix}/${path} is a page of ${domainName}. Edit its messages in locales/{th,en}.json of core/pages and react, and its content in react/screens/${name}.tsx.`;
}

/** The query of one of the domain's calls; creates its file or reuses an existing one. */
function queryOf(changes, { core, react }, domainName, operation) {
  const { __Name__: Name, __camel__: camel } = formsOf(operation);
  const addresses = `${core.folder}/addresses.ts`;
  const address = changes.exists(addresses) && functionNamed(changes.read(addresses), `${camel}Address`);
  if (!address || !sourcesOf(changes, core.folder).some(([, text]) => exportsName(text, Name))) {
    throw new RunFailure(
      `${domainName} has no call ${operation} (${camel}Address, ${Name}): npm run generate -- call ${domainName} ${operation}`,
    );
  }
  if (!address.comment.includes('`GET '))
    throw new RunFailure(`${operation} is not a GET call, so a screen cannot read from it.`);
  const query = {
    domain: domainName,
    operation,
    file: `get-${operation}`,
    Name,
    camel,
    isPublic: address.parameters[0] === 'string',
    isPaged: address.parameters.includes('PageRequest'),
    reported: /`(GET [^`]+)`/.exec(address.comment)[1],
  };
  const file = `${react}/api/${query.file}.ts`;
  if (!changes.exists(file)) {
    changes.make(file, queryText(query));
    changes.edit(`${react}/index.ts`, withExport(`./api/${query.file}`));
  } else if (!functionNamed(changes.read(file), `use${Name}`)) {
    throw new RunFailure(`${file} exists, but has no use${Name}.`);
  }
  return query;
}

const WORDS = {
  en: { Empty: 'There is nothing here yet', More: 'Show more' },
  th: { Empty: 'ยังไม่มีข้อมูลในหน้านี้', More: 'แสดงเพิ่มเติม' },
};

function wordsOf({ camel, query, titles }, language) {
  const { Empty, More } = WORDS[language];
  return {
    [`${camel}Title`]: titles[language],
    ...((!query || query.isPaged) && { [`${camel}Empty`]: Empty }),
    ...(query?.isPaged && { [`${camel}More`]: More }),
  };
}
