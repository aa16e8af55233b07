import { AGENT_PREFIX_HEADER, AUTH_HEADERS, SYSTEM_MOUNTS, type WireContract, wireCalls } from '@housebrand/providers';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { z } from 'zod';

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parameters(contract: WireContract): object[] {
  const request = schemaOf(contract.request, 'input') as {
    properties?: Record<string, { properties?: object; required?: string[] }>;
  };
  const named = (place: 'path' | 'query', group: 'params' | 'query'): object[] =>
    Object.entries(request.properties?.[group]?.properties ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || (request.properties?.[group]?.required ?? []).includes(name),
      schema,
    }));
  const header = (name: string, description: string): object => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  const auth =
    contract.auth === 'none' ? [] : [header(AUTH_HEADERS[contract.auth], `credential of a \`${contract.auth}\` call`)];
  const agent =
    contract.auth === 'catalogue' ? [header(AGENT_PREFIX_HEADER, 'the agent, with the installation’s secret')] : [];
  return [...named('path', 'params'), ...named('query', 'query'), ...auth, ...agent];
}

/** Converts a wire contract to an OpenAPI operation. */
function operation(contract: WireContract): object {
  const request = schemaOf(contract.request, 'input') as { properties?: { body?: object } };
  const body = request.properties?.body;
  const { request: sent, reply, refusal } = contract.example;
  return {
    operationId: `${contract.system}.${contract.name}`,
    summary: contract.name + (contract.extension ? ' (extension: not in the specification in this form)' : ''),
    ...(contract.withoutIt && { description: `Without it: ${contract.withoutIt}` }),
    tags: [`wire: ${contract.system}`],
    parameters: parameters(contract),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: (sent as { body: unknown }).body } },
      },
    }),
    responses: {
      200: {
        description: 'Code 0, or a refusal with another code and `msg`',
        content: {
          'application/json': {
            schema: schemaOf(contract.response, 'output'),
            examples: { success: { value: reply }, refusal: { value: refusal } },
          },
        },
      },
    },
  };
}

/** Builds the OpenAPI document: the control API from its controllers, the three systems from their contracts. */
export function documentOf(app: INestApplication): OpenAPIObject {
  const description = 'Stands in for the three systems of a provider. The control API exists here only.';
  const builder = new DocumentBuilder()
    .setTitle('Provider simulator')
    .setVersion('1')
    .setDescription(description)
    .build();
  const document = SwaggerModule.createDocument(app, builder);
  const paths: Record<string, object> = document.paths;
  for (const contract of wireCalls) {
    const path = SYSTEM_MOUNTS[contract.system] + contract.path;
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) };
  }
  return document;
}
