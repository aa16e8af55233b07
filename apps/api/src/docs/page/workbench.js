/** Combines the parts into a plugin of Swagger UI. */
(() => {
  const { bench, crypto } = globalThis;
  const SESSION_CALLS =
    /\/api\/(provider\/(login|logout|change-password|refresh-portal-token|register(-v2)?)|apps\/(syncs\/member_change_password|members\.refreshToken))$/;
  const EXAMPLE_KEY = '0199f2a6-3c1e-7b3a-9d55-5b0f6c1d2e3f';

  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

  async function whenLoaded() {
    while (!globalThis.ui?.specSelectors.specJson().get('paths')) await sleep(50);
    return globalThis.ui;
  }

  /** An open call keeps its initial body, so this sets the persona's body. */
  function fillOpenBodies(ui, document) {
    for (const [path, item] of Object.entries(document.paths))
      for (const [method, { operationId, tags, requestBody }] of Object.entries(item)) {
        const example = requestBody?.content['application/json']?.example;
        if (example && ui.layoutSelectors.isShown(['operations', tags[0], operationId], false))
          ui.oas3Actions.setRequestBodyValue({ value: JSON.stringify(example, null, 2), pathMethod: [path, method] });
      }
  }

  async function start() {
    const ui = await whenLoaded();
    const original = ui.specSelectors.specJson().toJS();
    let shown = '';
    const settle = async () => {
      const persona = await bench.ask();
      const who = `${persona.id} ${persona.prefix}`;
      if (who !== shown) {
        const document = await bench.documentFor(original, persona);
        ui.specActions.updateJsonSpec(document);
        fillOpenBodies(ui, document);
        shown = who;
      }
      bar.show(persona);
    };
    const become = async (persona) => {
      bar.say('…');
      const failure = await bench.become(persona);
      await settle();
      if (failure) bar.say(failure);
    };
    const bar = bench.makeBar(become);
    bench.settle = settle;
    await settle();
    document.body.dataset.bench = 'ready';
  }

  /** Each Execute is a new operation: replaces the example key, and keeps a key that was entered. */
  function onRequest(request) {
    if (request.loadSpec) return request;
    if (request.headers['Idempotency-Key'] === EXAMPLE_KEY) request.headers['Idempotency-Key'] = crypto.randomUUID();
    bench.noteRequest(request);
    request.userFetch = bench.fetchAsBrowser;
    return request;
  }

  /** Updates the bar after a login or logout on the page. */
  function onResponse(reply) {
    if (SESSION_CALLS.test(new URL(reply.url, location.href).pathname)) setTimeout(bench.settle, 100);
    return reply;
  }

  globalThis.workbench = {
    plugin: () => ({
      ...bench.snippets,
      wrapComponents: { responses: bench.aroundResponses, response: bench.aroundResponse },
    }),
    onRequest,
    onResponse,
  };

  globalThis.addEventListener('load', () => void start());
})();
