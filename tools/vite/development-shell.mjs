/**
 * In development Vite serves the page, but the page is the API's: title, tokens and bootstrap of the agent stand in it as
 * in production. Vite then adds its client and follows the scripts.
 * @param {string} api origin of the running API, whose template is the portal's own index.html
 */
export function developmentShell(api) {
  return {
    name: 'housebrand:development-shell',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, context) => (await shellFor(api, context.originalUrl ?? '/')) ?? html,
    },
  };
}

/** The shell without its nonces: they belong to a policy that Vite does not send. Null while the API restarts. */
async function shellFor(api, path) {
  try {
    const response = await fetch(new URL(path, api), {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(5000),
    });
    return (await response.text()).replace(/\snonce="[^"]*"/gi, '');
  } catch {
    return null;
  }
}
