import { dirname } from 'node:path';
import ts from 'typescript';

const KINDS = ['Settled', 'Refused', 'Unknown'];
const MESSAGE = 'This drops the outcome of a call that moves money: store it, switch over it or return it.';

/**
 * Reports statements that ignore an `Outcome`: dropping how a call that moves money ended loses money unnoticed. This
 * is our only rule that needs types; it uses the TypeScript compiler for the types of such statements only, and checks
 * nothing else.
 * @param {string} config a tsconfig.json; the check covers the files that it includes, without their imports
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

/** `void move()` and `!(await move())` also drop the result of `move()`. */
function droppedBy(expression) {
  let inner = expression;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  if (ts.isPrefixUnaryExpression(inner)) return inner.operand;
  const isUnary = ts.isVoidExpression(inner) || ts.isTypeOfExpression(inner) || ts.isDeleteExpression(inner);
  return isUnary ? inner.expression : inner;
}
