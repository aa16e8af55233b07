declare module 'swagger-ui-express' {
  import type { RequestHandler } from 'express';

  const swaggerUi: {
    serve: RequestHandler[];
    setup(document: object | undefined, options?: object): RequestHandler;
  };
  export default swaggerUi;
}
