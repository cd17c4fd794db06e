import { describe, expect, test } from 'vitest'
import { allEndpoints } from '#contract/all.ts'
import { errors } from '#contract/errors.ts'
import { startTestServer } from '#server/test-server.ts'

type Operation = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  security?: object[]
}
type Document = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: object }
}

const server = await startTestServer()
const { status, body } = await server.asVisitor().get('/api/openapi.json')
const document = body as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
)

describe('the OpenAPI document', () => {
  test('has version 3.1', () => {
    expect(status).toBe(200)
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Skynn', version: '1' } })
  })

  test('lists exactly the endpoints of the contract', () => {
    const expected = allEndpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(operations.map(({ name }) => name).sort()).toEqual(expected.sort())
  })

  test.each(allEndpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'documents %s as the contract defines it',
    (name, endpoint) => {
      const operation = operations.find((each) => each.name === name)?.operation
      expect(operation?.summary).toBe(endpoint.summary)
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([
          String(endpoint.status ?? 200),
          '400',
          '500',
          ...endpoint.errors.map((code) => String(errors[code].status)),
        ]),
      )
      expect(operation?.security).toEqual(endpoint.who === 'member' ? [{ bearer: [] }] : undefined)
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined)
    },
  )

  test('describes every path parameter', () => {
    for (const { name, path, operation } of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1])
      const described = (operation.parameters ?? [])
        .filter((each) => each.in === 'path' && each.required)
        .map((each) => each.name)
      expect(described, name).toEqual(named)
    }
  })

  test('describes every response and resolves every reference', () => {
    for (const { name, operation } of operations) {
      for (const [code, response] of Object.entries(operation.responses)) {
        expect(typeof response.description, `${name} ${code}`).toBe('string')
        expect(response.content?.['application/json']?.schema, `${name} ${code}`).toBeTypeOf('object')
      }
    }
    for (const [, reference] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = reference
        ?.split('/')
        .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document)
      expect(found, reference).toBeDefined()
    }
  })
})

describe('the documentation page', () => {
  test('loads its scripts and styles from our own origin only', async () => {
    const page = await server.asVisitor().get('/api/docs/')
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe-eval|https?:/)
    for (const [, address] of page.text.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)) {
      const file = await server.asVisitor().get(new URL(address ?? '', 'http://host/api/docs/').pathname)
      expect(file.status, address).toBe(200)
    }
  })
})
