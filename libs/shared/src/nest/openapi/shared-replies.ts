import { ComponentGroup, type Reference } from './component-group';

interface Example {
  value: object;
}

interface Reply {
  content?: Record<string, { examples?: Record<string, Example | Reference> }>;
}

type Operations = Record<string, { responses: Record<string, Reply | Reference> }>;

/** The document's part that failure replies are moved to. */
interface Components {
  examples?: Record<string, Example>;
  responses?: Record<string, Reply>;
}

/**
 * Moves the examples of failures, and the failure replies that several operations have in common, into the document's components and
 * references them. Operations keep replies of their own, whose examples are references.
 */
export function shareFailureReplies(paths: Record<string, Operations>, components: Components): void {
  const replies = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses }) => Object.keys(responses).map((status) => ({ responses, status })))
    .filter(({ status }) => status !== '200');
  const examples = new ComponentGroup<Example>('examples');
  for (const { responses, status } of replies) shareExamples(responses[status] as Reply, examples);

  const counts = Map.groupBy(replies, ({ responses, status }) => JSON.stringify(responses[status]));
  const responses = new ComponentGroup<Reply>('responses');
  for (const same of counts.values()) {
    if (same.length === 1) continue;
    const [{ responses: first, status }] = same as [(typeof same)[number]];
    const reply = first[status] as Reply;
    const reference = responses.reference(replyName(status, reply), reply);
    for (const { responses: own } of same) own[status] = reference;
  }
  Object.assign(components, { examples: examples.entries, responses: responses.entries });
}

function shareExamples({ content = {} }: Reply, group: ComponentGroup<Example>): void {
  for (const media of Object.values(content)) {
    const named = Object.entries(media.examples ?? {}) as [string, Example][];
    if (named.length > 0)
      media.examples = Object.fromEntries(
        named.map(([name, one]) => [name, group.reference(exampleName(name, one), one)]),
      );
  }
}

/** Returns the error and its language, `NotFound-th`; an error in the providers' envelope is `Provider-NotFound-th`. */
const exampleName = (name: string, { value }: Example): string => `${'result' in value ? 'Provider-' : ''}${name}`;

/** Returns the status and the components of the reply's examples in one language: `403-Forbidden-MenuClosed`. */
function replyName(status: string, { content = {} }: Reply): string {
  const references = Object.values(content).flatMap(({ examples = {} }) => Object.values(examples) as Reference[]);
  const names = references.map(({ $ref }) => $ref.split('/').at(-1)!).filter((name) => name.endsWith('-en'));
  return [status, ...names.map((name) => name.slice(0, -'-en'.length))].join('-');
}
