import type { Readable } from 'node:stream'
import type { Call, CallSchema, Wire } from '@butterleaf/contract/call'
import { scopeOf } from '@butterleaf/contract/personal-tokens/call-scopes'
import { preferMinimal } from '@butterleaf/contract/preferences'
import { problemSchema } from '@butterleaf/contract/problem'
import { type ProblemKind, problemKinds } from '@butterleaf/contract/problem-kinds'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import type { Caller } from './caller.ts'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

export interface Received<S extends CallSchema> {
  params: Parsed<S['params']>
  query: Parsed<S['query']>
  body: Parsed<S['body']>
  request: FastifyRequest
  reply: FastifyReply
}

export interface CallerReceived<S extends CallSchema> extends Received<S> {
  caller: Caller
}

/** Streams and bytes are sent unchecked; the schema only describes them. */
type Answer<S extends CallSchema> =
  | (S['answer'] extends z.ZodType ? z.input<S['answer']> : undefined)
  | Readable
  | Buffer
  | (S extends { answersMinimal: true } ? undefined : never)

interface ServeOptions {
  bodyLimit?: number
  /** Problems of this call, beside those that every call can answer with. */
  problems?: readonly ProblemKind[]
}

/** Serves a call to the caller its access token names. */
export function serve<S extends CallSchema>(
  app: FastifyInstance,
  call: Call<Wire<S>>,
  schema: S,
  handle: (received: CallerReceived<S>) => Promise<Answer<S>>,
  options: ServeOptions = {},
): void {
  app.route({
    ...routeOf(call, schema, options),
    onRequest: [app.authenticate, (request) => app.requireScope(request, scopeOf(call))],
    handler: async (request, reply) => {
      const { caller } = request
      if (!caller) throw new AppError('unauthenticated')
      return answer(reply, schema, await handle({ ...received<S>(request, reply), caller }))
    },
  })
}

/** Serves a call to anyone. */
export function servePublic<S extends CallSchema & { public: true }>(
  app: FastifyInstance,
  call: Call<Wire<S>>,
  schema: S,
  handle: (received: Received<S>) => Promise<Answer<S>>,
  options: ServeOptions = {},
): void {
  app.route({
    ...routeOf(call, schema, options),
    handler: async (request, reply) => answer(reply, schema, await handle(received<S>(request, reply))),
  })
}

function received<S extends CallSchema>(request: FastifyRequest, reply: FastifyReply): Received<S> {
  const { params, query, body } = request as { params: unknown; query: unknown; body: unknown }
  return { params, query, body, request, reply } as Received<S>
}

function answer(reply: FastifyReply, schema: CallSchema, value: unknown): FastifyReply {
  if (!schema.answer) return reply.code(204).send()
  if (schema.answersMinimal && value === undefined)
    return reply.code(204).header('preference-applied', preferMinimal).send()
  if (schema.answerType)
    reply.type(isText(schema.answerType) ? `${schema.answerType}; charset=utf-8` : schema.answerType)
  return reply.code(schema.answerStatus ?? 200).send(value)
}

function isText(type: string): boolean {
  return type.startsWith('text/') || type === 'image/svg+xml'
}

function routeOf(call: Call, schema: CallSchema, options: ServeOptions) {
  return {
    method: call.method,
    url: call.path,
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    schema: {
      summary: schema.summary,
      ...(schema.params ? { params: schema.params } : {}),
      ...(schema.query ? { querystring: schema.query } : {}),
      ...(schema.body ? { body: schema.body } : {}),
      ...(schema.bodyType ? { consumes: [schema.bodyType] } : {}),
      security: schema.public ? [] : securityOf(call),
      response: responsesOf(call, schema, options.problems ?? []),
    },
  }
}

/** OpenAPI 3.1: of a bearer token, what it must be allowed is listed as scopes are. */
function securityOf(call: Call): Record<string, string[]>[] {
  const scope = scopeOf(call)
  return scope ? [{ accessToken: [] }, { personalToken: [scope] }] : [{ accessToken: [] }]
}

const everyCallsProblems: readonly ProblemKind[] = [
  'invalid-input',
  'too-many-requests',
  'internal',
  'unavailable',
]

function responsesOf(
  { method }: Call,
  schema: CallSchema,
  own: readonly ProblemKind[],
): Record<number, unknown> {
  const kinds = new Set<ProblemKind>([...everyCallsProblems, ...own])
  if (!schema.public) kinds.add('unauthenticated').add('scope-missing')
  if (schema.params) kinds.add('not-found')
  // A call without a body may still receive one.
  if (method !== 'GET') {
    kinds.add('too-large')
    kinds.add('unsupported-media-type')
  }
  const problem = { content: { 'application/problem+json': { schema: problemSchema } } }
  const problems = Object.fromEntries(
    [...kinds].map((kind) => [
      problemKinds[kind].status,
      { description: problemKinds[kind].title, ...problem },
    ]),
  )
  return { ...problems, ...successOf(schema) }
}

function successOf(schema: CallSchema): Record<number, unknown> {
  if (!schema.answer) return { 204: z.undefined().describe('Done') }
  const content = { [schema.answerType ?? 'application/json']: { schema: schema.answer } }
  return {
    ...(schema.answersMinimal && { 204: z.undefined().describe(`Done, with Prefer: ${preferMinimal}`) }),
    [schema.answerStatus ?? 200]: { description: schema.summary, content },
  }
}
