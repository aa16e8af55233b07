import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from './world.mjs';

/** Second factor of the demo staff. */
const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

/** Returns the code of an authenticator app (RFC 6238). */
function codeAt(ms) {
  const bits = [...STAFF_SECRET].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(ms / STEP_MS)));
  const hash = createHmac('sha1', key).update(counter).digest();
  return String((hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Logs a demo account in with password and code. @returns {Promise<string>} the `cookie` header of the session */
export async function logInToOffice(office, username) {
  const post = (path, body, cookie) =>
    fetch(office + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: office, ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const login = await post('/api/office/session', { username, password: DEMO_PASSWORD });
  if (!login.ok) throw new Error(`login of ${username} answered ${login.status}: ${await login.text()}`);
  const [cookie] = login.headers.getSetCookie().map((header) => header.split(';')[0]);
  const show = (ms) => post('/api/office/session/factor', { code: codeAt(ms) }, cookie);
  let reply = await show(Date.now());
  // a code is valid once, and another login may have used it
  if (reply.status === 401 || reply.status === 422) {
    await sleep(STEP_MS - (Date.now() % STEP_MS));
    reply = await show(Date.now());
  }
  if (!reply.ok) throw new Error(`the code of ${username} answered ${reply.status}: ${await reply.text()}`);
  return cookie;
}
