import { SetMetadata, applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Under which a route keeps who may call it; the guard of a host reads it through `Reflector`. */
export const ACCESS_METADATA = 'housebrand:access';
/** Under which a route keeps the fields that name another member than the one who asks; the guard lets those pass. */
export const NAMES_ANOTHER_METADATA = 'housebrand:names-another';

/** Who may call a route. Without a decorator a member's session is required. */
export type Access = 'public' | 'sessionOptional' | 'member' | 'memberOrAgentKey' | 'agentKey' | 'masterKey';

type AccessDecorator = ClassDecorator & MethodDecorator;

/** The guard reads it, and the OpenAPI document tells it. */
const access = (who: Access): AccessDecorator =>
  applyDecorators(SetMetadata(ACCESS_METADATA, who), ApiExtension('x-access', who));

/** Anybody may call it. */
export const Public = (): AccessDecorator => access('public');

/** Anybody may call it; whoever has a session is known by it. For what begins and ends sessions. */
export const SessionOptional = (): AccessDecorator => access('sessionOptional');

/** An agent key may call it as well as a member. */
export const AgentKeyAllowed = (): AccessDecorator => access('memberOrAgentKey');

/** Only an agent key may call it. */
export const AgentKeyOnly = (): AccessDecorator => access('agentKey');

/** Only MASTER's agent key may call it. */
export const MasterKeyOnly = (): AccessDecorator => access('masterKey');

/**
 * Fields of the request that name somebody else than the caller, such as the receiver of a gift: the guard lets them pass
 * and the route decides. Everywhere else a foreign `prefix`, `agentID` or `username` is refused (specification section 6).
 *
 * @param fields as they stand in path, query or body; a nested one as `receiver.username`
 */
export const NamesAnother = (...fields: [string, ...string[]]): MethodDecorator =>
  applyDecorators(SetMetadata(NAMES_ANOTHER_METADATA, fields), ApiExtension('x-names-another', fields));
