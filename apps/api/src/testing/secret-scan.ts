import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SYSTEM_MOUNTS } from '@housebrand/providers';

const OUTBOUND = 'undici:request:create';
const MOUNTS = Object.values(SYSTEM_MOUNTS);
const DIGITS = /^\d+$/;

interface OutboundMessage {
  request: { origin: string; path: string; headers: string | readonly string[] };
}

/**
 * Listens to what leaves the application and tells by name which secrets were in it, as they are or written differently. What
 * goes out to a provider is listened to as well: its addresses, and the credentials in its headers become secrets themselves.
 */
export class SecretScan {
  private readonly secrets = new Map<string, string>();
  private readonly heard = new Map<string, string[]>();
  private readonly listener = (message: unknown) => this.goesOut(message as OutboundMessage);

  constructor() {
    subscribe(OUTBOUND, this.listener);
  }

  close(): void {
    unsubscribe(OUTBOUND, this.listener);
  }

  /** From now on this is in nothing that is or was heard. @param name what a finding calls it */
  keep(name: string, secret: string): void {
    if (secret.length < 6) throw new RangeError(`${name} is too short to be told from anything else`);
    this.secrets.set(secret, name);
  }

  /** @param place a kind of place: `reply`, `log` */
  hear(place: string, text: string): void {
    const texts = this.heard.get(place);
    if (texts) texts.push(text);
    else this.heard.set(place, [text]);
  }

  /** How many texts were heard, by place. */
  get counts(): Record<string, number> {
    return Object.fromEntries([...this.heard].map(([place, texts]) => [place, texts.length]));
  }

  /** Names of the secrets that are looked for. */
  get names(): ReadonlySet<string> {
    return new Set(this.secrets.values());
  }

  /** `log: password`: where which secret was heard, each once; never the secret itself. */
  findings(): string[] {
    const found = new Set<string>();
    for (const [secret, name] of this.secrets) {
      const forms = formsOf(secret);
      for (const [place, texts] of this.heard)
        if (texts.some((text) => forms.some((form) => form.test(text)))) found.add(`${place}: ${name}`);
    }
    return [...found].sort();
  }

  private goesOut({ request: { path, headers } }: OutboundMessage): void {
    if (!MOUNTS.some((mount) => path.startsWith(mount))) return;
    this.hear('address', path);
    for (const [name, value] of credentialsOf(headers)) this.keep(`header ${name}`, value);
  }
}

/** `token: …`, `authorization: Bearer …` and `x-api-key: …` of a request. */
function credentialsOf(headers: OutboundMessage['request']['headers']): [string, string][] {
  const lines =
    typeof headers === 'string'
      ? headers.split('\r\n').map((line): [string, string] => [line.split(': ', 1)[0]!, line.replace(/^[^:]*: /, '')])
      : headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, String(headers[at + 1])]] : []));
  return lines
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.replace(/^Bearer /, '')])
    .filter(([name, value]) => /^(?:token|authorization|x-api-key)$/.test(name) && value !== '');
}

/** Digits stand alone: inside a longer number they are chance. */
function formsOf(secret: string): RegExp[] {
  if (DIGITS.test(secret)) return [new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`)];
  const bytes = Buffer.from(secret);
  const written = [secret, encodeURIComponent(secret), bytes.toString('base64'), bytes.toString('hex')];
  return [...new Set(written)].map((form) => new RegExp(form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')));
}
