import type { FastifyRequest } from 'fastify'

/** RFC 7240: whether the client has this preference. */
export function prefers(
  { headers: { prefer } }: Pick<FastifyRequest, 'headers'>,
  preference: string,
): boolean {
  const sent = [prefer ?? []].flat().flatMap((line) => line.split(/[,;]/))
  return sent.some((one) => one.trim().toLowerCase() === preference)
}
