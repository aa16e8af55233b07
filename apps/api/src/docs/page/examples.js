/** Adapts examples to the persona: its prefix and username, and existing ids. */
(() => {
  const { bench, harmlessBodies } = globalThis;

  /** Sources of ids in paths: a call, and how to read the id from the reply. */
  const SAMPLES = {
    'getPromotion.id': ['/api/provider/promotion', (reply) => reply.result[0]?.id],
    'getLeaderboard.id': ['/api/apps/tournaments/leaderboards/{prefix}', (reply) => reply.data[0]?.id],
    'getDailyQuest.id': ['/api/apps/daily_quest/{prefix}', (reply) => reply.data[0]?.id],
    'claimQuest.body.id': ['/api/apps/daily_quest/{prefix}', (reply) => reply.data[0]?.id],
    'endSession.id': ['/api/apps/sessions/{prefix}/{username}', (reply) => reply.data.at(-1)?.id],
    'getBannerPicture.file': [
      '/api/apps/banners?agentID={prefix}',
      (reply) => /([^/]+\.webp)/.exec(JSON.stringify(reply))?.[1],
    ],
  };

  /** @returns ids from the persona's own lists, by operation and parameter */
  async function samplesFor({ prefix, username, kind }) {
    if (kind !== 'member') return {};
    const entries = await Promise.all(
      Object.entries(SAMPLES).map(async ([name, [path, read]]) => {
        try {
          const { body } = await bench.json(path.replace('{prefix}', prefix).replace('{username}', username));
          return [name, read(body)];
        } catch {
          return [name, undefined];
        }
      }),
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  const named = (schema, { components }) => (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema);

  /** Fields of a form, or of a row of a list. */
  function savedFields({ requestBody }, document) {
    const form = named(requestBody.content['application/json'].schema, document);
    const { properties } = form.properties.rows ? named(form.properties.rows.items, document) : form;
    return Object.keys(properties);
  }

  /** Returns the body of a call that replaces what the agent has. */
  async function currentBody(document, path, get, operation, { prefix, key }) {
    const takesAgent = (get.parameters ?? []).some(({ $ref = '' }) => $ref.includes('/agentID'));
    const { operationId } = operation;
    const filled = path.replace('{prefix}', prefix).replace('{kind}', 'terms');
    const replies = await Promise.all(
      harmlessBodies.addressesOf(operationId, filled, takesAgent, prefix).map(async (address) => {
        const { status, body } = await bench.json(address, { headers: { 'x-agent-key': key } });
        if (status !== 200) throw new Error(`${address}: ${status}`);
        return body;
      }),
    );
    return harmlessBodies.bodyOf(operationId, replies, savedFields(operation, document));
  }

  /** @returns the bodies of all calls that replace what the agent has, by operation */
  async function currentBodies(document, persona) {
    if (persona.kind !== 'agent') return {};
    const replacing = Object.entries(document.paths).flatMap(([path, { get, ...writes }]) =>
      Object.entries(writes)
        .filter(
          ([method, { operationId, security }]) =>
            get && harmlessBodies.isReplacing(operationId, method) && security.some((way) => 'x-agent-key' in way),
        )
        .map(([, operation]) => [path, get, operation]),
    );
    const bodies = await Promise.all(
      replacing.map(async ([path, get, operation]) => [
        operation.operationId,
        await currentBody(document, path, get, operation, persona),
      ]),
    );
    return Object.fromEntries(bodies);
  }

  function worded(value, { prefix, username }) {
    if (typeof value === 'string') {
      if (value === 'MTO') return prefix;
      if (value === 'MTODEMO1') return username;
      if (value === 'MTODEMO3') return username === `${prefix}DEMO3` ? `${prefix}DEMO1` : `${prefix}DEMO3`;
      return value.replace(/^mto-/, `${prefix.toLowerCase()}-`).replace(/^MTO(?=•|[A-Z])/, prefix);
    }
    if (Array.isArray(value)) return value.map((one) => worded(one, { prefix, username }));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, worded(one, { prefix, username })]));
  }

  function adapted(node, persona) {
    if (Array.isArray(node)) return node.map((one) => adapted(one, persona));
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === 'example' || key === 'examples' ? worded(value, persona) : adapted(value, persona),
      ]),
    );
  }

  /** Returns the document with examples for the persona. */
  async function documentFor(document, persona) {
    const [samples, bodies] = await Promise.all([samplesFor(persona), currentBodies(document, persona)]);
    const own = adapted(document, persona);
    for (const operation of Object.values(own.paths).flatMap(Object.values)) {
      operation.parameters = operation.parameters?.map((one) => {
        const parameter = one.$ref ? own.components.parameters[one.$ref.split('/').at(-1)] : one;
        const sample = samples[`${operation.operationId}.${parameter.name}`];
        return sample === undefined ? one : { ...parameter, example: sample };
      });
      const body = operation.requestBody?.content['application/json'];
      const sample = samples[`${operation.operationId}.body.id`];
      if (body?.example && sample !== undefined) body.example.id = sample;
      Object.assign(body?.example ?? {}, harmlessBodies.differing[operation.operationId]);
      if (bodies[operation.operationId]) body.example = bodies[operation.operationId];
    }
    return own;
  }

  Object.assign(bench, { documentFor });
})();
