import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Metadata key of a route's access; a host's guard reads it through `Reflector`. */
export const ACCESS_METADATA = 'housebrand:access';
/** Metadata key of a route's public name; the guard looks up the operation's requirements by it. */
export const CALL_METADATA = 'housebrand:call';
/** Metadata key of a route's fields that may name another member; the guard does not check these. */
export const NAMES_ANOTHER_METADATA = 'housebrand:names-another';

/** The callers that a route accepts. Without a decorator it requires a member's session. */
export type Access = 'public' | 'sessionOptional' | 'member' | 'memberOrAgentKey' | 'agentKey' | 'masterKey';

type AccessDecorator = ClassDecorator & MethodDecorator;

/** Sets the access for the guard and the OpenAPI document. */
const access = (who: Access): AccessDecorator =>
  applyDecorators(SetMetadata(ACCESS_METADATA, who), ApiExtension('x-access', who));

/** Opens a route to all callers. */
export const Public = (): AccessDecorator => access('public');

/** Opens a route to all callers and identifies those with a session. For routes that start and end sessions. */
export const SessionOptional = (): AccessDecorator => access('sessionOptional');

/** Opens a route to agent keys as well as members. */
export const AgentKeyAllowed = (): AccessDecorator => access('memberOrAgentKey');

/** Opens a route to agent keys only. */
export const AgentKeyOnly = (): AccessDecorator => access('agentKey');

/** Opens a route to MASTER's agent key only. */
export const MasterKeyOnly = (): AccessDecorator => access('masterKey');

/**
 * Names request fields that may refer to another member, such as the receiver of a gift: the guard does not check them and the
 * route decides. Any other `prefix`, `agentID` or `username` must be the caller's (specification section 6).
 *
 * @param fields names in path, query or body; a nested one as `receiver.username`
 */
export const NamesAnother = (...fields: [string, ...string[]]): MethodDecorator =>
  applyDecorators(SetMetadata(NAMES_ANOTHER_METADATA, fields), ApiExtension('x-names-another', fields));
