import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { foodExtra, logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { emptyLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laneOf } from '#lib/outbox/lane.ts'
import { addActs, isLate, readWaiting } from '#lib/outbox/queue.ts'
import { buildMeans } from '#lib/testing/build-means.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { cacheLog, readCachedLog } from './cached-log.ts'
import { logActs, shownLog } from './log-acts.ts'

const lane = laneOf(logActs)
let means: ReturnType<typeof buildMeans>

beforeEach(() => {
  vi.setSystemTime(1000)
  means = buildMeans()
})

afterEach(() => {
  lane.stop()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const entry = logEntry({ id: 'burger-1' })
const extra = foodExtra({ id: 'coffee-1' })
const write = () => addActs(logActs, [{ name: 'saveEntry', args: { entry } }])
const answerOf = (body: unknown) => ({ body: { entry: { id: entry.id, ...(body as object) } } })
const waiting = () => readWaiting(logActs)
const shown = () => shownLog(readCachedLog(), waiting())

async function send() {
  lane.start(means)
  await lane.wake()
}

function cutNetwork() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

describe('what is written down', () => {
  it('[LIFE-3] shows at once, and waits until the server answers', async () => {
    cutNetwork()
    write()
    await send()
    expect([isLate(logActs), shown().entries]).toEqual([true, [entry]])
    const { sent } = fakeApi(({ body }) => answerOf(body))
    await lane.wake()
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/food-log/entries/burger-1'],
    ])
    expect(sent[0]?.body).toMatchObject({ at: '1970-01-01T00:00:01.000Z', date: entry.date })
    expect([waiting(), shown().entries]).toEqual([[], [entry]])
  })

  it('[LIFE-3] and deleted offline is sent as the deletion alone', async () => {
    cutNetwork()
    write()
    addActs(logActs, [{ name: 'deleteEntry', args: { id: entry.id } }])
    expect(shown().entries).toEqual([])
    const { sent } = fakeApi(() => ({ status: 204 }))
    await send()
    expect(sent.map(({ method }) => method)).toEqual(['DELETE'])
    expect(waiting()).toEqual([])
  })

  it('[LIFE-3] two devices that meet keep the entries of both, and the later word on one', async () => {
    const { id, ...fields } = entry
    const other = { id: 'nuts-1', ...fields, figures: { calories: 180, fat: 16, net_carbs: 4, protein: 5 } }
    const older = { id, ...fields, figures: { calories: 700, fat: 45, net_carbs: 6, protein: 44 } }
    const at = new Date(500).toISOString()
    cacheLog({
      entries: [
        { ...other, at },
        { ...older, at },
      ],
      extras: [],
    } as WireFoodLog)
    write()
    expect(shown().entries.map((one) => [one.id, one.figures.calories])).toEqual([
      ['burger-1', 620],
      ['nuts-1', 180],
    ])
  })

  it('[LIFE-3] is overtaken by a later word of another device', () => {
    write()
    const { id, ...fields } = entry
    const figures = { calories: 700, fat: 45, net_carbs: 6, protein: 44 }
    const at = new Date(5000).toISOString()
    cacheLog({ entries: [{ id, ...fields, figures, at }], extras: [] } as WireFoodLog)
    expect(shown().entries.map(({ figures }) => figures.calories)).toEqual([700])
  })

  it('[LIFE-4] extras are sent as well', async () => {
    const { sent } = fakeApi(({ body }) => ({ body: { extra: { id: extra.id, ...(body as object) } } }))
    addActs(logActs, [{ name: 'saveExtra', args: { extra } }])
    await send()
    expect(sent.map(({ path }) => path)).toEqual(['/api/food-log/extras/coffee-1'])
    expect(shown().extras).toEqual([extra])
  })

  it('[LIFE-3] and refused for good is told with its reason and not sent for ever', async () => {
    fakeApi(() => ({ status: 400, body: problem(400) }))
    write()
    await send()
    expect(waiting()).toEqual([])
    expect(means.toasts.show.mock.calls).toEqual([
      ['That couldn’t be written down. A test’s problem.', { tone: 'error' }],
    ])
  })

  it('[LIFE-3] and changed while it is on the way is sent again', async () => {
    const { sent } = fakeApi(({ body }) => {
      if ((body as { at: string }).at.endsWith('01.000Z')) write()
      return answerOf(body)
    })
    write()
    await send()
    expect(sent).toHaveLength(2)
    expect(waiting()).toEqual([])
  })

  it('[LIFE-4] extras wait one by one, and one that is deleted offline is gone', async () => {
    cutNetwork()
    const tea = foodExtra({ id: 'tea-1' })
    for (const one of [extra, tea]) addActs(logActs, [{ name: 'saveExtra', args: { extra: one } }])
    expect(
      shown()
        .extras.map(({ id }) => id)
        .sort(),
    ).toEqual(['coffee-1', 'tea-1'])
    addActs(logActs, [{ name: 'deleteExtra', args: { id: tea.id } }])
    expect([waiting().length, shown().extras]).toEqual([2, [extra]])
    const { sent } = fakeApi(({ method, body }) =>
      method === 'DELETE' ? { status: 204 } : { body: { extra: { id: extra.id, ...(body as object) } } },
    )
    await send()
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/food-log/extras/coffee-1'],
      ['DELETE', expect.stringMatching(/^\/api\/food-log\/extras\/tea-1\?at=/)],
    ])
  })

  it('[LIFE-3] an entry beside an extra shows with it; a log that holds nothing is the empty one', () => {
    const nothing = waiting()
    expect(shownLog(undefined, nothing)).toBe(emptyLog)
    write()
    addActs(logActs, [{ name: 'saveExtra', args: { extra } }])
    expect(shown()).toEqual({ entries: [entry], extras: [extra] })
  })

  it('[ONE-2] is the same object for the same news, and another for other news', () => {
    const acts = waiting()
    const said = (calories: number) => {
      const { id, ...fields } = entry
      const figures = { calories, fat: 45, net_carbs: 6, protein: 44 }
      return {
        entries: [{ id, ...fields, figures, at: new Date(5).toISOString() }],
        extras: [],
      } as WireFoodLog
    }
    const news = said(700)
    const log = shownLog(news, acts)
    expect(shownLog(news, acts)).toBe(log)
    expect(shownLog(said(300), acts).entries.map(({ figures }) => figures.calories)).toEqual([300])
  })
})
