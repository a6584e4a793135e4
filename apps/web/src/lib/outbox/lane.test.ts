import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildMeans } from '#lib/testing/build-means.ts'
import { until } from '#lib/testing/until.ts'
import { laneOf, stopSending } from './lane.ts'
import { type ActRule, type ActTable, addActs, isLate, readWaiting, replay, runAct } from './queue.ts'

type Words = readonly string[]

/** A server that is told words, and can be cut off. */
const server = { isAway: false, told: [] as string[] }
const tell = async (words: Words): Promise<string> => {
  if (server.isAway) throw new TypeError('Failed to fetch')
  server.told.push(words.join(' '))
  return `heard ${words.join(' ')}`
}
const say: ActRule<Words, string> = {
  keys: () => [],
  apply: (words, { args }) => [...words, args],
  send: (acts) => tell(acts.map(({ args }) => args)),
}
const saySoon = { ...say, send: (acts: readonly { args: string }[]) => tell(acts.map(({ args }) => args)) }
const saidTogether: ActRule<Words, string> = { ...say, callOf: () => 'the same' }
const talk = {
  subject: 'plan',
  acts: { say, saidTogether },
  onRefusal: () => undefined,
} satisfies ActTable<Words>
const diary = { ...talk, subject: 'log' } satisfies ActTable<Words>

const waiting = () => replay(talk, [], readWaiting(talk))
const run = (args: string) => runAct<string, string>(talk, 'say', { args, rule: saySoon })

beforeEach(() => {
  server.isAway = false
  server.told = []
})

afterEach(() => {
  stopSending()
  localStorage.clear()
  vi.useRealTimers()
})

async function send(table: ActTable<Words> = talk) {
  laneOf(table).start(buildMeans())
  await laneOf(table).wake()
}

describe('a lane', () => {
  it('[DAY-11] sends acts of the device and of the tab in the order in which they were made', async () => {
    addActs(talk, [{ name: 'say', args: 'one' }])
    const answer = run('two')
    addActs(talk, [{ name: 'say', args: 'three' }])
    expect(waiting()).toEqual(['one', 'two', 'three'])
    await send()
    expect([server.told, await answer, waiting()]).toEqual([['one', 'two', 'three'], 'heard two', []])
  })

  it('[SHOP-5] sends acts that share a call together, as far as they follow each other', async () => {
    const together = (args: string) => addActs(talk, [{ name: 'saidTogether', args }])
    together('one')
    together('two')
    addActs(talk, [{ name: 'say', args: 'between' }])
    together('three')
    await send()
    expect(server.told).toEqual(['one two', 'between', 'three'])
  })

  it('[ITEM-8] tries an act of the tab once, and tells who asked for it', async () => {
    vi.useFakeTimers()
    server.isAway = true
    const answer = run('one')
    const failure = expect(answer).rejects.toThrow('Failed to fetch')
    await send()
    await failure
    expect([waiting(), isLate(talk)]).toEqual([[], false])
    server.isAway = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(server.told).toEqual([])
  })

  it('[LIFE-1] keeps an act of the device that can’t be sent, and nothing of the tab waits unseen behind it', async () => {
    server.isAway = true
    addActs(talk, [{ name: 'say', args: 'move' }])
    const failure = expect(run('draw')).rejects.toThrow('Failed to fetch')
    await send()
    await failure
    expect([waiting(), isLate(talk)]).toEqual([['move'], true])
  })

  it('[SHOP-5] of one subject that can’t be sent holds up no other', async () => {
    const failing = { ...talk, acts: { say: { ...say, send: () => Promise.reject(new TypeError('lost')) } } }
    addActs(failing, [{ name: 'say', args: 'stuck' }])
    addActs(diary, [{ name: 'say', args: 'written' }])
    await Promise.all([send(failing), send(diary)])
    expect([server.told, isLate(talk), isLate(diary)]).toEqual([['written'], true, false])
  })

  it('[DAY-11] what a tab asked for ends with the page, and isn’t stored', async () => {
    void run('one').catch(() => undefined)
    expect([waiting(), localStorage.length]).toEqual([['one'], 0])
    stopSending()
    expect(waiting()).toEqual([])
    await send()
    await until(() => expect(server.told).toEqual([]))
  })

  it('[SHOP-5] acts that share a call go out apart where the call differs', async () => {
    const byTopic = { ...say, callOf: (topic: string) => topic.slice(0, 1) }
    const topics = { ...talk, acts: { byTopic } } satisfies ActTable<Words>
    for (const args of ['a1', 'a2', 'b1', 'a3']) addActs(topics, [{ name: 'byTopic', args }])
    await send(topics)
    expect(server.told).toEqual(['a1 a2', 'b1', 'a3'])
  })

  it('[SHOP-5] is woken by the page that is seen again, and not by one that is hidden', async () => {
    vi.useFakeTimers()
    server.isAway = true
    addActs(talk, [{ name: 'say', args: 'one' }])
    await send()
    await vi.advanceTimersByTimeAsync(100)
    server.isAway = false
    const see = async (visibility: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
      document.dispatchEvent(new Event('visibilitychange'))
      // Less than the shortest pause, after which it would try by itself.
      await vi.advanceTimersByTimeAsync(100)
      return [...server.told]
    }
    expect([await see('hidden'), await see('visible')]).toEqual([[], ['one']])
    vi.restoreAllMocks()
  })

  it('[SHOP-5] listens to nothing once it is stopped, and sends nothing when it is asked to', async () => {
    const listening = new Set<string>()
    for (const target of [window, document]) {
      const name = target === window ? 'window' : 'document'
      const note = (type: string) => `${name} ${type}`
      vi.spyOn(target, 'addEventListener').mockImplementation((type: string) => listening.add(note(type)))
      vi.spyOn(target, 'removeEventListener').mockImplementation((type: string) => {
        listening.delete(note(type))
      })
    }
    server.isAway = true
    addActs(talk, [{ name: 'say', args: 'one' }])
    await send()
    expect([...listening]).toEqual(expect.arrayContaining(['window online', 'document visibilitychange']))
    laneOf(talk).stop()
    expect([...listening]).toEqual([])
    vi.restoreAllMocks()
    server.isAway = false
    await laneOf(talk).wake()
    expect([server.told, waiting()]).toEqual([[], ['one']])
  })
})
