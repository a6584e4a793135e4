import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'

/** For routes of pages and files, which the API's description leaves out. */
export const hiddenRoute: { schema: FastifySchema } = { schema: { hide: true } }
