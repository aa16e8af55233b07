import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { SYSTEM_MOUNTS } from '@housebrand/providers';

const OUTBOUND = 'undici:request:create';
const MOUNTS = Object.values(SYSTEM_MOUNTS);
const DIGITS = /^\d+$/;

interface OutboundMessage {
  request: { origin: string; path: string; headers: string | readonly string[] };
}

/**
 * Collects the application's output and reports the names of secrets in it, plain or encoded. It also watches requests
 * to providers: their addresses are scanned, and the credentials in their headers become secrets themselves.
 */
export class SecretScan {
  private readonly secrets = new Map<string, string>();
  private readonly recorded = new Map<string, string[]>();
  private readonly listener = (message: unknown) => this.onOutboundRequest(message as OutboundMessage);

  constructor() {
    subscribe(OUTBOUND, this.listener);
  }

  close(): void {
    unsubscribe(OUTBOUND, this.listener);
  }

  /** Adds a secret, which must not occur in texts collected before or after. @param name identifies it in findings */
  keep(name: string, secret: string): void {
    if (secret.length < 6) throw new RangeError(`${name} is too short: use at least 6 characters`);
    this.secrets.set(secret, name);
  }

  /** @param place where the text occurred: `reply`, `log` */
  record(place: string, text: string): void {
    const texts = this.recorded.get(place);
    if (texts) texts.push(text);
    else this.recorded.set(place, [text]);
  }

  /** Number of collected texts, by place. */
  get counts(): Record<string, number> {
    return Object.fromEntries([...this.recorded].map(([place, texts]) => [place, texts.length]));
  }

  /** Names of the secrets. */
  get names(): ReadonlySet<string> {
    return new Set(this.secrets.values());
  }

  /** Returns each finding once, as `log: password`: the place and the secret's name, never the secret. */
  findings(): string[] {
    const found = new Set<string>();
    for (const [secret, name] of this.secrets) {
      const forms = formsOf(secret);
      for (const [place, texts] of this.recorded)
        if (texts.some((text) => forms.some((form) => form.test(text)))) found.add(`${place}: ${name}`);
    }
    return [...found].sort();
  }

  private onOutboundRequest({ request: { path, headers } }: OutboundMessage): void {
    if (!MOUNTS.some((mount) => path.startsWith(mount))) return;
    this.record('address', path);
    for (const [name, value] of credentialsOf(headers)) this.keep(`header ${name}`, value);
  }
}

/** Extracts the values of `token: …`, `authorization: Bearer …` and `x-api-key: …` from a request. */
function credentialsOf(headers: OutboundMessage['request']['headers']): [string, string][] {
  const lines =
    typeof headers === 'string'
      ? headers.split('\r\n').map((line): [string, string] => [line.split(': ', 1)[0]!, line.replace(/^[^:]*: /, '')])
      : headers.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, String(headers[at + 1])]] : []));
  return lines
    .map(([name, value]): [string, string] => [name.toLowerCase(), value.replace(/^Bearer /, '')])
    .filter(([name, value]) => /^(?:token|authorization|x-api-key)$/.test(name) && value !== '');
}

/** Matches digits only as a whole number: inside a longer number they are a coincidence. */
function formsOf(secret: string): RegExp[] {
  if (DIGITS.test(secret)) return [new RegExp(`(?<![\\w.-])${secret}(?![\\w.-])`)];
  const bytes = Buffer.from(secret);
  const written = [secret, encodeURIComponent(secret), bytes.toString('base64'), bytes.toString('hex')];
  return [...new Set(written)].map((form) => new RegExp(form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')));
}
