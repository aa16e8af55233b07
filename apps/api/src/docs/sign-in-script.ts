/** What the page needs to sign in as somebody of the demo world. */
export interface DemoMember {
  prefix: string;
  username: string;
  password: string;
}

/** The members offered on the page, simulator mode only (the demo world's password is no secret). */
export const DEMO_MEMBERS: readonly DemoMember[] = ['MTODEMO1', 'MTODEMO3', 'NAGADEMO1', 'LOTUSDEMO1'].map(
  (username) => ({
    prefix: username.replace(/DEMO\d$/, ''),
    username,
    password: 'Chips-2026!',
  }),
);

/**
 * A bar above Swagger UI that signs in through the API itself. The session is in the cookies of this origin, which every
 * "Try it out" then sends; no token passes through the page.
 */
export function signInScript(members: readonly DemoMember[]): string {
  return `const members = ${JSON.stringify(members)};
const bar = document.createElement('form');
bar.id = 'sign-in';
const choice = document.createElement('select');
choice.setAttribute('aria-label', 'Demo member');
for (const { username } of members) choice.add(new Option(username, username));
const enter = document.createElement('button');
const leave = document.createElement('button');
leave.type = 'button';
leave.textContent = 'Sign out';
const state = document.createElement('output');
state.textContent = 'Not signed in';
const label = () => { enter.textContent = 'Sign in as ' + choice.value; };
choice.addEventListener('change', label);
label();
const call = async (path, body) => {
  const reply = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return reply.json();
};
bar.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { prefix, username, password } = members.find((member) => member.username === choice.value);
  const { code, message } = await call('/api/provider/login', { prefix, username, password });
  state.textContent = code === 0 ? 'Signed in as ' + username : code + ' ' + message;
});
leave.addEventListener('click', async () => {
  await call('/api/provider/logout', {});
  state.textContent = 'Not signed in';
});
bar.append(choice, enter, leave, state);
document.body.prepend(bar);
`;
}

export const SIGN_IN_STYLE = `#sign-in{display:flex;gap:8px;align-items:center;flex-wrap:wrap;padding:10px 20px;background:#0a1020;color:#f4f6fc;font:15px sans-serif}
#sign-in button,#sign-in select{min-height:36px;padding:0 12px;border-radius:8px;border:1px solid #2d4896;background:#131b33;color:inherit;font:inherit;cursor:pointer}
#sign-in button:first-of-type{background:#ff7a1a;border-color:#ff7a1a;color:#14100a}`;
