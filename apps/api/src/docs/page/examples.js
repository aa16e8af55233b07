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

  const BY_LANGUAGE = ['th', 'en'];
  const satang = (baht) => Math.round(baht * 100);

  /** Rows of a save that differ from the rows of its list. */
  const AS_SAVED = {
    async saveTiers(rows, read, query) {
      const texts = await Promise.all(
        BY_LANGUAGE.map((lang) => read(`/api/apps/user_tier_configs.content${query}&lang=${lang}`)),
      );
      const textOf = (level, at) => {
        const { summary, benefits } = texts[at].find(({ tierLevel }) => tierLevel === level);
        return { summary, benefits };
      };
      return rows.map(({ condition, ...row }) => ({
        ...row,
        condition: {
          minDepositSatang: satang(condition.minDepositAccumulateAmount),
          minTurnoverSatang: satang(condition.minTurnOverAccumulateAmount),
        },
        content: Object.fromEntries(BY_LANGUAGE.map((lang, at) => [lang, textOf(row.tierLevel, at)])),
      }));
    },
    savePriceTable: (rows) => rows.map(({ price, ...row }) => ({ ...row, priceSatang: satang(price) })),
  };

  const named = (schema, { components }) => (schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema);
  const pick = (value, { properties }) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => name in properties));

  /** A save replaces the whole list. Its body starts as the agent's current list, so that Execute alone changes nothing. */
  async function currentBody(document, path, { get, put }, { prefix, key }) {
    const read = async (address) => {
      const { status, body } = await bench.json(address, { headers: { 'x-agent-key': key } });
      if (status !== 200) throw new Error(`${address}: ${status}`);
      return body.data;
    };
    const takesAgent = (get.parameters ?? []).some(({ $ref = '' }) => $ref.includes('/agentID'));
    const query = takesAgent ? `?agentID=${prefix}` : '';
    const data = await read(path.replace('{prefix}', prefix) + query);
    const schema = named(put.requestBody.content['application/json'].schema, document);
    if (!Array.isArray(data)) return pick(data, schema);
    const rows = (await AS_SAVED[put.operationId]?.(data, read, query)) ?? data;
    const row = named(schema.properties.rows.items, document);
    return { rows: rows.map((one) => pick(one, row)) };
  }

  /** @returns the bodies of all saves of an agent, by operation */
  async function currentBodies(document, persona) {
    if (persona.kind !== 'agent') return {};
    const saves = Object.entries(document.paths).filter(
      ([, { get, put }]) => get && put?.security.some((way) => 'x-agent-key' in way),
    );
    const bodies = await Promise.all(
      saves.map(async ([path, item]) => [item.put.operationId, await currentBody(document, path, item, persona)]),
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
      if (bodies[operation.operationId]) body.example = bodies[operation.operationId];
    }
    return own;
  }

  Object.assign(bench, { documentFor });
})();
