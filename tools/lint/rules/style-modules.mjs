/** Imports of style modules always have the same name: `import classes from './x.module.css'`. */
export const styleModulesRule = {
  meta: { type: 'problem', schema: [], messages: { name: "Import a style module as 'classes', not '{{name}}'." } },
  create(context) {
    return {
      ImportDefaultSpecifier(node) {
        const { local, parent } = node;
        if (!parent.source.value.endsWith('.module.css') || local.name === 'classes') return;
        context.report({ node, messageId: 'name', data: { name: local.name } });
      },
    };
  },
};
