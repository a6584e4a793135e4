import type { TestApp } from '@butterleaf/testing/test-app'
import { ask } from './ask.ts'

export type Tally = { requests: number; times: number[]; failures: Map<string, number> }
export type CountingApp = Pick<TestApp, 'origin' | 'request'> & {
  clock: { now(): Date }
  tally: Tally
  fail(error: unknown): void
}

/** What the tests' own people need of an app, over HTTP; every answer is counted, and how long it took. */
export function countingApp(origin: string): CountingApp {
  const tally = emptyTally()
  const request: CountingApp['request'] = async (method, path, { token, body } = {}) => {
    const { status, ms, headers, text } = await ask(method, origin + path, { token, body })
    tally.requests += 1
    tally.times.push(ms)
    return {
      status,
      headers: new Headers(headers as Record<string, string>),
      body: text() ? JSON.parse(text()) : undefined,
    }
  }
  return {
    origin,
    clock: { now: () => new Date() },
    request,
    tally,
    fail: (error) => {
      const message = error instanceof Error ? error.message : String(error)
      tally.failures.set(message, (tally.failures.get(message) ?? 0) + 1)
    },
  }
}

/** What was counted since the last time this was asked. */
export function takeTally({ tally }: CountingApp): Tally {
  const taken = { ...tally }
  Object.assign(tally, emptyTally())
  return taken
}

function emptyTally(): Tally {
  return { requests: 0, times: [], failures: new Map() }
}
