/** Adapts examples to the persona: its prefix and username, and existing ids. */
(() => {
  const { bench } = globalThis;

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
    const samples = await samplesFor(persona);
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
    }
    return own;
  }

  Object.assign(bench, { documentFor });
})();
