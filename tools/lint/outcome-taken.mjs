import { dirname } from 'node:path';
import ts from 'typescript';

const KINDS = ['Settled', 'Refused', 'Unknown'];
const MESSAGE = 'This drops how a call that moves money ended: store it, switch over it or return it.';

/**
 * How a call that moves money ended is taken by somebody: a statement that drops an `Outcome` loses money quietly. The one rule of
 * ours that needs types: a program of the compiler that is asked for the types of such statements alone, and checks nothing else.
 * @param {string} config a tsconfig.json; the files that it includes are looked at, and what they import is not
 * @returns {import('./oxlint.mjs').Problem[]}
 */
export function droppedOutcomes(config) {
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    dirname(config),
  );
  const program = ts.createProgram(fileNames, options);
  const checker = program.getTypeChecker();
  return fileNames.flatMap((file) => {
    const source = program.getSourceFile(file);
    return expressionStatements(source)
      .filter(({ expression }) => dropsOutcome(expression, checker))
      .map(({ expression }) => {
        const { line, character } = source.getLineAndCharacterOfPosition(expression.getStart(source));
        return { file, line: line + 1, column: character + 1, rule: 'housebrand/outcome-taken', message: MESSAGE };
      });
  });
}

/** @param {ts.Node} tree @returns {ts.ExpressionStatement[]} */
function expressionStatements(tree) {
  const found = [];
  const visit = (node) => {
    if (ts.isExpressionStatement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function dropsOutcome(expression, checker) {
  const type = checker.getTypeAtLocation(droppedBy(expression));
  const awaited = checker.getAwaitedType(type) ?? type;
  const members = awaited.isUnion() ? awaited.types : [awaited];
  return members.some((member) => KINDS.includes(member.getSymbol()?.getName()) && member.getProperty('kind'));
}

/** `void move()` drops what `move()` gives, and so does `!(await move())`. */
function droppedBy(expression) {
  let inner = expression;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  if (ts.isPrefixUnaryExpression(inner)) return inner.operand;
  const isUnary = ts.isVoidExpression(inner) || ts.isTypeOfExpression(inner) || ts.isDeleteExpression(inner);
  return isUnary ? inner.expression : inner;
}
