import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * PostgreSQL accepts no text with U+0000, not even as a parameter of a query; SQLite follows the same rule. The embedded
 * identity provider's pages report it at their fields.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ url, params, query, body }) => {
    if (url.startsWith('/idp/')) return
    if ([params, query, body].some(holdsNul)) {
      throw new AppError('malformed-request', { detail: 'The character U+0000 can’t be part of a request.' })
    }
  })
}

/** Without recursion, since a body may be nested more deeply than the call stack allows. */
function holdsNul(sent: unknown): boolean {
  const open = [sent]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      for (const [name, part] of Object.entries(value)) open.push(name, part)
    }
  }
  return false
}
