import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { hiddenRoute } from './hidden-route.ts'

export type ApiDescription = {
  title: string
  version: string
  description: string
  publicUrl: string
  personalTokens: string
  /** The file of the same description, made by the build: its making holds the event loop for 0.2 s (HELD-1). */
  builtDescription?: string | undefined
}

/** [API-4] The description is generated from the same schemas that check requests and answers. */
export async function describeApi(app: FastifyInstance, about: ApiDescription): Promise<void> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  const servers = [{ url: about.publicUrl }]
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: about.title,
        version: about.version,
        description: about.description,
      },
      servers,
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          personalToken: { type: 'http', scheme: 'bearer', description: about.personalTokens },
        },
      },
      security: [{ accessToken: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withoutUnused(jsonSchemaTransformObject(document)),
  })
  const describe = async (): Promise<string> => {
    const built = await readBuilt(about.builtDescription)
    const served = routes.filter(({ schema }) => !schema?.hide).map(({ url }) => describedPath(url))
    return JSON.stringify(
      built && describesAll(built, served) ? { ...ofPaths(built, served), servers } : app.swagger(),
    )
  }
  let description: Promise<string> | undefined
  app.get('/api/openapi.json', hiddenRoute, async (_request, reply) => {
    description ??= describe()
    return reply.type('application/json; charset=utf-8').send(await description)
  })
}

type BuiltDescription = { paths: Record<string, unknown> }

/** Undefined where none was built, or while the server is being built again. */
async function readBuilt(file: string | undefined): Promise<BuiltDescription | undefined> {
  if (file === undefined || !existsSync(file)) return undefined
  return JSON.parse(await readFile(file, 'utf8')) as BuiltDescription
}

function describesAll({ paths }: BuiltDescription, served: readonly string[]): boolean {
  return served.every((path) => path in paths)
}

/** The configuration decides some calls: those of the sandbox exist only where it is what people pay by. */
function ofPaths(built: BuiltDescription, served: readonly string[]): BuiltDescription {
  const paths = Object.entries(built.paths).filter(([path]) => served.includes(path))
  return { ...built, paths: Object.fromEntries(paths) }
}

function describedPath(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}

type Document = ReturnType<typeof jsonSchemaTransformObject>

/** Every named schema is listed as an input and as an output; only those a call refers to stay, and what they refer to. */
function withoutUnused(document: Document): Document {
  if (!('components' in document)) return document
  const schemas = document.components?.schemas ?? {}
  const used = new Set(referredTo(document.paths))
  // Each that is added is looked at in its turn.
  for (const name of used) for (const inner of referredTo(schemas[name])) used.add(inner)
  const kept = Object.entries(schemas).filter(([name]) => used.has(name))
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(kept) },
  } as Document
}

function referredTo(part: unknown): string[] {
  return [...JSON.stringify(part ?? {}).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  )
}
