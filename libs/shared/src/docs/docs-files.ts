/// <reference path="./swagger-ui-express.d.ts" />
import type { IncomingMessage, ServerResponse } from 'node:http';
import inject from 'light-my-request';
import { encodeBody, type EncodedBody } from '../nest/prepared-responses/encoding';
import { localReferences } from './local-references';
import { searchCalls } from './search-calls';

/** The documentation page: document, styles and scripts on top of Swagger UI. */
export interface DocsPage {
  title: string;
  /** The OpenAPI document. */
  document: () => object | Promise<object>;
  /** CSS in addition to Swagger UI's own. */
  style?: () => string;
  /** Plain scripts, served as `/docs/{name}`; together they define `workbench`: a plugin of Swagger UI and its interceptors. */
  scripts?: readonly { name: string; text: () => string }[];
  /** The API is at another address than the page, so the page offers no calls. */
  isForReading?: boolean;
}

/** The files of swagger-ui-express that its page loads. */
const SWAGGER_FILES = [
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
  'swagger-ui-init.js',
  'favicon-32x32.png',
  'favicon-16x16.png',
] as const;

/** The languages of a request's snippet; a script of the page defines `requestSnippetGenerator_{name}` for all but curl. */
const SNIPPETS = {
  generators: {
    typescript: { title: 'TypeScript', syntax: 'javascript' },
    python: { title: 'Python', syntax: 'python' },
  },
  languages: ['curl_bash', 'typescript', 'python'],
};

/** The page and its files, compressed once. The page's links contain the version of each file (`?v=…`). */
export interface DocsFiles {
  page: EncodedBody;
  files: ReadonlyMap<string, EncodedBody>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Globals {
  localReferences: () => object;
  searchCalls: () => object;
  workbench?: {
    plugin: (system: unknown) => object;
    onRequest: (request: object) => object;
    onResponse: (response: object) => object;
  };
}

// These functions run in the browser: their source is part of the page's start script.
const plugin = (system: unknown): object[] => {
  const { localReferences: references, searchCalls: search, workbench } = globalThis as unknown as Globals;
  return [references(), search(), ...(workbench ? [workbench.plugin(system)] : [])];
};
const requestInterceptor = (request: object): object =>
  (globalThis as unknown as Globals).workbench?.onRequest(request) ?? request;
const responseInterceptor = (response: object): object =>
  (globalThis as unknown as Globals).workbench?.onResponse(response) ?? response;

/** Renders the page and its files with swagger-ui-express. */
export async function renderDocs(docs: DocsPage): Promise<DocsFiles> {
  const scripts = scriptsOf(docs);
  const listener = await swaggerUi(docs, scripts);
  const files = new Map<string, EncodedBody>();
  for (const name of SWAGGER_FILES) files.set(name, await render(listener, `/docs/${name}`));
  for (const { name, text } of scripts) files.set(name, await encodeBody(text(), 'text/javascript; charset=utf-8'));
  const { bytes, type } = await render(listener, '/docs/');
  const versioned = bytes.identity
    .toString()
    .replaceAll(/(["'])(?:\.|\/docs)\/([\w.-]+)\1/g, (link: string, quote: string, name: string) => {
      const file = files.get(name);
      return file ? `${quote}/docs/${name}?v=${file.tag}${quote}` : link;
    });
  return { page: await encodeBody(versioned, type), files };
}

function scriptsOf({ scripts = [] }: DocsPage): NonNullable<DocsPage['scripts']> {
  const references = () => `globalThis.localReferences = ${localReferences.toString()};\n`;
  const search = () => `globalThis.searchCalls = ${searchCalls.toString()};\n`;
  return [{ name: 'local-references.js', text: references }, { name: 'search-calls.js', text: search }, ...scripts];
}

/** Swagger UI is Express middleware, so it runs in its own Express application. */
async function swaggerUi(
  { title, style, isForReading = false }: DocsPage,
  scripts: NonNullable<DocsPage['scripts']>,
): Promise<Listener> {
  const [{ default: express }, { default: swagger }] = await Promise.all([
    import('express'),
    import('swagger-ui-express'),
  ]);
  const options = {
    customSiteTitle: title,
    swaggerUrl: '/docs/openapi.json',
    swaggerOptions: {
      tryItOutEnabled: true,
      displayRequestDuration: true,
      docExpansion: 'none',
      deepLinking: true,
      filter: true,
      displayOperationId: true,
      defaultModelsExpandDepth: -1,
      ...(isForReading ? { supportedSubmitMethods: [] } : { requestSnippetsEnabled: true, requestSnippets: SNIPPETS }),
      plugins: [plugin],
      requestInterceptor,
      responseInterceptor,
    },
    ...(style && { customCss: style() }),
    customJs: scripts.map(({ name }) => `/docs/${name}`),
  };
  return express().use('/docs', swagger.serve, swagger.setup(undefined, options));
}

async function render(listener: Listener, url: string): Promise<EncodedBody> {
  const { statusCode, headers, rawPayload } = await inject(listener, { url });
  if (statusCode !== 200) throw new Error(`Swagger UI answered ${statusCode} for ${url}.`);
  return encodeBody(rawPayload, String(headers['content-type']), { compress: !url.endsWith('.png') });
}
