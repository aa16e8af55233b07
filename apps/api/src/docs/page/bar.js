/** The bar above the page: persona, simulated clock, text messages, reset and scenarios. */
(() => {
  const { bench, Option } = globalThis;
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };
  const HOUR_MS = 3_600_000;

  function clock(say) {
    const choice = element('select', { ariaLabel: 'Simulated clock' });
    for (const [label, value] of [
      ['Clock…', ''],
      ['+ 1 hour', String(HOUR_MS)],
      ['+ 1 day', String(24 * HOUR_MS)],
      ['Real time', 'real'],
    ])
      choice.add(new Option(label, value));
    choice.addEventListener('change', async () => {
      const body = choice.value === 'real' ? {} : { advanceMs: Number(choice.value) };
      choice.value = '';
      const reply = await bench.control('clock', { method: 'POST', body: JSON.stringify(body) });
      say(`Simulated time: ${reply.body?.now ?? 'unknown'}.`);
    });
    return choice;
  }

  const button = (label, work) => {
    const made = element('button', { type: 'button', textContent: label });
    made.addEventListener('click', work);
    return made;
  };

  async function inbox(show) {
    const { body } = await bench.control('otp');
    const entries = (body ?? [])
      .slice(0, 8)
      .map(({ kind, tel, code, at }) => `${at.slice(11, 19)}  ${tel}  ${kind} ${code}`);
    show(
      'Text messages of the simulator, newest first',
      entries.length > 0 ? entries : ['None yet. Send a one-time password.'],
    );
  }

  function drawer() {
    const box = element('div', { className: 'bench-drawer', hidden: true });
    const show = (title, entries, onClose) => {
      const list = element('ol', {}, ...entries.map((entry) => element('li', {}, entry)));
      const close = button('Close', () => {
        box.hidden = true;
        void onClose?.();
      });
      box.replaceChildren(element('h4', { textContent: title }), list, close);
      box.hidden = false;
    };
    return { box, show };
  }

  /** Opens a call and scrolls to it. */
  function open(operationId) {
    const { ui } = globalThis;
    const paths = ui.specSelectors.specJson().get('paths').toJS();
    const found = Object.values(paths)
      .flatMap(Object.values)
      .find((one) => one.operationId === operationId);
    if (!found) return;
    const [tag] = found.tags;
    ui.layoutActions.updateFilter('');
    ui.layoutActions.show(['operations-tag', tag], true);
    ui.layoutActions.show(['operations', tag, operationId], true);
    setTimeout(
      () => document.getElementById(`operations-${tag}-${operationId}`)?.scrollIntoView({ block: 'start' }),
      150,
    );
  }

  /** Resets the demo world; the reply arrives when the API has followed. */
  async function resetWorld(say) {
    say('Resetting …');
    const { status } = await bench.control('reset', { method: 'POST', body: '{}' });
    say(status === 200 ? 'The demo world is as it was at the start.' : `The simulator returned ${status}.`);
  }

  const disarm = () => bench.control('faults', { method: 'DELETE' });

  function stepEntry(step, become, say) {
    const { text, call, persona, fault, arrives, expect, resets } = step;
    const link = button(call ?? 'Do it', async () => {
      if (resets) await resetWorld(say);
      if (persona) await become(bench.personas.find(({ id }) => id === persona));
      if (fault) {
        await bench.control('faults', { method: 'POST', body: JSON.stringify({ ...fault, times: 1 }) });
        say(`The next call of ${fault.system}.${fault.call} will fail.`);
      }
      if (arrives) globalThis.open('/docs/workbench/desk', '_blank', 'noopener');
      if (call) open(call);
    });
    return element('span', {}, `${text} `, link, ...(expect ? [` → ${expect}`] : []));
  }

  bench.makeBar = (become) => {
    const choice = element('select', { ariaLabel: 'Caller' });
    for (const { id, label } of bench.personas) choice.add(new Option(label, id));
    const state = element('output', { id: 'bench-state' });
    const say = (label) => (state.textContent = label);
    const { box, show } = drawer();
    choice.addEventListener('change', () => become(bench.personas.find(({ id }) => id === choice.value)));
    const tour = element('select', { ariaLabel: 'Scenarios' });
    tour.add(new Option('Scenarios…', ''));
    bench.scenarios.forEach(({ title }, at) => tour.add(new Option(title, String(at))));
    tour.addEventListener('change', async () => {
      const { title, steps } = bench.scenarios[Number(tour.value)];
      tour.value = '';
      // a fault of an earlier scenario must not meet this one, or the next caller
      await disarm();
      show(
        title,
        steps.map((step) => stepEntry(step, become, say)),
        disarm,
      );
    });
    const reset = button('Reset', async () => {
      if (!globalThis.confirm('Reset the demo world to its initial state?')) return;
      await resetWorld(say);
      location.reload();
    });
    const errors = element('a', { href: '/docs/errors', textContent: 'Errors' });
    const changes = element('a', { href: '/docs/changelog', textContent: 'Changes' });
    const desk = element('a', { href: '/docs/workbench/desk', target: '_blank', textContent: 'Bank desk' });
    const messages = button('Messages', () => inbox(show));
    const bar = element(
      'div',
      { id: 'bench-bar' },
      choice,
      state,
      tour,
      clock(say),
      messages,
      reset,
      desk,
      errors,
      changes,
      box,
    );
    document.body.prepend(bar);
    return {
      say,
      show(persona) {
        if (![...choice.options].some(({ value }) => value === persona.id))
          choice.add(new Option(persona.label, persona.id));
        choice.value = persona.id;
        say(
          {
            guest: 'Not logged in.',
            member: `Logged in as ${persona.username}. Each curl command contains the token.`,
            agent: `Using the agent key of ${persona.prefix}. Each curl command contains it.`,
          }[persona.kind],
        );
      },
    };
  };
  bench.open = open;
})();
