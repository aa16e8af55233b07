const MAX_STEPS = 5;

/** Opens an address as a browser does: follows redirects and keeps cookies. */
export async function visit(address: string): Promise<Response> {
  const cookies = new Map<string, string>();
  let next = address;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(next, { redirect: 'manual', headers: { ...(cookie && { cookie }) } });
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name) cookies.set(name, value ?? '');
    }
    const location = reply.headers.get('location');
    if (!location) return reply;
    next = new URL(location, next).href;
  }
  throw new Error(`more than ${MAX_STEPS} redirects from ${address}`);
}
