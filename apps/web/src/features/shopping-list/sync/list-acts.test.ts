import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { laneOf } from '#lib/outbox/lane.ts'
import { addActs, isLate, readWaiting, replay, subscribeToLate } from '#lib/outbox/queue.ts'
import { buildMeans } from '#lib/testing/build-means.ts'
import { fakeApi, problem } from '#lib/testing/fake-api.ts'
import { until } from '#lib/testing/until.ts'
import { buildRow, buildTwoShops } from '../testing/build-list.ts'
import { place, waitingActs } from '../testing/waiting-acts.ts'
import { listActs, rowsOf } from './list-acts.ts'
import { readCachedList } from './list-query.ts'

const base = '/api/mealplan/plan/template/t/week/w1/shopping-list'
const answer = { body: { Produce: {} } }
const mark = (ingredient: string, checked = true) => ({ ingredient, checked, neededGrams: 5 })
const tick = (ingredient: string, checked = true) =>
  addActs(listActs, [{ name: 'saveTicks', args: { place, ticks: [mark(ingredient, checked)] } }])
const markAtHome = (ingredient: string, checked = true) =>
  addActs(listActs, [{ name: 'saveAtHome', args: { place, mark: mark(ingredient, checked) } }])
const addLine = (id: string) =>
  addActs(listActs, [{ name: 'addLine', args: { place, line: { id, text: 'Soap' } } }])
const removeLine = (id: string) => addActs(listActs, [{ name: 'removeLine', args: { place, id } }])
const waiting = () => readWaiting(listActs).map(({ name }) => name)

const lane = laneOf(listActs)
let means: ReturnType<typeof buildMeans>

beforeEach(() => {
  vi.setSystemTime(1000)
  means = buildMeans()
})

afterEach(() => {
  lane.stop()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function cutNetwork() {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

/** Starts to send, and has sent what can be. */
async function send() {
  lane.start(means)
  await lane.wake()
}

const allSent = () => until(() => expect(waiting()).toEqual([]))

describe('the acts of a list', () => {
  it('[SHOP-5] go out in their order, ticks together, and the answered list is kept', async () => {
    const { sent } = fakeApi(() => answer)
    addLine('new')
    tick('salt')
    tick('egg')
    removeLine('old')
    await send()
    const ticks = ['egg', 'salt'].map((ingredient, index) => {
      return { ...mark(ingredient), at: `1970-01-01T00:00:01.00${2 - index}Z` }
    })
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', `${base}/lines`, { id: 'new', text: 'Soap' }],
      ['PUT', `${base}/checked`, JSON.stringify(ticks)],
      ['DELETE', `${base}/lines`, { id: 'old' }],
    ])
    expect(readCachedList(place)).toEqual(answer.body)
    expect(isLate(listActs)).toBe(false)
  })

  it('[SHOP-5] wait longer with each failure, and for the short pause again once one could be sent', async () => {
    vi.useFakeTimers()
    const first = cutNetwork()
    tick('salt')
    await send()
    await vi.advanceTimersByTimeAsync(3_000)
    const afterTwo = first.mock.calls.length
    await vi.advanceTimersByTimeAsync(5_900)
    expect(first.mock.calls.length).toBe(afterTwo)
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(200)
    expect(waiting()).toEqual([])
    const again = cutNetwork()
    tick('pepper')
    await lane.wake()
    const afterOne = again.mock.calls.length
    await vi.advanceTimersByTimeAsync(3_100)
    expect(again.mock.calls.length).toBeGreaterThan(afterOne)
  })

  it('[SHOP-5] aren’t sent any more once the lane is stopped, a pending retry neither', async () => {
    vi.useFakeTimers()
    const fetched = cutNetwork()
    lane.start(means)
    tick('salt')
    await vi.advanceTimersByTimeAsync(100)
    expect(isLate(listActs)).toBe(true)
    const before = fetched.mock.calls.length
    lane.stop()
    await vi.advanceTimersByTimeAsync(120_000)
    dispatchEvent(new Event('online'))
    expect(fetched.mock.calls.length).toBe(before)
  })

  it('[SHOP-5] that can’t be sent are kept, and sent when the network is back', async () => {
    cutNetwork()
    lane.start(means)
    tick('salt')
    await until(() => expect(isLate(listActs)).toBe(true))
    expect(waiting()).toHaveLength(1)
    fakeApi(() => answer)
    dispatchEvent(new Event('online'))
    await allSent()
    await until(() => expect(isLate(listActs)).toBe(false))
  })

  it('[SHOP-5] go out when the page is seen again, and not while it is hidden', async () => {
    cutNetwork()
    lane.start(means)
    tick('salt')
    await until(() => expect(isLate(listActs)).toBe(true))
    const { sent } = fakeApi(() => answer)
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).toEqual([])
    shown.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await allSent()
    shown.mockRestore()
  })

  it('[SHOP-5] wake no lane that is stopped', async () => {
    cutNetwork()
    lane.start(means)
    tick('salt')
    await until(() => expect(isLate(listActs)).toBe(true))
    lane.stop()
    const fetched = cutNetwork()
    dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    tick('egg')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('[SHOP-5] a screen is told that they wait, for as long as it listens', async () => {
    cutNetwork()
    const told = vi.fn()
    expect(isLate(listActs)).toBe(false)
    const leave = subscribeToLate(told)
    tick('salt')
    await send()
    expect(told).toHaveBeenCalledOnce()
    leave()
    fakeApi(() => answer)
    await lane.wake()
    expect([told.mock.calls.length, isLate(listActs)]).toEqual([1, false])
  })

  it('[SHOP-5] are sent once, however often the lane is woken meanwhile', async () => {
    const { sent } = fakeApi(() => answer)
    tick('salt')
    lane.start(means)
    await Promise.all([lane.wake(), lane.wake(), lane.wake()])
    expect(sent).toHaveLength(1)
  })

  it('[SHOP-5] that are refused while no screen shows the list are dropped all the same', async () => {
    fakeApi(() => ({ status: 409, body: problem(409) }))
    tick('salt')
    await send()
    expect([waiting(), isLate(listActs)]).toEqual([[], false])
  })

  it('[SHOP-5] are tried again by themselves, for a network may come back without a word', async () => {
    vi.useFakeTimers()
    cutNetwork()
    tick('salt')
    await send()
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(waiting()).toEqual([])
  })

  it('[SHOP-5] a network that is connected but dead counts as none', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    tick('salt')
    lane.start(means)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(isLate(listActs)).toBe(true)
    await vi.advanceTimersByTimeAsync(7_000)
    fakeApi(() => answer)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(waiting()).toEqual([])
  })

  it('[SHOP-5] the sign-in page of a shop’s network is no answer', async () => {
    vi.stubGlobal(
      'fetch',
      async () => new Response('<h1>Free WiFi</h1>', { headers: { 'content-type': 'text/html' } }),
    )
    tick('salt')
    await send()
    expect(waiting()).toHaveLength(1)
  })

  it.each([401, 402, 500, 503])('[SHOP-5] stay on a %i', async (status) => {
    fakeApi(() => ({ status, body: problem(status) }))
    tick('salt')
    await send()
    expect(waiting()).toHaveLength(1)
  })

  it.each([404, 409, 422])('[SHOP-5] that a %i refuses are told and not sent for ever', async (status) => {
    fakeApi(() => ({ status, body: problem(status) }))
    addLine('new')
    await send()
    expect(waiting()).toEqual([])
    expect(means.toasts.show.mock.calls).toEqual([
      ['That couldn’t go on the list. A test’s problem.', { tone: 'error' }],
    ])
  })

  it('[SHOP-5] stay until the screen has taken the answer, so that their row never looks unticked', async () => {
    fakeApi(() => answer)
    const seen: number[] = []
    const queryFn = () => new Promise(() => undefined)
    const screen = new QueryObserver(means.queries, { queryKey: ['shopping-list', 'w1'], queryFn })
    const leave = screen.subscribe(({ data }) => data !== undefined && seen.push(waiting().length))
    tick('salt')
    await send()
    await until(() => expect(seen).toEqual([1]))
    expect(waiting()).toEqual([])
    leave()
  })

  it('[SHOP-5] a row ticked again while its tick is on the way is sent again', async () => {
    const { sent } = fakeApi(({ body }) => {
      if (String(body).includes('"checked":true')) tick('salt', false)
      return answer
    })
    tick('salt')
    await send()
    expect(sent).toHaveLength(2)
    expect(String(sent[1]?.body)).toContain('"checked":false')
    expect(waiting()).toEqual([])
  })

  it('[PAN-2] "I have this" waits for the network, the last of a food alone, and goes out with its moment', async () => {
    cutNetwork()
    markAtHome('salt')
    markAtHome('egg')
    markAtHome('salt', false)
    await send()
    expect(isLate(listActs)).toBe(true)
    const { sent } = fakeApi(() => answer)
    await lane.wake()
    const at = (ms: number) => new Date(ms).toISOString()
    expect(sent.map(({ method, path, body }) => [method, path, JSON.parse(String(body))])).toEqual([
      [
        'PUT',
        `${base}/at-home`,
        [
          { ingredient: 'egg', atHome: true, neededGrams: 5, at: at(1001) },
          { ingredient: 'salt', atHome: false, neededGrams: 5, at: at(1002) },
        ],
      ],
    ])
    expect(waiting()).toEqual([])
    expect(isLate(listActs)).toBe(false)
  })

  it('[SHOP-5] a line that is taken off again is neither written nor ticked', () => {
    addLine('soap')
    tick('soap')
    tick('egg')
    removeLine('soap')
    expect(waiting()).toEqual(['saveTicks', 'removeLine'])
  })

  it('[PAN-4] a press on a row alone leaves what was said of the row and its near-equals', async () => {
    const ticks = [mark('olive oil'), mark('virgin olive oil')]
    addActs(listActs, [{ name: 'saveTicks', args: { place, ticks } }])
    tick('olive oil', false)
    const { sent } = fakeApi(() => answer)
    await send()
    const told = JSON.parse(String(sent[0]?.body)).map((one: (typeof ticks)[number]) => [
      one.ingredient,
      one.checked,
    ])
    expect([sent.length, told]).toEqual([
      1,
      [
        ['olive oil', false],
        ['virgin olive oil', true],
      ],
    ])
  })

  it('[SHOP-5] ticks of two weeks go out in two calls', async () => {
    const { sent } = fakeApi(() => answer)
    tick('salt')
    const args = { place: { ...place, weekId: 'w2' }, ticks: [mark('salt')] }
    addActs(listActs, [{ name: 'saveTicks', args }])
    await send()
    expect(sent.map(({ path }) => path)).toEqual([
      `${base}/checked`,
      `${base.replace('/w1/', '/w2/')}/checked`,
    ])
  })

  it('[PAN-6] that the cupboard’s question is answered is sent once for a plan', async () => {
    const { sent } = fakeApi(() => answer)
    for (const templateId of ['t', 't', 'other'])
      addActs(listActs, [{ name: 'closeCupboard', args: { place: { ...place, templateId } } }])
    expect(waiting()).toHaveLength(2)
    await send()
    expect(sent.map(({ path }) => path)).toEqual([
      expect.stringContaining('/plan/template/t/'),
      expect.stringContaining('/plan/template/other/'),
    ])
  })

  it('[SHOP-5] tell which rows they are about', () => {
    const acts = waitingActs({
      press: [mark('salt'), mark('egg')],
      atHome: [mark('flour')],
      added: [{ id: 'soap', text: 'Soap' }],
      removed: ['candles'],
    })
    expect(acts.map((act) => [act.name, rowsOf(act)])).toEqual([
      ['addLine', ['soap']],
      ['saveTicks', ['salt', 'egg']],
      ['saveAtHome', ['flour']],
      ['removeLine', []],
    ])
  })

  it('[SHOP-5] a line of one’s own stands open among one’s own until it is ticked', () => {
    const [line] = waitingActs({ added: [{ id: 'soap', text: 'Soap' }] })
    const list = replay(listActs, {}, [line!])
    expect(list[listHeadings.own]?.soap).toMatchObject({ kind: 'own', name: 'Soap', checked: false })
    // Said twice it is one line, with the tick it has.
    const ticked = replay(listActs, list, waitingActs({ ticks: [mark('soap')] }))
    expect(replay(listActs, ticked, [line!])[listHeadings.own]?.soap?.checked).toBe(true)
  })

  it('[LIV-5] [PAN-4] a tick covers the shops whose amount it was told, with what is bought for its near-equals', () => {
    const [trip] = buildTwoShops().Produce!.spinach!.trips!
    const trips = (neededGrams: readonly number[]) =>
      neededGrams.map((grams) => ({ ...trip!, neededGrams: grams }))
    const list = {
      'Oils and fats': {
        'olive oil': buildRow({ name: 'olive oil', trips: trips([10, 50]) }),
        'virgin olive oil': buildRow({
          ...{ name: 'virgin olive oil', boughtAs: 'olive oil' },
          trips: trips([5, 200]),
        }),
        lard: buildRow({ name: 'lard', trips: trips([500, 500]) }),
      },
    }
    const checkedOf = (...ticks: readonly ReturnType<typeof mark>[]) =>
      replay(listActs, list, waitingActs({ press: ticks }))['Oils and fats']?.['olive oil']?.trips?.map(
        ({ checked }) => checked,
      )
    const oil = (neededGrams: number, checked = true) => ({ ...mark('olive oil', checked), neededGrams })
    const virgin = (neededGrams: number, checked = true) => {
      return { ...mark('virgin olive oil', checked), neededGrams }
    }
    expect(checkedOf(oil(10))).toEqual([true, false])
    expect(checkedOf(oil(9))).toEqual([false, false])
    expect(checkedOf(oil(50))).toEqual([true, true])
    expect(checkedOf(oil(50), virgin(5))).toEqual([true, false])
    expect(checkedOf(oil(50), virgin(5, false))).toEqual([false, false])
    expect(checkedOf(oil(50, false))).toEqual([false, false])
  })
})
