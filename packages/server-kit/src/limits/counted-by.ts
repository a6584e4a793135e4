import type { FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'

/** Whose a try or a request is; somebody who hasn't proved who they are is counted as their network. */
export const countedBy = {
  person: ({ caller, ip }: FastifyRequest) => caller?.userId ?? networkOf(ip),
  network: ({ ip }: FastifyRequest) => networkOf(ip),
} as const
