/** The persona: a member with the browser's session, an agent with its key, or a guest. The server decides; nothing is assumed. */
globalThis.bench = {};

(() => {
  const { sessionStorage } = globalThis;
  const PASSWORD = 'Chips-2026!';
  const member = (username, label) => ({
    id: username,
    kind: 'member',
    prefix: username.replace(/DEMO\d$/, ''),
    username,
    label: `${username} · ${label}`,
  });
  const agent = (id, prefix, key, label) => ({ id, kind: 'agent', prefix, username: `${prefix}DEMO1`, key, label });
  const personas = [
    { id: 'guest', kind: 'guest', prefix: 'MTO', username: 'MTODEMO1', label: 'Guest · not logged in' },
    member('MTODEMO1', 'member of MTO'),
    member('MTODEMO3', 'member of MTO, the top tier'),
    member('NAGADEMO1', 'member of NAGA'),
    member('LOTUSDEMO2', 'member of LOTUS, the lowest tier'),
    member('LOTUSDEMO3', 'member of LOTUS, a higher tier'),
    agent('agent', 'MTO', 'demo-agent-key-mto', 'Agent MTO · with its demo key'),
    agent('master', 'MASTER', 'demo-agent-key-master', 'MASTER · can create agents'),
  ];
  const find = (id) => personas.find((one) => one.id === id);
  // the key to use after a reload; demo keys are not secret
  const REMEMBERED = 'housebrand-persona';

  const json = async (path, options = {}) => {
    const headers = { 'content-type': 'application/json', ...options.headers };
    const reply = await fetch(path, { ...options, headers });
    return { status: reply.status, body: await reply.json().catch(() => null) };
  };
  const post = (path, body, headers) => json(path, { method: 'POST', body: JSON.stringify(body), headers });

  let ownToken;

  /**
   * The displayed curl command sends the token, as a program does. The browser sends the session's cookies, so that a reply that
   * renews the session also renews the cookies, and a reload finds the same member.
   */
  function fetchAsBrowser(url, { headers, ...request }) {
    const { 'x-user-auth': token, ...others } = headers;
    return fetch(url, { ...request, headers: token === ownToken || !token ? others : headers });
  }

  function authorize({ token, key }) {
    const { ui } = globalThis;
    ownToken = token;
    const held = Object.keys(ui.authSelectors.authorized()?.toJS() ?? {});
    if (held.length > 0) ui.authActions.logout(held);
    if (token) ui.preauthorizeApiKey('x-user-auth', token);
    if (key) ui.preauthorizeApiKey('x-agent-key', key);
  }

  /** Reads from the server who is logged in, and sets the page's authorization accordingly. */
  async function ask() {
    const { status, body } = await json('/api/provider/profile');
    if (status === 200) {
      const { prefix, username } = body.result;
      const { body: found } = await json('/docs/workbench/token');
      authorize({ token: found?.token });
      return find(username) ?? { ...member(username, `member of ${prefix}`), prefix };
    }
    const remembered = find(sessionStorage.getItem(REMEMBERED));
    if (remembered?.kind === 'agent') {
      const known = await json('/api/apps/members?limit=1', { headers: { 'x-agent-key': remembered.key } });
      if (known.status === 200) {
        authorize({ key: remembered.key });
        return remembered;
      }
    }
    authorize({});
    return find('guest');
  }

  /** @returns the server's error message; `null` on success */
  async function become(persona) {
    sessionStorage.setItem(REMEMBERED, persona.id);
    if (persona.kind !== 'member') {
      await post('/api/provider/logout', {});
      return null;
    }
    const { prefix, username } = persona;
    const { status, body } = await post('/api/provider/login', { prefix, username, password: PASSWORD });
    return status === 200 ? null : `${body?.code ?? status} ${body?.message ?? 'no reply'}`;
  }

  Object.assign(globalThis.bench, { personas, ask, become, json, post, fetchAsBrowser });
})();
