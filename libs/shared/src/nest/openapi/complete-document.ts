import type { OpenAPIObject } from '@nestjs/swagger';
import {
  AgentKeyNeeded,
  DomainError,
  Forbidden,
  InvalidInput,
  KeyNetworkRefused,
  KeyScopeMissing,
  NotAuthenticated,
  NotFound,
  SecondFactorNeeded,
  StepUpNeeded,
} from '@housebrand/shared';
import type { Access } from '../context/decorators';
import { requiredAssurance } from '../context/assurance';
import { scopeOfCall } from '../context/key-scopes';
import type { Messages } from '../wire/messages';
import { IdempotencyKeyInFlight, IdempotencyKeyReused } from '../wire/idempotency-errors';
import { CALL_EXTENSION, type NotedCall } from './api-call.decorator';
import {
  ENVELOPE_EXTENSION,
  IDEMPOTENT_EXTENSION,
  ISSUES_SESSION_EXTENSION,
  type ErrorExample,
  type NotedEnvelope,
} from './api-envelope.decorator';
import { COMMON_PARAMETERS, LANGUAGE_PARAMETER } from './common-parameters';
import {
  asksForFactor,
  asksForPassword,
  describeCall,
  descriptionOf,
  factsOf,
  missingFacts,
  type CallBehind,
  type CallSurroundings,
} from './describe-call';
import { addComponents } from './contract-schemas';
import { ErrorCatalogue } from './error-catalogue';
import { requestExampleOf, type Schema, type Schemas } from './examples';
import { modernize } from './modern-schemas';
import { addBounds } from './number-fields';
import { distinctErrors, ENVELOPE_SCHEMAS, failureReplies, REPLY_HEADERS, successReply } from './replies';
import { shareParameters, type Parameter } from './shared-parameters';
import { shareFailureReplies } from './shared-replies';

interface Operation {
  operationId: string;
  description?: string;
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: Schema; example?: unknown; examples?: object }> };
  parameters?: (Parameter | { $ref: string })[];
  security?: Record<string, string[]>[];
  tags?: string[];
  [ENVELOPE_EXTENSION]?: NotedEnvelope;
  [IDEMPOTENT_EXTENSION]?: boolean;
  [ISSUES_SESSION_EXTENSION]?: boolean;
  [CALL_EXTENSION]?: NotedCall;
  'x-access'?: Access;
  'x-menu'?: string;
  'x-ours'?: boolean;
}

/** Facts for the document that the decorators do not have. */
export interface DocumentKnowledge {
  messages: Messages;
  /** The provider's calls behind `POST /api/provider/login`. */
  behind: (operation: string) => readonly CallBehind[];
  /** The error of a call whose menu the member's tier does not open. */
  menuClosed: ErrorExample;
}

/** Internal extensions, removed from the finished document. */
const NOTES = [
  ENVELOPE_EXTENSION,
  CALL_EXTENSION,
  IDEMPOTENT_EXTENSION,
  ISSUES_SESSION_EXTENSION,
  ...(['x-access', 'x-menu'] as const),
] as const;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Security requirements by access; any one entry is enough. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  sessionOptional: [],
  member: [{ 'x-user-auth': [] }, { jwt: [] }, { portalToken: [] }],
  memberOrAgentKey: [{ 'x-user-auth': [] }, { jwt: [] }, { portalToken: [] }, { 'x-agent-key': [] }],
  agentKey: [{ 'x-agent-key': [] }],
  masterKey: [{ 'x-agent-key': [] }],
};

/** Errors for a caller without the required credentials, or with those of another kind of caller. */
const REFUSED_CALLER: Record<Access, ErrorExample[]> = {
  public: [],
  sessionOptional: [],
  member: [NotAuthenticated, Forbidden],
  memberOrAgentKey: [NotAuthenticated, AgentKeyNeeded, Forbidden, KeyNetworkRefused],
  agentKey: [AgentKeyNeeded, Forbidden, KeyNetworkRefused],
  masterKey: [AgentKeyNeeded, Forbidden, KeyNetworkRefused],
};

/**
 * Builds replies, examples, descriptions, security requirements and the catalogue of errors (`x-errors`) from the decorators'
 * notes, in OpenAPI 3.1. `x-missing` lists the facts that a call lacks; the document's test reads it.
 */
export function completeDocument(document: OpenAPIObject, knowledge: DocumentKnowledge): OpenAPIObject {
  document.components ??= {};
  const { components } = document;
  components.schemas ??= {};
  const schemas = components.schemas as Schemas;
  Object.assign(schemas, ENVELOPE_SCHEMAS);
  addBounds(schemas);
  addContracts(document, schemas);
  Object.assign(components, { headers: REPLY_HEADERS, parameters: { lang: LANGUAGE_PARAMETER } });
  const catalogue = new ErrorCatalogue(knowledge.messages);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      if (operation) new OperationCompletion(operation, { path, method }, schemas, knowledge, catalogue).complete();
    }
  }
  shareParameters(document.paths as never, components as never);
  shareFailureReplies(document.paths as never, components as never);
  Object.assign(document, { 'x-errors': catalogue.list() });
  return modernize(sorted(document)) as OpenAPIObject;
}

/** Adds the components of the contracts that replies contain. */
function addContracts({ paths }: OpenAPIObject, schemas: Schemas): void {
  for (const item of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = item[method] as unknown as Operation | undefined;
      addComponents(schemas, operation?.[ENVELOPE_EXTENSION]?.components?.() ?? {});
    }
  }
}

/** Sorts by path, so that the order of the domains does not change the document. */
function sorted(document: OpenAPIObject): OpenAPIObject {
  const byName = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
  const { components = {}, paths } = document;
  return {
    ...document,
    paths: byName(paths),
    components: { ...components, schemas: byName(components.schemas ?? {}) },
  };
}

class OperationCompletion {
  private readonly noted: NotedEnvelope | undefined;
  private readonly call: NotedCall | undefined;
  private readonly around: CallSurroundings;
  private readonly issuesSession: boolean;

  constructor(
    private readonly operation: Operation,
    private readonly at: { path: string; method: string },
    private readonly schemas: Schemas,
    private readonly knowledge: DocumentKnowledge,
    private readonly catalogue: ErrorCatalogue,
  ) {
    this.noted = operation[ENVELOPE_EXTENSION];
    this.call = operation[CALL_EXTENSION];
    this.issuesSession = operation[ISSUES_SESSION_EXTENSION] ?? false;
    this.around = {
      method: at.method,
      access: operation['x-access'] ?? 'member',
      isIdempotent: operation[IDEMPOTENT_EXTENSION] ?? false,
      isAddition: operation['x-ours'] ?? false,
      assurance: requiredAssurance(this.call?.id, operation['x-access'] ?? 'member'),
      menu: operation['x-menu'],
      keyScope: scopeOfCall(this.call?.id) ?? undefined,
      provider: knowledge.behind(`${at.method.toUpperCase()} ${at.path}`),
    };
  }

  complete(): void {
    const { operation, call, around } = this;
    for (const note of NOTES) delete operation[note];
    operation.security = SECURITY[around.access];
    if (call) operation.operationId = call.id;
    const errors = this.noted ? distinctErrors(this.errorsOf(this.noted)) : [];
    if (this.noted) this.describeReplies(this.noted, errors);
    else this.describeFile();
    const missing = missingFacts(
      call,
      around,
      errors.some(({ status }) => status === 429),
    );
    if (call) {
      const described = describeCall(call, around);
      operation.description = descriptionOf(described, operation.description, around.isAddition);
      Object.assign(operation, { 'x-call': factsOf(described) });
    }
    if (missing.length > 0) Object.assign(operation, { 'x-missing': missing });
    this.describeParameters();
    this.showBody();
  }

  private errorsOf({ options }: NotedEnvelope): ErrorExample[] {
    const { requestBody, parameters = [] } = this.operation;
    const { keyScope } = this.around;
    const field = { field: 'limit', messageKey: 'shared.numeric' } as const;
    return [
      ...(options.errors ?? []),
      ...(this.around.isIdempotent ? [IdempotencyKeyInFlight, IdempotencyKeyReused] : []),
      ...REFUSED_CALLER[this.around.access],
      ...(keyScope === undefined ? [] : [() => new KeyScopeMissing(keyScope)]),
      ...(asksForPassword(this.around.assurance) ? [StepUpNeeded] : []),
      ...(asksForFactor(this.around.assurance) ? [SecondFactorNeeded] : []),
      ...(this.around.menu === undefined ? [] : [this.knowledge.menuClosed]),
      ...(requestBody || parameters.length > 0 ? [() => new InvalidInput([field])] : []),
      () => new DomainError({ code: 500, status: 500, messageKey: 'shared.internal' }),
    ];
  }

  private describeReplies(noted: NotedEnvelope, errors: readonly DomainError[]): void {
    const { path } = this.at;
    const headers = [
      ...(this.around.access.startsWith('member') ? ['x-token-expired-at'] : []),
      ...(this.issuesSession ? ['x-user-auth'] : []),
    ];
    this.operation.responses = {
      200: successReply(path, noted, { schemas: this.schemas, headers }),
      ...failureReplies(path, errors, this.knowledge.messages),
    };
    this.catalogue.note(errors, this.operation.operationId);
  }

  /** A picture has no envelope; its 404 has one. */
  private describeFile(): void {
    const absent = failureReplies(this.at.path, [new NotFound()], this.knowledge.messages);
    this.operation.responses = { ...this.operation.responses, ...absent };
  }

  private describeParameters(): void {
    // the security schemes document it
    const own = ((this.operation.parameters ?? []) as Parameter[]).filter(({ name }) => name !== 'x-agent-key');
    for (const parameter of own) {
      const common = COMMON_PARAMETERS[parameter.name];
      if (common) parameter.description ??= common.description;
      if (common?.example !== undefined && parameter.example === undefined && parameter.schema?.example === undefined)
        parameter.example = common.example;
      if (parameter.required && parameter.schema?.enum && parameter.schema.example === undefined)
        parameter.example ??= parameter.schema.enum[0];
    }
    this.operation.parameters = [...own, ...(this.noted ? [{ $ref: '#/components/parameters/lang' }] : [])];
  }

  /** Adds an example of the whole body, so that clients and the page show the same one. */
  private showBody(): void {
    for (const media of Object.values(this.operation.requestBody?.content ?? {}))
      if (!media.examples) media.example ??= requestExampleOf(media.schema, this.schemas);
  }
}
