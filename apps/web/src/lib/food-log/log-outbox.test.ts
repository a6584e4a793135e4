import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { foodExtra, logEntry } from '@butterleaf/domain/food-log/testing/invented-log'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { cacheLog, readCachedLog } from './cached-log.ts'
import { connectLogReceiver, logOutbox } from './log-outbox.ts'
import { shownLog } from './shown-log.ts'
import { addUnsentEntry, addUnsentExtra, readUnsentLog } from './unsent-log.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const entry = logEntry({ id: 'burger-1' })
const extra = foodExtra({ id: 'coffee-1' })
const written = (atMs: number, value: typeof entry | undefined = entry) => ({ id: entry.id, atMs, value })
const answerOf = (body: unknown) => ({ body: { entry: { id: entry.id, ...(body as object) } } })
const shown = () => shownLog(readCachedLog(), readUnsentLog())

function cutNetwork() {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
}

describe('the log’s outbox', () => {
  it('[LIFE-3] shows at once what waits, and keeps it until the server answers', async () => {
    cutNetwork()
    addUnsentEntry(written(1000))
    await logOutbox.wake()
    expect([logOutbox.isWaiting(), shown().entries]).toEqual([true, [entry]])
    const { sent } = fakeApi(({ body }) => answerOf(body))
    await logOutbox.wake()
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['PUT', '/api/food-log/entries/burger-1'],
    ])
    expect(sent[0]?.body).toMatchObject({ at: '1970-01-01T00:00:01.000Z', date: entry.date })
    expect([readUnsentLog().entries, shown().entries]).toEqual([[], [entry]])
  })

  it('[LIFE-3] what was written and deleted offline is sent as the deletion alone', async () => {
    cutNetwork()
    addUnsentEntry(written(1000))
    addUnsentEntry({ ...written(2000), value: undefined })
    expect(shown().entries).toEqual([])
    const { sent } = fakeApi(() => ({ status: 204 }))
    await logOutbox.wake()
    expect(sent.map(({ method }) => method)).toEqual(['DELETE'])
    expect(readUnsentLog().entries).toEqual([])
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
    addUnsentEntry(written(1000))
    expect(shown().entries.map((one) => [one.id, one.figures.calories])).toEqual([
      ['burger-1', 620],
      ['nuts-1', 180],
    ])
  })

  it('[LIFE-4] sends extras as well', async () => {
    const { sent } = fakeApi(({ body }) => ({ body: { extra: { id: extra.id, ...(body as object) } } }))
    addUnsentExtra({ id: extra.id, atMs: 1000, value: extra })
    await logOutbox.wake()
    expect(sent.map(({ path }) => path)).toEqual(['/api/food-log/extras/coffee-1'])
    expect(shown().extras).toEqual([extra])
  })

  it('[LIFE-3] what is refused for good is told with its reason and not sent for ever', async () => {
    fakeApi(() => ({ status: 400, body: problem(400) }))
    const onRefusal = vi.fn()
    const leave = connectLogReceiver({ onSent: async () => undefined, onRefusal })
    addUnsentEntry(written(1000))
    await logOutbox.wake()
    leave()
    expect([readUnsentLog().entries, onRefusal.mock.calls.length]).toEqual([[], 1])
  })

  it('[LIFE-3] an entry changed while it is on the way is sent again', async () => {
    const { sent } = fakeApi(({ body }) => {
      if ((body as { at: string }).at.includes('00:00:01')) addUnsentEntry(written(2000))
      return answerOf(body)
    })
    addUnsentEntry(written(1000))
    await logOutbox.wake()
    expect(sent).toHaveLength(2)
    expect(readUnsentLog().entries).toEqual([])
  })
})
