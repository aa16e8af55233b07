/**
 * Edits of TypeScript sources, located by syntax instead of layout; the formatter runs afterwards. Each function
 * returns an edit `(text) => text`, which throws a RunFailure if the source is not as expected.
 */
import ts from 'typescript';
import { RunFailure } from '../run/lib/failure.mjs';
import { importLine } from './templates.mjs';

const parse = (text) => ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const insert = (text, at, added) => `${text.slice(0, at)}${added}${text.slice(at)}`;

/** @returns {ts.Node | undefined} the first matching node, outermost first */
function find(node, matches) {
  return matches(node) ? node : ts.forEachChild(node, (child) => find(child, matches));
}

function must(found, what) {
  if (!found) throw new RunFailure(`${what} was not found where the generator expects it.`);
  return found;
}

/** Imports names such as `['Injectable', 'type MemberRef']` from a module, in addition to existing imports. */
export const withImport = (names, from) => (text) => {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const same = imports.find(
    ({ moduleSpecifier, importClause }) => moduleSpecifier.text === from && importClause?.namedBindings?.elements,
  );
  if (!same) {
    const line = importLine(names, from);
    const last = imports.at(-1);
    return last ? insert(text, last.end, `\n${line}`) : `${line}\n\n${text}`;
  }
  const { importClause } = same;
  const written = importClause.namedBindings.elements.map((element) => element.getText());
  const known = new Set(importClause.isTypeOnly ? written.map((name) => `type ${name}`) : written);
  for (const name of names) {
    // an imported value can also be used as a type
    if (!known.has(name.replace(/^type /, ''))) known.add(name);
    if (!name.startsWith('type ')) known.delete(`type ${name}`);
  }
  return text.slice(0, same.getStart()) + importLine([...known], from) + text.slice(same.end);
};

/** Adds `export * from '…'` to an index file. */
export const withExport = (from) => (text) =>
  text.includes(`'${from}'`) ? text : `${text.trimEnd()}\nexport * from '${from}';\n`;

/** Appends a statement. */
export const withStatement = (statement) => (text) => `${text.trimEnd()}\n\n${statement}\n`;

/** Adds a statement before the declaration of a variable that needs it. */
export const withStatementBefore = (name, statement) => (text) => {
  const isOf = (node) => ts.isVariableStatement(node) && node.declarationList.declarations[0].name.getText() === name;
  const { pos } = must(find(parse(text), isOf), name);
  return insert(text, pos, `\n\n${statement}\n`);
};

function variable(text, name) {
  const isNamed = (node) => ts.isVariableDeclaration(node) && node.name.getText() === name;
  return must(find(parse(text), isNamed), name);
}

function appended(text, list, elements, added) {
  const last = elements.at(-1);
  if (last) return insert(text, last.end, `, ${added}`);
  return insert(text, list.getStart() + 1, added);
}

/** Appends an element to the list of a variable, or to the list in the call that initialises it. */
export const withElement = (name, element) => (text) => {
  const list = must(find(variable(text, name).initializer, ts.isArrayLiteralExpression), `the list of ${name}`);
  return appended(text, list, list.elements, element);
};

/**
 * Appends a property to the object of a variable, or to the last object of the call that initialises it.
 * @param inside names of properties that lead to a nested object
 */
export const withProperty =
  (name, property, inside = []) =>
  (text) => {
    let object = objectOf(variable(text, name).initializer);
    for (const key of inside)
      object = objectOf(object?.properties.find((one) => one.name?.getText() === key)?.initializer);
    must(object, `the object ${[name, ...inside].join('.')}`);
    return appended(text, object, object.properties, property);
  };

function objectOf(node) {
  if (!node || ts.isObjectLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  if (ts.isCallExpression(node)) return node.arguments.findLast(ts.isObjectLiteralExpression);
  return undefined;
}

function classOf(text, name) {
  return must(
    find(parse(text), (node) => ts.isClassDeclaration(node) && node.name?.text === name),
    `class ${name}`,
  );
}

/** Appends a member to a class. */
export const withMember = (className, member) => (text) => {
  const { end } = classOf(text, className);
  return insert(text, end - 1, `\n${member}\n`);
};

/** Appends an element to the list that a method returns. */
export const withReturned = (className, method, element) => (text) => {
  const body = classOf(text, className).members.find(({ name }) => name?.getText() === method);
  const returned = must(body && find(body, ts.isReturnStatement), `${className}.${method}()`);
  const list = must(find(returned, ts.isArrayLiteralExpression), `the list that ${className}.${method}() returns`);
  return appended(text, list, list.elements, element);
};

/** Adds a class to a list of `@Module({ … })`, or of the variable in `@Module(parts)`. */
export const withModulePart = (className, part, added) => (text) => {
  const decorators = ts.getDecorators(classOf(text, className)) ?? [];
  const module = decorators.find(({ expression }) => expression.expression?.getText() === 'Module');
  const given = module?.expression.arguments[0];
  const parts = given && ts.isIdentifier(given) ? variable(text, given.text).initializer : given;
  const object = must(objectOf(parts), `@Module of ${className}`);
  const list = object.properties.find(({ name }) => name?.getText() === part)?.initializer;
  if (!list) return appended(text, object, object.properties, `${part}: [${added}]`);
  must(ts.isArrayLiteralExpression(list) ? list : null, `the ${part} of ${className} as a list`);
  return appended(text, list, list.elements, added);
};

/** Whether a source declares and exports a name. */
export function exportsName(text, name) {
  return parse(text).statements.some((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((one) => one.name.getText() === name)
      : statement.name?.text === name,
  );
}

/** Returns a function's parameters and its comment; null if there is no such function. */
export function functionNamed(text, name) {
  const found = find(parse(text), (node) => ts.isFunctionDeclaration(node) && node.name?.text === name);
  if (!found) return null;
  const reported = ts.getLeadingCommentRanges(text, found.pos)?.at(-1);
  const parameters = found.parameters.map(({ type }) => type?.getText() ?? '');
  return { parameters, comment: reported ? text.slice(reported.pos, reported.end) : '' };
}

/** The entries of an object of literals: `{ 'GET /c/m/getProfile': 'token' }`. */
export function literalsOf(text, name) {
  const object = must(objectOf(variable(text, name).initializer), name);
  return Object.fromEntries(object.properties.map((one) => [one.name.text, one.initializer.text]));
}

/** The name of the hook from `defineMessages`. */
export function messagesHook(text) {
  const isHook = (node) => ts.isBindingElement(node) && node.propertyName?.getText() === 'useMessages';
  return must(find(parse(text), isHook), 'useMessages').name.text;
}
