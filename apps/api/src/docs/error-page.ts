import type { CataloguedError } from '@housebrand/shared/nest';

const CAUSES: Record<CataloguedError['causedBy'], string> = {
  caller: 'the calling program',
  member: 'an action of the member',
  provider: 'a provider system',
  us: 'this API',
};

const STYLE = `:root{color-scheme:light dark}body{margin:0 auto;max-width:76rem;padding:24px 20px;font:16px/1.5 system-ui,sans-serif}
h2{margin:32px 0 8px}article{padding:12px 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
h3{margin:0;font-size:1rem}p{margin:2px 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:6px 0}dt{opacity:.7}dd{margin:0;min-width:0;overflow-wrap:anywhere}
code{font-size:.9em}@media (width<640px){dl{grid-template-columns:1fr}dd{margin-bottom:6px}}`;

/** Renders all named errors of the API, from the classes that throw them. Each has an anchor: `#StepUpNeeded-4401`. */
export function errorPage(errors: readonly CataloguedError[]): string {
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  const parts = [...byStatus].map(
    ([status, same]) => `<h2 id="status-${status}">HTTP ${status}</h2>${same.map(entry).join('')}`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Errors · Housebrand API</title><style>${STYLE}</style>
<p><a href="/docs/">API</a></p><h1>Errors</h1>
<p>The HTTP status states the kind of error; <code>code</code> in the body is the specification’s number. Provider errors keep the provider’s message.</p>
${parts.join('\n')}</html>`;
}

function entry({ name, code, th, en, causedBy, mayRepeat, whatToDo, calls }: CataloguedError): string {
  const rows: [string, string][] = [
    ['message', `<span lang="th">${escaped(th)}</span>${th === en ? '' : ` · ${escaped(en)}`}`],
    ['caused by', CAUSES[causedBy]],
    ['retry', inline(mayRepeat)],
    ['what to do', inline(whatToDo)],
    ['returned by', calls ? calls.map((call) => `<code>${escaped(call)}</code>`).join(', ') : 'many calls'],
  ];
  const list = rows.map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`).join('');
  return `<article id="${escaped(name)}-${code}"><h3><code>${code}</code> ${escaped(name)}</h3><dl>${list}</dl></article>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
const inline = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
