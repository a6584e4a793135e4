import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { hiddenRoute } from './hidden-route.ts'

export type ApiDescription = { title: string; version: string; description: string; publicUrl: string }

/** [API-4] The description is generated from the same schemas that check requests and answers. */
export async function describeApi(app: FastifyInstance, about: ApiDescription): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: about.title,
        version: about.version,
        description: about.description,
      },
      servers: [{ url: about.publicUrl }],
      components: {
        securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ accessToken: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  })
  app.get('/api/openapi.json', hiddenRoute, async () => app.swagger())
}

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Every named schema is listed as an input and as an output; only those a call refers to stay. */
function withoutUnused(document: Document): Document {
  if (!('components' in document)) return document
  const schemas = document.components?.schemas ?? {}
  const text = JSON.stringify(document)
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  if (used.length === Object.keys(schemas).length) return document
  const components = { ...document.components, schemas: Object.fromEntries(used) }
  // What a dropped schema referred to may now be unused as well.
  return withoutUnused({ ...document, components } as Document)
}
