/** Generates the files of `@housebrand/api-client` from the OpenAPI document: types, calls, and which errors allow a retry. */
import openapiTS, { astToString } from 'openapi-typescript';
import { parametersOf } from './api-parameters.mjs';

const FOLDER = 'libs/api-client/src/core';
const BANNER = '/** Generated from apps/api/openapi.json by `npm run openapi`. Do not edit. */\n';
/** Headers that the client sets itself. */
const SENT_BY_CLIENT = ['Idempotency-Key', 'lang'];

/** Maps `mayRepeat` of the error catalogue to values for programs. An unknown sentence is an error. */
const REPEAT_WORDS = [
  [/^No[.:]/, 'never'],
  [/^(Only after a correction|Only with a valid key|With new input)/, 'corrected'],
  [/^After logging in/, 'signedIn'],
  [/^Yes.* with the same `Idempotency-Key`/, 'proven'],
  [/^After `retry-after` seconds/, 'later'],
  [/^Reads/, 'sameKey'],
];

/** @returns {string} */
export function repeatWord(sentence) {
  const found = REPEAT_WORDS.find(([pattern]) => pattern.test(sentence));
  if (!found)
    throw new Error(
      `The error catalogue contains '${sentence}', which has no value for clients. Add one to REPEAT_WORDS.`,
    );
  return found[1];
}

const mediaOf = (operation) => Object.values(operation.responses)[0]?.content?.['application/json'];

/** Reduces the document to what a client needs: calls with JSON replies, their parameters, and success schemas. */
function forClients(document) {
  const schemasOf = (content = {}) =>
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, { schema }]));
  const slim = (operation) => ({
    operationId: operation.operationId,
    summary: operation.summary,
    parameters: parametersOf(document, operation).filter(({ name }) => !SENT_BY_CLIENT.includes(name)),
    ...(operation.requestBody && {
      requestBody: { ...operation.requestBody, content: schemasOf(operation.requestBody.content) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { description, content }]) => [status, { description, content: schemasOf(content) }]),
    ),
  });
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const calls = Object.entries(item)
      .map(([method, operation]) => [method, slim(operation)])
      .filter(([, operation]) => mediaOf(operation));
    return calls.length > 0 ? [[path, Object.fromEntries(calls)]] : [];
  });
  return {
    openapi: document.openapi,
    info: document.info,
    paths: Object.fromEntries(paths),
    components: { schemas: document.components.schemas },
  };
}

function callsFile(document) {
  const calls = Object.entries(forClients(document).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => {
      const whole = document.paths[path][method];
      const isKeyed = parametersOf(document, whole).some(({ name }) => name === 'Idempotency-Key');
      return `  ${operationId}: ['${method}', '${path}'${isKeyed ? `, 'keyed'` : ''}],\n`;
    }),
  );
  return `${BANNER}export const CALLS = {\n${calls.join('')}} as const;\n`;
}

/** Keyed by `status/code`. If errors with the same key differ, the strictest is used and the others are keyed by message. */
function repetitionsFile(document) {
  const words = REPEAT_WORDS.map(([, word]) => word);
  const byNumber = Map.groupBy(document['x-errors'], ({ status, code }) => `${status}/${code}`);
  const numbers = [];
  const messages = [];
  for (const [number, errors] of byNumber) {
    const [strictest, ...others] = [...new Set(errors.map((one) => repeatWord(one.mayRepeat)))].sort(
      (one, other) => words.indexOf(one) - words.indexOf(other),
    );
    numbers.push(`  '${number}': '${strictest}',\n`);
    for (const { th, en, mayRepeat } of errors.filter((one) => others.includes(repeatWord(one.mayRepeat))))
      for (const message of [th, en]) messages.push(`  [${JSON.stringify(message)}]: '${repeatWord(mayRepeat)}',\n`);
  }
  const type = `export type Repetition = ${words.map((word) => `'${word}'`).join(' | ')};\n`;
  const record = (name, lines) => `export const ${name}: Record<string, Repetition> = {\n${lines.join('')}};\n`;
  return `${BANNER}${type}${record('BY_NUMBER', numbers)}${record('BY_MESSAGE', messages)}`;
}

/** @returns {Promise<[string, string][]>} path and content of each file */
export async function clientFiles(document) {
  const types = await openapiTS(forClients(document), { alphabetize: false, silent: true });
  return [
    [`${FOLDER}/schema.ts`, BANNER + astToString(types)],
    [`${FOLDER}/calls.ts`, callsFile(document)],
    [`${FOLDER}/repetitions.ts`, repetitionsFile(document)],
  ];
}
