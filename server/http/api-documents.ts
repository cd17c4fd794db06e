import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Env } from '#server/env.ts'
import { documentPolicy } from './security-headers.ts'

/** The contract as an OpenAPI document at /api/openapi.json and as a documentation page at /api/docs. */
export const addApiDocuments = async (app: FastifyInstance, env: Env): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Skynn',
        version: '1',
        description: 'Every endpoint of the API. Errors are { code, message, issues? }.',
      },
      servers: [{ url: env.PUBLIC_ORIGIN }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [] }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentPolicy([]),
    // No validator: the page would call a third-party server.
    uiConfig: { deepLinking: true, validatorUrl: null },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
