import type { FastifyRequest } from 'fastify'

const returnChanges = /^return="?changes"?$/i
const sinceVersion = /^since="?(\d{1,9})"?$/i

/**
 * RFC 7240: the version after which a client prefers to be told the changes alone, as `Prefer: return=changes; since=12`.
 * Undefined without it; what can't be read is no preference.
 */
export function preferredSince({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const { prefer } = headers
  if (prefer === undefined) return undefined
  const [preference] = [prefer]
    .flat()
    .join(',')
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([name = '']) => returnChanges.test(name))
  const since = preference?.flatMap((part) => sinceVersion.exec(part)?.[1] ?? [])[0]
  return since === undefined ? undefined : Number(since)
}
