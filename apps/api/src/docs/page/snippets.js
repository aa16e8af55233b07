/** Snippets of an executed request in TypeScript, with our client, and in Python. Swagger UI adds curl. */
(() => {
  const { bench } = globalThis;

  /** The parts of a request, without the headers that a client sets itself. */
  function partsOf(request) {
    const { url, method, headers = {}, body } = request.toJS();
    const { origin, pathname, searchParams } = new URL(url, location.href);
    return {
      origin,
      path: decodeURI(pathname),
      method: method.toUpperCase(),
      query: Object.fromEntries(searchParams),
      headers,
      body: typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined,
    };
  }

  /** Finds the operation of a path, and the values in its path. */
  function operationOf({ path, method }) {
    const paths = globalThis.ui.specSelectors.specJson().get('paths').toJS();
    for (const [template, item] of Object.entries(paths)) {
      const names = [];
      const pattern = template.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, (_, name) => {
        names.push(name);
        return '([^/]+)';
      });
      const found = new RegExp(`^${pattern}$`).exec(path);
      const operation = item[method.toLowerCase()];
      if (found && operation)
        return {
          id: operation.operationId,
          values: Object.fromEntries(names.map((name, at) => [name, found[at + 1]])),
        };
    }
    return undefined;
  }

  const isEmpty = (value) => value === undefined || Object.keys(value).length === 0;

  function typescript(request) {
    const parts = partsOf(request);
    const { id, values } = operationOf(parts) ?? {};
    if (id === undefined) return '// This call is not part of the client.';
    const { headers, origin, query, body } = parts;
    const key = headers['x-agent-key'];
    const token = headers['x-user-auth'];
    const options = { baseUrl: origin, ...(key && { agentKey: key }), language: 'en' };
    const input = Object.entries({ path: values, query, body }).filter(([, value]) => !isEmpty(value));
    const lines = (value) => JSON.stringify(value, null, 2).replace(/"(\w+)":/g, '$1:');
    const session = token ? `,\n  session: memorySession(${JSON.stringify(token)})\n}` : '\n}';
    return [
      `import { createClient${token ? ', memorySession' : ''} } from '@housebrand/api-client';`,
      '',
      `const api = createClient(${lines(options).replace(/\n}$/, session)});`,
      `const reply = await api.${id}(${input.length > 0 ? lines(Object.fromEntries(input)) : ''});`,
      'console.log(reply);',
    ].join('\n');
  }

  function literal(value, indent = '') {
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    if (typeof value !== 'object') return JSON.stringify(value);
    const inner = `${indent}    `;
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const entries = Array.isArray(value)
      ? value.map((one) => `${inner}${literal(one, inner)},\n`)
      : Object.entries(value).map(([name, one]) => `${inner}${JSON.stringify(name)}: ${literal(one, inner)},\n`);
    return entries.length === 0 ? open + close : `${open}\n${entries.join('')}${indent}${close}`;
  }

  function python(request) {
    const { origin, path, method, query, headers, body } = partsOf(request);
    const named = Object.entries({ params: query, headers, json: body }).filter(([, value]) => !isEmpty(value));
    return [
      'import requests',
      '',
      'reply = requests.request(',
      `    "${method}",`,
      `    ${JSON.stringify(origin + path)},`,
      ...named.map(([name, value]) => `    ${name}=${literal(value, '    ')},`),
      '    timeout=10,',
      ')',
      'print(reply.status_code, reply.json())',
    ].join('\n');
  }

  bench.snippets = {
    fn: { requestSnippetGenerator_typescript: typescript, requestSnippetGenerator_python: python },
  };
})();
