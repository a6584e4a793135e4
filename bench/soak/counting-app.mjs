import { ask } from '../api/ask.mjs'

/** What the tests' own people need of an app, over HTTP; every answer is counted, and how long it took. */
export function countingApp(origin) {
  const tally = { requests: 0, times: [], failures: new Map() }
  const request = async (method, path, { token, body } = {}) => {
    const { status, ms, text } = await ask(method, origin + path, { token, body })
    tally.requests += 1
    tally.times.push(ms)
    return { status, body: text() ? JSON.parse(text()) : undefined }
  }
  return {
    origin,
    clock: { now: () => new Date() },
    request,
    tally,
    fail: ({ message }) => tally.failures.set(message, (tally.failures.get(message) ?? 0) + 1),
  }
}

/** What was counted since, and from now on anew. */
export function takeTally({ tally }) {
  const taken = { ...tally }
  Object.assign(tally, { requests: 0, times: [], failures: new Map() })
  return taken
}
