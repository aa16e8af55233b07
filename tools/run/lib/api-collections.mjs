/** What is made of the OpenAPI document for people who use other programs: a Postman collection and an `.http` file. */

const SECURED = (operation, scheme) => (operation.security ?? []).some((way) => scheme in way);

/** @returns {{id: string, tag: string, summary: string, method: string, path: string, query: string, headers: [string, string][], body: string | null}[]} */
export function requestsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => requestOf(path, method, operation)),
  );
}

function requestOf(path, method, operation) {
  const parameters = (operation.parameters ?? []).filter(({ $ref }) => !$ref);
  const shown = ({ example, schema = {} }) => example ?? schema.example ?? schema.enum?.[0] ?? '';
  const inPath = (text, { name, ...parameter }) => text.replace(`{${name}}`, encodeURIComponent(shown(parameter)));
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${encodeURIComponent(shown(one))}`)
    .join('&');
  const media = operation.requestBody?.content['application/json'];
  const body = media && (media.example ?? Object.values(media.examples ?? {})[0]?.value ?? {});
  const isRepeatable = parameters.some(({ name }) => name === 'Idempotency-Key');
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    summary: operation.summary,
    method: method.toUpperCase(),
    path: parameters.filter((one) => one.in === 'path').reduce(inPath, path),
    query,
    headers: [
      ...(SECURED(operation, 'x-user-auth') ? [['x-user-auth', '{{token}}']] : []),
      ...(SECURED(operation, 'x-agent-key') && !SECURED(operation, 'x-user-auth')
        ? [['x-agent-key', '{{agentKey}}']]
        : []),
      ...(operation.operationId === 'login' ? [['x-user-auth', 'request']] : []),
      ...(isRepeatable ? [['Idempotency-Key', '{{$guid}}']] : []),
      ...(media ? [['content-type', 'application/json']] : []),
    ],
    body: media ? JSON.stringify(body, null, 2) : null,
  };
}

/** Postman's collection format 2.1; the login keeps its token for the others. */
export function postmanCollection(document) {
  const byTag = Map.groupBy(requestsOf(document), ({ tag }) => tag);
  return {
    info: {
      name: document.info.title,
      description: 'Made by npm run openapi. Send “login” first: it keeps the token.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'origin', value: 'http://localhost:3000' },
      { key: 'token', value: '' },
      { key: 'agentKey', value: '' },
    ],
    item: document.tags
      .filter(({ name }) => byTag.has(name))
      .map(({ name, description }) => ({ name, description, item: byTag.get(name).map(postmanItem) })),
  };
}

function postmanItem({ id, summary, method, path, query, headers, body }) {
  const keepsToken = "pm.collectionVariables.set('token', pm.response.headers.get('x-user-auth'));";
  return {
    name: id,
    ...(id === 'login' && { event: [{ listen: 'test', script: { type: 'text/javascript', exec: [keepsToken] } }] }),
    request: {
      method,
      description: summary,
      header: headers.map(([key, value]) => ({ key, value })),
      url: `{{origin}}${path}${query && `?${query}`}`,
      ...(body !== null && { body: { mode: 'raw', raw: body } }),
    },
  };
}

/** For the HTTP clients of editors. */
export function httpFile(document) {
  const start = [
    '# Made by npm run openapi. Send login first: the others use its token.',
    '@origin = http://localhost:3000',
    '@token = {{login.response.headers.x-user-auth}}',
    '@agentKey = ',
  ].join('\n');
  const requests = requestsOf(document).map(({ id, summary, method, path, query, headers, body }) =>
    [
      `### ${summary.replace(/\s+/g, ' ')}`,
      `# @name ${id}`,
      `${method} {{origin}}${path}${query && `?${query}`}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(body === null ? [] : ['', body]),
    ].join('\n'),
  );
  return `${[start, ...requests].join('\n\n')}\n`;
}

/** The files that stand beside the document, with what belongs into them. */
export const collectionFiles = (document) => [
  ['docs/api/housebrand.postman_collection.json', `${JSON.stringify(postmanCollection(document), null, 2)}\n`],
  ['docs/api/housebrand.http', httpFile(document)],
];
