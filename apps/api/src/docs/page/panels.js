/** Panels at each call: faults in its provider calls, and the trace of a request. Uses Swagger UI's own React. */
(() => {
  const { bench } = globalThis;
  const FAULTS = {
    http503: 'returns 503',
    timeoutAfter: 'executes, but times out',
    timeoutBefore: 'times out without executing',
    doneReplyLost: 'executes, but closes the connection without a reply',
    code1005: 'rejects the member’s session (1005)',
    maintenance: 'is under maintenance',
    wrongTypes: 'returns wrong types',
    html200: 'returns an HTML page with 200',
    cutJson: 'returns truncated JSON',
    slow: 'returns one byte per second',
  };

  const control = (path, options) => bench.json(`/docs/workbench/simulator/${path}`, options);
  const last = new Map();
  bench.noteRequest = (request) => last.set(new URL(request.url, location.href).pathname, request);

  function breakIt(h, useState, behind) {
    return function BreakIt() {
      const [call, setCall] = useState(behind[0].name);
      const [kind, setKind] = useState('http503');
      const [said, setSaid] = useState('');
      const arm = async () => {
        const [system, name] = call.split('.');
        const body = JSON.stringify({ kind, system, call: name, times: 1 });
        const { status } = await control('faults', { method: 'POST', body });
        setSaid(
          status === 200 ? `Ready. Press Execute: ${call} ${FAULTS[kind]}, once.` : `The simulator returned ${status}.`,
        );
      };
      const clear = async () => {
        await control('faults', { method: 'DELETE' });
        setSaid('No faults.');
      };
      const option = (value, label) => h('option', { key: value, value }, label);
      return h(
        'div',
        { className: 'bench-panel' },
        h('strong', null, 'Inject a fault'),
        h(
          'label',
          null,
          h('span', { className: 'bench-hidden' }, 'Provider call'),
          h(
            'select',
            { value: call, onChange: (event) => setCall(event.target.value) },
            ...behind.map(({ name }) => option(name, name)),
          ),
        ),
        h(
          'label',
          null,
          h('span', { className: 'bench-hidden' }, 'Kind of fault'),
          h(
            'select',
            { value: kind, onChange: (event) => setKind(event.target.value) },
            ...Object.entries(FAULTS).map(([value, label]) => option(value, label)),
          ),
        ),
        h('button', { type: 'button', onClick: arm }, 'Set for the next call'),
        h('button', { type: 'button', className: 'bench-quiet', onClick: clear }, 'Clear'),
        h('output', null, said),
      );
    };
  }

  const pretty = (value) => JSON.stringify(value, null, 2);

  function formatLine(text) {
    const { level, time, msg, ...fields } = JSON.parse(text);
    delete fields.requestId;
    return `${time.slice(11, 23)} ${level} ${msg}  ${JSON.stringify(fields)}`;
  }

  /** Lists the statements that write, and counts those that read. */
  function statementLines(statements) {
    const isWork = ({ text }) => !/^\s*(begin|commit|rollback|set |savepoint|release)/i.test(text);
    const work = statements.filter(isWork);
    const writes = work.filter(({ text }) => /\b(insert|update|delete|call)\b|select [a-z_]+\(/i.test(text));
    const lines = writes.map(({ text, rows }) => `${rows ?? '?'} × ${text.replace(/\s+/g, ' ').slice(0, 160)}`);
    return [...lines, `${work.length - writes.length} read-only statement(s)`];
  }

  function story(h, { lines, calls, statements, postings }) {
    const part = (title, entries, none) =>
      h(
        'section',
        { key: title },
        h('h5', null, title),
        entries.length === 0
          ? h('p', null, none)
          : h('ol', null, ...entries.map((entry, at) => h('li', { key: at }, entry))),
      );
    const callEntry = (one) =>
      h(
        'details',
        null,
        h(
          'summary',
          null,
          `${one.call} · ${one.route} · ${one.failure ? `failed (${one.failure})` : one.answer.status} · ${one.ms} ms`,
        ),
        h('pre', null, pretty({ sent: one.sent, answer: one.answer?.body ?? one.failure })),
      );
    const posting = ({ move, source, destination, amount, unit }) =>
      `${move}: ${amount} ${unit}  ${source} → ${destination}`;
    return h(
      'div',
      { className: 'bench-story' },
      part('Provider calls', calls.map(callEntry), 'None.'),
      part(
        'SQL statements',
        statementLines(statements).map((label) => h('code', null, label)),
        'None.',
      ),
      part(
        'Ledger postings during the request',
        postings.map(posting).map((label) => h('code', null, label)),
        'None.',
      ),
      part(
        'Log',
        lines.map((line) => h('code', null, formatLine(line))),
        'None yet.',
      ),
    );
  }

  function happened(h, useState, method) {
    return function Happened({ requestId, url }) {
      const [state, setState] = useState({ id: null });
      const [said, setSaid] = useState('');
      const look = async () => {
        const { status, body } = await bench.json(`/docs/workbench/happened/${encodeURIComponent(requestId)}`);
        setState({ id: requestId, ...(status === 200 ? { reported: body } : { failed: body?.message }) });
      };
      const request = url && last.get(new URL(url, location.href).pathname);
      const key = request?.headers['Idempotency-Key'];
      const again = async () => {
        const { headers, body } = request;
        const reply = await fetch(request.url, { method: method.toUpperCase(), headers, body });
        setSaid(`${reply.status} ${await reply.text()}`);
      };
      const isOwn = state.id === requestId;
      return h(
        'div',
        { className: 'bench-panel' },
        h('strong', null, 'What happened'),
        h('code', null, requestId),
        h('button', { type: 'button', onClick: look }, 'Show log, provider calls and statements'),
        key &&
          h(
            'button',
            { type: 'button', className: 'bench-quiet', onClick: again, title: key },
            'Send again with the same key',
          ),
        h('output', null, said),
        isOwn && state.failed && h('p', null, state.failed),
        isOwn && state.reported && story(h, state.reported),
      );
    };
  }

  /** Wraps the replies of a call: fault injection above them, and the trace after a reply. */
  bench.aroundResponses = (Original, system) => {
    const { React } = system;
    const h = React.createElement;
    const parts = new Map();
    return function Responses(props) {
      const { path, method, tryItOutResponse } = props;
      const at = `${method} ${path}`;
      if (!parts.has(at)) {
        const behind =
          system.specSelectors.specJson().getIn(['paths', path, method, 'x-call', 'provider'])?.toJS() ?? [];
        parts.set(at, {
          BreakIt: behind.length > 0 ? breakIt(h, React.useState, behind) : null,
          Happened: happened(h, React.useState, method),
        });
      }
      const { BreakIt, Happened } = parts.get(at);
      const requestId = tryItOutResponse?.getIn(['headers', 'x-request-id']);
      return h(
        'div',
        null,
        BreakIt && h(BreakIt),
        requestId && h(Happened, { requestId, url: tryItOutResponse.get('url') }),
        h(Original, props),
      );
    };
  };

  /** Collapses error replies to one line, so that the success comes first. */
  bench.aroundResponse = (Original, { React }) => {
    const h = React.createElement;
    return function Response(props) {
      const { code, response } = props;
      const [isOpen, setOpen] = React.useState(/^[123]/.test(code));
      if (isOpen) return h(Original, props);
      const open = { type: 'button', className: 'bench-fold', onClick: () => setOpen(true) };
      return h(
        'tr',
        { className: 'response' },
        h('td', { className: 'response-col_status' }, code),
        h('td', { className: 'response-col_description', colSpan: 2 }, h('button', open, response.get('description'))),
      );
    };
  };
  bench.control = control;
})();
