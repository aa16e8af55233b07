/** @returns {object[]} the parameters of an operation of an OpenAPI document, with references to shared ones replaced by them */
export const parametersOf = ({ components }, { parameters = [] }) =>
  parameters.map((one) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one));
