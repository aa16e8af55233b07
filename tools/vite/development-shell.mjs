/**
 * In development Vite serves the page, but its head is the agent's: title, tokens and bootstrap come from the API's own
 * shell for the same address. Without them the portal would start differently than in production.
 * @param {string} api origin of the running API
 */
export function developmentShell(api) {
  return {
    name: 'housebrand:development-shell',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        const shell = await shellFor(api, context.originalUrl ?? '/');
        return shell === null ? html : { html: fill(html, shell), tags: [] };
      },
    },
  };
}

async function shellFor(api, path) {
  try {
    const response = await fetch(new URL(path, api), { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5000) });
    return await response.text();
  } catch {
    return null;
  }
}

/** Takes the API's head (without the built portal's scripts and styles) and attributes of <html>, keeps Vite's body. */
function fill(html, shell) {
  const head = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(shell)?.[1] ?? '';
  const own = head
    .replace(/<script\b[^>]*\bsrc=[^>]*><\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="?(?:stylesheet|modulepreload|preload)"?[^>]*>/gi, '')
    .replace(/<meta\b[^>]*http-equiv="?content-security-policy"?[^>]*>/gi, '')
    .replace(/\snonce="[^"]*"/gi, '');
  const attributes = /<html([^>]*)>/i.exec(shell)?.[1] ?? '';
  const bootstrap = shell.match(/<script\b[^>]*\bid="agent-bootstrap"[^>]*>[\s\S]*?<\/script>/i)?.[0].replace(/\snonce="[^"]*"/i, '') ?? '';
  const late = bootstrap && !own.includes('agent-bootstrap') ? bootstrap : '';
  const scripts = /<head[^>]*>([\s\S]*?)<\/head>/i.exec(html)?.[1].match(/<script\b[^>]*\bsrc=[^>]*><\/script>/gi)?.join('\n') ?? '';
  return html
    .replace(/<html[^>]*>/i, `<html${attributes}>`)
    .replace(/<head[^>]*>[\s\S]*?<\/head>/i, () => `<head>${own}${late}${scripts}</head>`);
}
