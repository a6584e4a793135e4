import type { FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'

/** The key that tries and requests are counted by; an unauthenticated caller counts as their network. */
export const countedBy = {
  person: ({ caller, ip }: FastifyRequest) => caller?.userId ?? networkOf(ip),
  network: ({ ip }: FastifyRequest) => networkOf(ip),
} as const
