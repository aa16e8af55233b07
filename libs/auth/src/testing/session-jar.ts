/** A browser's cookies, for requests with `app.inject`. */
export class SessionJar {
  private readonly cookies = new Map<string, string>();

  /** Applies the cookies that a reply sets; an empty value or a lifetime of 0 deletes one. */
  keep(reply: { headers: Record<string, unknown> }): this {
    for (const header of [reply.headers['set-cookie'] ?? []].flat() as string[]) {
      const [pair = ''] = header.split(';', 1);
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      const value = pair.slice(equals + 1);
      if (value === '' || /;\s*max-age=0\b/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return this;
  }

  get(name: string): string | undefined {
    return this.cookies.get(name);
  }

  set(name: string, value: string): this {
    this.cookies.set(name, value);
    return this;
  }

  /** Returns another jar with the same cookies. */
  copy(): SessionJar {
    const jar = new SessionJar();
    for (const [name, value] of this.cookies) jar.set(name, value);
    return jar;
  }

  /** Returns the headers of a request from one of our pages. */
  headers(origin = 'http://localhost:3000'): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { cookie, origin, 'sec-fetch-site': 'same-origin' };
  }
}
