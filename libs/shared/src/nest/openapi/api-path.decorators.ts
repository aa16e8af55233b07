import { applyDecorators } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';

/** Documents `:prefix` of a path that only the guard reads. */
export const ApiAgentPath = (): MethodDecorator & ClassDecorator =>
  ApiParam({ name: 'prefix', type: String, example: 'MTO', description: "The agent's prefix, case-insensitive" });

/** Documents `:prefix/:username` of a path that only the guard reads. */
export const ApiMemberPath = (): MethodDecorator & ClassDecorator =>
  applyDecorators(
    ApiAgentPath(),
    ApiParam({ name: 'username', type: String, example: 'MTODEMO1', description: 'The username, case-insensitive' }),
  );
