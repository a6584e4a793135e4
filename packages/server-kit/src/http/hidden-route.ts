import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'

/** For routes that are pages or files: they stand in no description of the API. */
export const hiddenRoute: { schema: FastifySchema } = { schema: { hide: true } }
