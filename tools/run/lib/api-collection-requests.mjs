import '../../../apps/api/src/docs/page/harmless-bodies.js';
import { WAYS } from './api-collection-plan.mjs';
import { parametersOf } from './api-parameters.mjs';

const { harmlessBodies } = globalThis;
const PREFIX = 'MTO';

/**
 * @typedef {object} Sent a request whose texts may contain variables, `{{name}}`
 * @property {string} method
 * @property {string} path with its query
 * @property {[string, string][]} headers
 * @property {string | null} body JSON
 *
 * @typedef {Sent & {id: string, tag: string, summary: string, reads: Sent[], take: string | undefined, expected: number[],
 *   why: string | undefined}} Requested `take` is the source of a function from the replies of `reads` to variables
 */

const isSecured = (operation, scheme) => (operation.security ?? []).some((way) => scheme in way);
/** A stream's reply never ends: a runner would wait for ever. */
const isStream = ({ responses }) => Boolean(responses['200']?.content?.['text/event-stream']);

/**
 * The requests of the collections, one for each operation except streams.
 * @param {object} document
 * @param {string} uuid the client's expression for a new UUID
 * @returns {Requested[]}
 */
export function requestsOf(document, uuid) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => !isStream(operation))
      .map(([method, operation]) => [path, method, operation]),
  );
  const plain = new Map(
    operations.map(([path, method, operation]) => {
      const parameters = parametersOf(document, operation);
      return [operation.operationId, sentBy(path, method, { ...operation, parameters }, uuid)];
    }),
  );
  return operations.map(([path, method, operation]) => {
    const { operationId: id, summary, tags } = operation;
    const { expect = 200, again, why } = WAYS[id] ?? {};
    const { get } = document.paths[path];
    const isReplacing = get && harmlessBodies.isReplacing(id, method) && isSecured(operation, 'x-agent-key');
    const prepared = isReplacing
      ? currentBody(document, { path, get }, operation, plain.get(id))
      : preparedBy(WAYS[id] ?? {}, plain);
    const expected = [expect, again].filter(Boolean);
    return { ...plain.get(id), id, tag: tags[0], summary, ...prepared, expected, why };
  });
}

const preparedBy = ({ reads = [], take }, plain) => ({
  reads: reads.map((id) => plain.get(id)),
  take: take?.toString(),
});

function sentBy(path, method, operation, uuid) {
  const { operationId: id, parameters, requestBody } = operation;
  const way = WAYS[id] ?? {};
  const shown = ({ example, schema = {} }) => example ?? schema.example ?? schema.enum?.[0] ?? '';
  const inPath = (text, { name, ...parameter }) =>
    text.replace(`{${name}}`, way.path?.[name] ?? encodeURIComponent(shown(parameter)));
  const query = parameters
    .filter((one) => one.in === 'query' && (one.required || way.query?.[one.name]))
    .map((one) => `${one.name}=${way.query?.[one.name] ?? encodeURIComponent(shown(one))}`)
    .join('&');
  const media = requestBody?.content['application/json'];
  const example = media && (media.example ?? Object.values(media.examples ?? {})[0]?.value ?? {});
  const isMember = isSecured(operation, 'x-user-auth');
  const isKeyed = parameters.some(({ name }) => name === 'Idempotency-Key');
  const filledPath = parameters.filter((one) => one.in === 'path').reduce(inPath, path);
  return {
    method: method.toUpperCase(),
    path: query ? `${filledPath}?${query}` : filledPath,
    headers: [
      ...(isMember || id === 'logout' ? [['x-user-auth', '{{token}}']] : []),
      ...(isSecured(operation, 'x-agent-key') && !isMember ? [['x-agent-key', `{{${way.key ?? 'agentKey'}}}`]] : []),
      ...(id === 'login' ? [['x-user-auth', 'request']] : []),
      ...(way.isOfPage ? [['origin', '{{origin}}']] : []),
      ...(isKeyed ? [['Idempotency-Key', uuid]] : []),
      ...(media ? [['content-type', 'application/json']] : []),
    ],
    // a variable in a body is a JSON value
    body: media ? JSON.stringify({ ...example, ...way.body }, null, 2).replace(/"(\{\{\w+\}\})"/g, '$1') : null,
  };
}

/** A call that replaces what the agent has sends what it has: a run of the collection changes nothing. */
function currentBody(document, { path, get }, { operationId, requestBody }, { headers }) {
  const named = ({ $ref, ...schema }) => ($ref ? document.components.schemas[$ref.split('/').at(-1)] : schema);
  const form = named(requestBody.content['application/json'].schema);
  const { properties } = form.properties.rows ? named(form.properties.rows.items) : form;
  const inputs = `${JSON.stringify(operationId)}, replies, ${JSON.stringify(Object.keys(properties))}`;
  const takesAgent = parametersOf(document, get).some(({ name }) => name === 'agentID');
  const address = path.replace('{kind}', 'terms');
  const key = headers.filter(([name]) => name === 'x-agent-key');
  return {
    reads: harmlessBodies
      .addressesOf(operationId, address, takesAgent, PREFIX)
      .map((read) => ({ method: 'GET', path: read, headers: key, body: null })),
    take: `(replies) => ({ body: JSON.stringify((function ${harmlessBodies.bodyOf.toString()})(${inputs})) })`,
    body: '{{body}}',
  };
}
