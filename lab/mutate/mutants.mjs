import ts from 'typescript';

/** Replacements of operators that a test should detect. */
const OPERATORS = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};
/** Method calls to remove: the mutant uses the object alone. */
const LEFT_OUT = new Set(
  [
    'filter',
    'sort',
    'toSorted',
    'reverse',
    'toReversed',
    'slice',
    'trim',
    'toUpperCase',
    'toLowerCase',
    'normalize',
  ].concat(['padStart', 'padEnd', 'replace', 'replaceAll', 'flat']),
);
const SWAPPED = { min: 'max', max: 'min', some: 'every', every: 'some', floor: 'ceil', ceil: 'floor', trunc: 'round' };

/**
 * Creates all single changes of a source, and a source that contains all of them: `__mutant` selects the active one.
 * @param {string} text TypeScript
 * @param {{name?: string, from?: number}} options `from` is the first number
 * @returns {{text: string, mutants: {id: number, line: number, change: string}[]}}
 */
export function mutantsOf(text, { name = 'source.ts', from = 0 } = {}) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const mutants = [];
  const add = (node, change) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    mutants.push({ id: from + mutants.length, line, change });
    return mutants.at(-1).id;
  };
  const textOf = (node) => node.getText(source);

  const render = (node) => {
    if (isExcluded(node)) return text.slice(node.pos, node.end);
    let at = node.pos;
    let inner = '';
    ts.forEachChild(node, (child) => {
      inner += text.slice(at, child.pos) + render(child);
      at = child.end;
    });
    inner += text.slice(at, node.end);
    const changes = changesOf(node, textOf);
    if (changes.length === 0) return inner;
    const lead = text.slice(node.pos, node.getStart(source));
    const chosen = changes.map(
      (changed) => `__mutant === ${add(node, `${short(textOf(node))} -> ${short(changed)}`)} ? (${changed}) : `,
    );
    return `${lead}(${chosen.join('')}(${inner.slice(lead.length)}))`;
  };
  const rendered = render(source);
  return { text: `const __mutant = Number(process.env.MUTANT ?? -1);\n${rendered}`, mutants };
}

/** Types, module declarations and decorators are not mutated. */
function isExcluded(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isDecorator(node) ||
    (node.flags & ts.NodeFlags.OptionalChain) !== 0 ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)
  );
}

function changesOf(node, textOf) {
  const isCondition =
    (ts.isIfStatement(node.parent ?? node) && node.parent.expression === node) ||
    (ts.isConditionalExpression(node.parent ?? node) && node.parent.condition === node);
  return [...(isCondition ? ['true', 'false'] : []), ...ownChanges(node, textOf)];
}

function ownChanges(node, textOf) {
  if (ts.isBinaryExpression(node)) return binaryChanges(node, textOf);
  if (
    ts.isPrefixUnaryExpression(node) &&
    [ts.SyntaxKind.ExclamationToken, ts.SyntaxKind.MinusToken].includes(node.operator)
  )
    return [textOf(node.operand)];
  if (isPropertyName(node)) return [];
  if (ts.isNumericLiteral(node)) return [String(Number(node.text) + 1)];
  if (ts.isBigIntLiteral(node)) return [`${BigInt(node.text.replace('n', '')) + 1n}n`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  return ts.isCallExpression(node) ? callChanges(node, textOf) : [];
}

function binaryChanges({ left, operatorToken, right }, textOf) {
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [textOf(right)];
  const other = OPERATORS[operatorToken.kind];
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  return other && !isText ? [`${textOf(left)} ${other} ${textOf(right)}`] : [];
}

function callChanges(node, textOf) {
  const isStatement = ts.isExpressionStatement(node.parent);
  if (isStatement) return /^this\.log\./.test(textOf(node)) ? [] : ['undefined'];
  if (!ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression: subject, name } = node.expression;
  if (LEFT_OUT.has(name.text)) return [textOf(subject)];
  const other = Object.hasOwn(SWAPPED, name.text) ? SWAPPED[name.text] : null;
  return other ? [`${textOf(subject)}.${other}(${node.arguments.map(textOf).join(', ')})`] : [];
}

function isPropertyName(node) {
  return node.parent && 'name' in node.parent && node.parent.name === node;
}

const short = (code) => {
  const line = code.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};
