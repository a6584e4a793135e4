import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { type Answer, ask } from '../../load/ask.ts'
import { daysFromToday, signUpPeople } from '../../load/people.ts'

const dates = 200
const retryMs = 50

export type LoadState = {
  isRunning: boolean
  acknowledged: number
  refused: number
  /** How often each kind of refusal came. */
  refusals: Map<string, number>
  lastAt: number
  longestSilenceMs: number
  /** From a request to its answer, whatever it says. */
  slowestMs: number
}
type WeighIn = [date: string, number: number]
type Writer = { run(state: LoadState): Promise<void>; lost(): Promise<WeighIn[]> }
export type Load = {
  state: LoadState
  /** From now on the longest time without an acknowledged write is measured afresh. */
  forgetSilence(): void
  stop(): Promise<void>
  /** Acknowledged weigh-ins that are not there: none, or what a fault lost. */
  lost(): Promise<WeighIn[]>
}

/**
 * People who write without a pause: each weigh-in of a date says in its note the how-manieth it is. What the
 * server acknowledged is remembered here, and held against what it has in the end.
 */
export async function startWeighIns(origin: string, people: number): Promise<Load> {
  const writers: Writer[] = []
  for (const token of await signUpPeople(origin, people)) writers.push(await makeWriter(origin, token))
  const state: LoadState = {
    isRunning: true,
    acknowledged: 0,
    refused: 0,
    refusals: new Map(),
    lastAt: performance.now(),
    longestSilenceMs: 0,
    slowestMs: 0,
  }
  const ended = Promise.all(writers.map((writer) => writer.run(state)))
  return {
    state,
    forgetSilence: () => void Object.assign(state, { longestSilenceMs: 0, lastAt: performance.now() }),
    stop: async () => {
      state.isRunning = false
      await ended
    },
    lost: async () => (await Promise.all(writers.map((writer) => writer.lost()))).flat(),
  }
}

async function makeWriter(origin: string, token: string): Promise<Writer> {
  const target = { weight: 70, date: daysFromToday(60) }
  const made = await ask('POST', origin + trackerPath, { token, body: target })
  const { id } = JSON.parse(made.text()) as { id: string }
  const known = new Map<string, number>()
  let count = 0
  const write = async (state: LoadState) => {
    count += 1
    const date = daysFromToday(-(count % dates))
    const body = { weightTrackerId: id, date, weight: 80, note: String(count) }
    const askedAt = performance.now()
    const answer = await ask('PUT', `${origin}${trackerPath}/${id}/log`, { token, body }).catch(
      () => undefined,
    )
    state.slowestMs = Math.max(state.slowestMs, performance.now() - askedAt)
    if (answer?.status === 200) {
      known.set(date, count)
      state.acknowledged += 1
      const now = performance.now()
      state.longestSilenceMs = Math.max(state.longestSilenceMs, now - state.lastAt)
      state.lastAt = now
      return
    }
    state.refused += 1
    const kind = kindOf(answer)
    state.refusals.set(kind, (state.refusals.get(kind) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
  return {
    run: async (state) => {
      while (state.isRunning) await write(state)
    },
    lost: async () => {
      const answer = await ask('GET', origin + trackerPath, { token })
      const { logs } = JSON.parse(answer.text()) as { logs: { date: string; note: string }[] }
      const there = new Map(logs.map(({ date, note }) => [date, Number(note)]))
      // A later one that was never acknowledged may be there all the same.
      return [...known].filter(([date, number]) => !((there.get(date) ?? 0) >= number))
    },
  }
}

function kindOf(answer: Answer | undefined): string {
  if (!answer) return 'no answer'
  return `${answer.status}${answer.headers['retry-after'] ? ' with Retry-After' : ''}`
}
