/**
 * Edits of TypeScript sources with ts-morph, located by syntax instead of layout; the formatter runs afterwards. Each
 * function returns an edit of a source file, which throws if the source is not as expected.
 */
import { Node, Project, SyntaxKind } from 'ts-morph';
import { importLine } from './templates.mjs';

/** Parses a source alone: its imports are not resolved. @returns {import('ts-morph').SourceFile} */
export function sourceOf(text) {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } });
  return project.createSourceFile('source.tsx', text);
}

/** Imports names such as `['Injectable', 'type MemberRef']` from a module, in addition to existing imports. */
export const withImport = (names, from) => (source) => {
  const same = source.getImportDeclaration(
    (one) => one.getModuleSpecifierValue() === from && one.getNamedImports().length > 0,
  );
  const prefix = same?.isTypeOnly() ? 'type ' : '';
  const known = same?.getNamedImports().map((one) => prefix + one.getText()) ?? [];
  const all = new Set([...known, ...names]);
  // an imported value can also be used as a type
  const needed = [...all].filter((name) => !name.startsWith('type ') || !all.has(name.slice('type '.length)));
  (same ?? source.addImportDeclaration({ moduleSpecifier: from })).replaceWithText(importLine(needed, from));
};

/** Adds `export * from '…'`, or `export type * from '…'`, to an index file. */
export const withExport =
  (from, { isTypeOnly = false } = {}) =>
  (source) => {
    const isExported = source.getExportDeclaration((one) => one.getModuleSpecifierValue() === from);
    if (!isExported) source.addExportDeclaration({ moduleSpecifier: from, isTypeOnly });
  };

/** Appends a statement. */
export const withStatement = (statement) => (source) => source.addStatements(`\n${statement}`);

/** Adds a statement before the declaration of a variable that needs it. */
export const withStatementBefore = (name, statement) => (source) =>
  source.insertStatements(source.getVariableStatementOrThrow(name).getChildIndex(), `\n${statement}\n`);

const initializerOf = (source, name) => source.getVariableDeclarationOrThrow(name).getInitializerOrThrow();

/** The list or object that a node is, or the first one inside it, for example in the call that initialises a variable. */
const literalIn = (node, kind) => node.asKind(kind) ?? node.getFirstDescendantByKindOrThrow(kind);
const listIn = (node) => literalIn(node, SyntaxKind.ArrayLiteralExpression);
const objectIn = (node) => literalIn(node, SyntaxKind.ObjectLiteralExpression);

/** Appends an element to the list of a variable, or to the list in the call that initialises it. */
export const withElement = (name, element) => (source) => listIn(initializerOf(source, name)).addElement(element);

/**
 * Appends a property to the object of a variable, or to the object in the call that initialises it.
 * @param inside names of properties that lead to a nested object
 */
export const withProperty =
  (name, property, inside = []) =>
  (source) =>
    inside
      .reduce(
        (object, key) => objectIn(object.getPropertyOrThrow(key).getInitializerOrThrow()),
        objectIn(initializerOf(source, name)),
      )
      .addProperty(property);

/** Appends a member to a class. */
export const withMember = (className, member) => (source) => source.getClassOrThrow(className).addMember(member);

/** Appends an element to the list that a method returns. */
export const withReturned = (className, method, element) => (source) => {
  const found = source.getClassOrThrow(className).getInstanceMethodOrThrow(method);
  listIn(found.getFirstDescendantByKindOrThrow(SyntaxKind.ReturnStatement)).addElement(element);
};

/** Adds a class to a list of `@Module({ … })`, or of the variable in `@Module(parts)`. */
export const withModulePart = (className, part, added) => (source) => {
  const [given] = source.getClassOrThrow(className).getDecoratorOrThrow('Module').getArguments();
  const parts = objectIn(Node.isIdentifier(given) ? initializerOf(source, given.getText()) : given);
  const list = parts.getProperty(part) ?? parts.addPropertyAssignment({ name: part, initializer: '[]' });
  list.getInitializerIfKindOrThrow(SyntaxKind.ArrayLiteralExpression).addElement(added);
};

/** Whether a source declares and exports a name. */
export const exportsName = (text, name) => sourceOf(text).getExportedDeclarations().has(name);

/** Returns the types of a function's parameters and its comment; null if there is no such function. */
export function functionNamed(text, name) {
  const found = sourceOf(text).getFunction(name);
  if (!found) return null;
  const parameters = found.getParameters().map((one) => one.getTypeNode()?.getText() ?? '');
  return { parameters, comment: found.getJsDocs().at(-1)?.getText() ?? '' };
}

/** The entries of an object of literals: `{ 'GET /c/m/getProfile': 'token' }`. */
export const literalsOf = (text, name) =>
  Object.fromEntries(
    objectIn(initializerOf(sourceOf(text), name))
      .getProperties()
      .map((one) => [one.getNameNode().getLiteralText(), one.getInitializer().getLiteralText()]),
  );

/**
 * The name of the hook that returns the messages of a locale file: a file can define several sets of messages.
 * @param {string} locale as the source imports it, for example `./locales/en.json`
 */
export function messagesHook(text, locale) {
  const source = sourceOf(text);
  const imported = source.getImportDeclarationOrThrow((one) => one.getModuleSpecifierValue() === locale);
  const uses = imported.getDefaultImportOrThrow().findReferencesAsNodes();
  const defined = uses.map((use) => use.getFirstAncestorByKind(SyntaxKind.VariableDeclaration)).find(Boolean);
  const isFromIt = (one) => one === defined || one.getInitializer()?.getText() === defined.getName();
  return source
    .getVariableDeclarations()
    .filter(isFromIt)
    .flatMap((one) => one.getDescendantsOfKind(SyntaxKind.BindingElement))
    .find((one) => one.getPropertyNameNode()?.getText() === 'useMessages')
    .getName();
}
