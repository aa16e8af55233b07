/**
 * Serves the API's page in development: with the agent's title, tokens and bootstrap data, as in production. Vite adds
 * its client and serves the scripts.
 * @param {string} api origin of the running API, which uses the portal's index.html as its template
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

/** The page without nonces, because Vite sends no policy that needs them. Null while the API restarts. */
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
