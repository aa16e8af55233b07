import { dirname, relative, resolve, sep } from 'node:path';

/** No relative path crosses a library or an application: whoever enters uses a door. */
export const relativeImportsRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crosses: "'{{source}}' leaves {{home}}: enter the other library through one of its doors." },
  },
  create(context) {
    const home = projectOf(relative(context.cwd, context.filename));
    if (!home) return {};
    const check = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const target = relative(context.cwd, resolve(dirname(context.filename), source.value));
      if (projectOf(target) === home) return;
      context.report({ node: source, messageId: 'crosses', data: { source: source.value, home } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

function projectOf(path) {
  const [kind, name] = path.split(sep);
  return ['libs', 'apps'].includes(kind) && name ? `${kind}/${name}` : null;
}
