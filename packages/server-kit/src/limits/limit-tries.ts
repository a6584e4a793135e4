import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { networkOf } from './network-of.ts'

const windowSeconds = { perMinute: 60, perHour: 3_600, perDay: 86_400 } as const

type Window = keyof typeof windowSeconds
type Count = (request: FastifyRequest) => Promise<void>
type Ceilings = { perMinute: number } | { perHour: number; perDay: number }

type Tries = Ceilings & {
  keyOf: (request: FastifyRequest) => string
  /** The message for a caller who has to wait. */
  detail?: string
}

/** Limits every call of this scope, in addition to the limit on all requests. */
export function limitTries(app: FastifyInstance, tries: Tries): void {
  let name = ''
  // All processes name a scope by its first call.
  app.addHook('onRoute', ({ method, url }) => {
    name ||= `${method} ${url}`
  })
  const count = countTriesTogether(app, tries, () => name)
  // After authentication, and before the body is read.
  app.addHook('preParsing', async (request) => count(request))
}

/** The same for calls that cost only this process: each process counts its own. */
export function limitLoad(app: FastifyInstance, tries: Tries): void {
  const count = countTries(app, tries)
  app.addHook('preParsing', async (request) => count(request))
}

/** Counts a request, and refuses it when this process has had too many with the same key. */
export function countTries(app: FastifyInstance, { keyOf, detail, ...ceilings }: Tries): Count {
  const counts = ceilingsIn(ceilings).map(({ most, seconds }) =>
    app.createRateLimit({ max: most, timeWindow: seconds * 1_000, keyGenerator: keyOf }),
  )
  return async (request) => {
    for (const count of counts) {
      const tried = await count(request)
      if (!tried.isAllowed && tried.isExceeded) throw refusal(tried.ttlInSeconds, detail)
    }
  }
}

/** The same across all processes; a request that this process refuses by itself costs no statement. */
export function countTriesTogether(app: FastifyInstance, tries: Tries, nameOf: () => string): Count {
  const countHere = countTries(app, tries)
  const { keyOf, detail, ...ceilings } = tries
  return async (request) => {
    await countHere(request)
    if (!app.sharedTries) return
    for (const { most, seconds } of ceilingsIn(ceilings)) {
      const who = `${nameOf()} ${seconds} ${keyOf(request)}`
      const { tries: made, waitSeconds } = await app.sharedTries.count(who, seconds)
      if (made > most) throw refusal(waitSeconds, detail)
    }
  }
}

function ceilingsIn(given: Partial<Record<Window, number>>): { most: number; seconds: number }[] {
  const names = Object.keys(windowSeconds) as Window[]
  return names.flatMap((name) => {
    const most = given[name]
    return most === undefined ? [] : [{ most, seconds: windowSeconds[name] }]
  })
}

function refusal(retryAfterSeconds: number, detail: string | undefined): AppError {
  return new AppError('too-many-requests', { retryAfterSeconds, ...(detail && { detail }) })
}

/** The key that tries and requests are counted by; an unauthenticated caller counts as their network. */
export const countedBy = {
  person: ({ caller, ip }: FastifyRequest) => caller?.userId ?? networkOf(ip),
  network: ({ ip }: FastifyRequest) => networkOf(ip),
} as const
