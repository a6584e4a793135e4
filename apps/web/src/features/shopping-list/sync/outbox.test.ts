import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { until } from '#lib/testing/until.ts'
import { readCachedList } from './cached-lists.ts'
import { outbox as appsOutbox, ListOutbox, type Receiver } from './outbox.ts'
import { addUnsent, noChanges, readUnsent } from './unsent-changes.ts'

const place = { planId: 'plan', templateId: 't', weekId: 'w1' }
const base = '/api/mealplan/plan/template/t/week/w1/shopping-list'
const ticked = (ingredient: string, atMs = 1000) => ({ ingredient, checked: true, atMs, neededGrams: 5 })
const answer = { body: { Produce: {} } }

let outbox: ListOutbox

// Another file of this process may have started it with a screen.
beforeAll(() => appsOutbox.stop())

beforeEach(() => {
  outbox = new ListOutbox()
})

afterEach(() => {
  outbox.stop()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function cutNetwork() {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const allSent = () => until(() => expect(readUnsent('w1').ticks).toEqual([]))

describe('the outbox', () => {
  it('[SHOP-5] sends lines, ticks and removals in this order, and keeps the answered list', async () => {
    const { sent } = fakeApi(() => answer)
    addUnsent(place, { ticks: [ticked('salt')], removed: ['old'], added: [{ id: 'new', text: 'Soap' }] })
    await outbox.wake()
    const tick = { ingredient: 'salt', checked: true, neededGrams: 5, at: '1970-01-01T00:00:01.000Z' }
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `${base}/lines`, { id: 'new', text: 'Soap' }],
      ['PUT', `${base}/checked`, JSON.stringify([tick])],
      ['DELETE', `${base}/lines`, { id: 'old' }],
    ])
    expect(readCachedList(place)).toEqual(answer.body)
    expect(outbox.isWaiting()).toBe(false)
  })

  it('[SHOP-5] waits longer with each failure, and begins with the short pause again once it could send', async () => {
    vi.useFakeTimers()
    const first = cutNetwork()
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    await vi.advanceTimersByTimeAsync(3_000)
    const afterTwo = first.mock.calls.length
    await vi.advanceTimersByTimeAsync(5_900)
    expect(first.mock.calls.length).toBe(afterTwo)
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(200)
    expect(readUnsent('w1').ticks).toEqual([])
    const again = cutNetwork()
    addUnsent(place, { ticks: [ticked('pepper')] })
    await outbox.wake()
    const afterOne = again.mock.calls.length
    await vi.advanceTimersByTimeAsync(3_100)
    expect(again.mock.calls.length).toBeGreaterThan(afterOne)
  })

  it('[SHOP-5] sends nothing more once it is stopped, a pending retry neither', async () => {
    vi.useFakeTimers()
    const fetched = cutNetwork()
    outbox.start()
    addUnsent(place, { ticks: [ticked('salt')] })
    await vi.advanceTimersByTimeAsync(100)
    expect(outbox.isWaiting()).toBe(true)
    const before = fetched.mock.calls.length
    outbox.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    dispatchEvent(new Event('online'))
    expect(fetched.mock.calls.length).toBe(before)
  })

  it('[SHOP-5] keeps what it can’t send, and sends it when the network is back', async () => {
    cutNetwork()
    outbox.start()
    addUnsent(place, { ticks: [ticked('salt')] })
    await until(() => expect(outbox.isWaiting()).toBe(true))
    expect(readUnsent('w1').ticks).toHaveLength(1)
    fakeApi(() => answer)
    dispatchEvent(new Event('online'))
    await allSent()
    expect(outbox.isWaiting()).toBe(false)
  })

  it('[SHOP-5] sends when the page is seen again, and not while it is hidden', async () => {
    cutNetwork()
    outbox.start()
    addUnsent(place, { ticks: [ticked('salt')] })
    await until(() => expect(outbox.isWaiting()).toBe(true))
    const { sent } = fakeApi(() => answer)
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).toEqual([])
    shown.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await allSent()
    shown.mockRestore()
  })

  it('[SHOP-5] once stopped it listens to nothing any more', async () => {
    cutNetwork()
    outbox.start()
    addUnsent(place, { ticks: [ticked('salt')] })
    await until(() => expect(outbox.isWaiting()).toBe(true))
    outbox.stop()
    const fetched = cutNetwork()
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    addUnsent(place, { ticks: [ticked('egg', 2000)] })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('[SHOP-5] tells a screen that it waits, for as long as the screen listens', async () => {
    cutNetwork()
    const told = vi.fn()
    expect(outbox.isWaiting()).toBe(false)
    const leave = outbox.subscribe(told)
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect(told).toHaveBeenCalledOnce()
    leave()
    fakeApi(() => answer)
    await outbox.wake()
    expect([told.mock.calls.length, outbox.isWaiting()]).toEqual([1, false])
  })

  it('[SHOP-5] sends a change once, however often it is woken meanwhile', async () => {
    const { sent } = fakeApi(() => answer)
    addUnsent(place, { ticks: [ticked('salt')] })
    await Promise.all([outbox.wake(), outbox.wake(), outbox.wake()])
    expect(sent).toHaveLength(1)
  })

  it('[SHOP-5] what is refused while no screen shows the list is dropped all the same', async () => {
    fakeApi(() => ({ status: 409, body: problem(409) }))
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect([readUnsent('w1').ticks, outbox.isWaiting()]).toEqual([[], false])
  })

  it('[SHOP-5] tries again by itself, for a network may come back without a word', async () => {
    vi.useFakeTimers()
    cutNetwork()
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(readUnsent('w1').ticks).toEqual([])
  })

  it('[SHOP-5] a network that is connected but dead counts as none', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    addUnsent(place, { ticks: [ticked('salt')] })
    void outbox.wake()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(outbox.isWaiting()).toBe(true)
    await vi.advanceTimersByTimeAsync(7_000)
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(readUnsent('w1').ticks).toEqual([])
  })

  it('[SHOP-5] the sign-in page of a shop’s network is no answer', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<h1>Free WiFi</h1>', { headers: { 'content-type': 'text/html' } }),
    )
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect(readUnsent('w1').ticks).toHaveLength(1)
  })

  it.each([401, 402, 500, 503])('[SHOP-5] keeps the ticks on a %i', async (status) => {
    fakeApi(() => ({ status, body: problem(status) }))
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect(readUnsent('w1').ticks).toHaveLength(1)
  })

  it.each([404, 409, 422])(
    '[SHOP-5] what is refused by a %i is told and not sent for ever',
    async (status) => {
      fakeApi(() => ({ status, body: problem(status) }))
      const receiver: Receiver = { onAnswer: async () => undefined, onRefusal: vi.fn() }
      outbox.connect(receiver)
      addUnsent(place, { added: [{ id: 'new', text: 'Soap' }] })
      await outbox.wake()
      expect(readUnsent('w1').added).toEqual([])
      expect(receiver.onRefusal).toHaveBeenCalledOnce()
    },
  )

  it('[SHOP-5] a change stays until the screen has taken the answer, so that its row never looks unticked', async () => {
    fakeApi(() => answer)
    const seen: number[] = []
    outbox.connect({
      onAnswer: async () => {
        await new Promise((resolve) => setTimeout(resolve))
        seen.push(readUnsent('w1').ticks.length)
      },
      onRefusal: () => undefined,
    })
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect(seen).toEqual([1])
    expect(readUnsent('w1').ticks).toEqual([])
  })

  it('[SHOP-5] a row ticked again while its tick is on the way is sent again', async () => {
    const { sent } = fakeApi(({ body }) => {
      if (String(body).includes('00:00:01'))
        addUnsent(place, { ticks: [{ ...ticked('salt', 2000), checked: false }] })
      return answer
    })
    addUnsent(place, { ticks: [ticked('salt')] })
    await outbox.wake()
    expect(sent).toHaveLength(2)
    expect(String(sent[1]?.body)).toContain('"checked":false')
    expect(readUnsent('w1').ticks).toEqual([])
  })

  it('[SHOP-5] ticks that a version before this one stored are sent', async () => {
    const { sent } = fakeApi(() => answer)
    const stored =
      '{"owner":"robin","lists":{"w1":{"place":{"planId":"plan","templateId":"t","weekId":"w1"},"changes":{"ticks":[{"ingredient":"salt","checked":true,"atMs":1000,"neededGrams":5}],"added":[],"removed":[]}}}}'
    localStorage.setItem('butterleaf.unsent.1', stored)
    await outbox.wake()
    expect(sent.map(({ path }) => path)).toEqual([`${base}/checked`])
    expect(JSON.parse(localStorage.getItem('butterleaf.unsent.1') ?? '')).toEqual({
      owner: 'robin',
      lists: {},
    })
  })

  it('[SHOP-5] ticks are stored as a version before this one reads them, in a tab that still has it open', () => {
    addUnsent(place, { ticks: [ticked('salt')] })
    const changes = { ticks: [ticked('salt')], added: [], removed: [] }
    const stored: unknown = JSON.parse(localStorage.getItem('butterleaf.unsent.1') ?? '')
    expect(stored).toEqual({ owner: null, lists: { w1: { place, changes } } })
  })

  it('[PAN-2] "I have this" waits for the network, the last of a food alone, and goes out with its moment', async () => {
    cutNetwork()
    addUnsent(place, { atHome: [ticked('salt')] })
    addUnsent(place, { atHome: [{ ...ticked('salt', 2000), checked: false }, ticked('egg')] })
    await outbox.wake()
    expect(outbox.isWaiting()).toBe(true)
    // A tab that still runs the version before this one has nothing to send.
    expect(localStorage.getItem('butterleaf.unsent.1')).toBeNull()
    const { sent } = fakeApi(() => answer)
    await outbox.wake()
    const at = (seconds: number) => new Date(seconds * 1000).toISOString()
    expect(sent.map(({ method, path, body }) => [method, path, JSON.parse(String(body))])).toEqual([
      [
        'PUT',
        `${base}/at-home`,
        [
          { ingredient: 'egg', atHome: true, neededGrams: 5, at: at(1) },
          { ingredient: 'salt', atHome: false, neededGrams: 5, at: at(2) },
        ],
      ],
    ])
    expect(readUnsent('w1')).toEqual(noChanges)
    expect(outbox.isWaiting()).toBe(false)
  })
})
