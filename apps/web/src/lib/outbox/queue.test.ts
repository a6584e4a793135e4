import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPresentOwner } from '#lib/device/owner-store.ts'
import {
  type ActRule,
  type ActTable,
  addActs,
  dropActs,
  type OtherPlace,
  readAlso,
  readWaiting,
  replay,
  subscribeToWaiting,
} from './queue.ts'

/** Texts by place: writing the last one counts, and each addition. */
type Texts = Readonly<Record<string, string>>
const write: ActRule<Texts, { at: string; text: string }> = {
  keys: ({ at }) => [at],
  apply: (texts, { args: { at, text } }) => ({ ...texts, [at]: text }),
  send: async () => undefined,
}
const append: ActRule<Texts, { at: string; text: string }> = {
  keys: () => [],
  apply: (texts, { args: { at, text } }) => ({ ...texts, [at]: `${texts[at] ?? ''}${text}` }),
  send: async () => undefined,
}
const wipe: ActRule<Texts, { all: readonly string[] }> = {
  keys: ({ all }) => all,
  apply: (texts, { args }) =>
    Object.fromEntries(Object.entries(texts).filter(([at]) => !args.all.includes(at))),
  send: async () => undefined,
}
const texts = {
  subject: 'log',
  acts: { write, append, wipe },
  onRefusal: () => undefined,
} satisfies ActTable<Texts>
const others = { ...texts, subject: 'plan' } satisfies ActTable<Texts>

const add = (name: 'write' | 'append', at: string, text: string) =>
  addActs(texts, [{ name, args: { at, text } }])
const names = () => readWaiting(texts).map(({ name }) => name)
const shown = (said: Texts = {}) => replay(texts, said, readWaiting(texts))

beforeEach(() => vi.setSystemTime(1000))

afterEach(() => {
  localStorage.clear()
  setPresentOwner(undefined)
})

describe('the queue', () => {
  it('[ONE-4] [SHOP-5] what is shown is what the server said, with the acts that wait over it in their order', () => {
    add('write', 'a', 'one')
    add('append', 'a', ' more')
    add('append', 'b', 'new')
    expect(shown({ a: 'server', c: 'server' })).toEqual({ a: 'one more', b: 'new', c: 'server' })
    // Newer news of the server: the same acts over it.
    expect(shown({ a: 'another device' })).toEqual({ a: 'one more', b: 'new' })
  })

  it('[SHOP-5] an act takes the place of an earlier one that says nothing beside it, and of no other', () => {
    add('write', 'a', 'one')
    add('append', 'a', '!')
    add('write', 'a', 'two')
    expect(names()).toEqual(['append', 'write'])
    add('write', 'b', 'three')
    addActs(texts, [{ name: 'wipe', args: { all: ['a', 'b'] } }])
    expect(names()).toEqual(['append', 'wipe'])
    add('write', 'b', 'again')
    expect([names(), shown()]).toEqual([['append', 'wipe', 'write'], { b: 'again' }])
  })

  it('[SHOP-5] each act is later than all that waited before it, whatever the clock says', () => {
    add('append', 'a', '1')
    vi.setSystemTime(500)
    add('append', 'a', '2')
    expect(readWaiting(texts).map(({ atMs }) => atMs)).toEqual([1000, 1001])
  })

  it('[SHOP-5] what replaced an act while it was on its way stays when that one is answered', () => {
    add('write', 'a', 'one')
    const onItsWay = readWaiting(texts)
    add('write', 'a', 'two')
    dropActs(onItsWay)
    expect(shown()).toEqual({ a: 'two' })
  })

  it('[SHOP-5] acts of another subject, or that only another version knows, are left alone', () => {
    const newer = { subject: 'log', name: 'draw', args: {}, id: 'newer', atMs: 5 }
    localStorage.setItem('butterleaf.waiting.1', JSON.stringify({ acts: [newer], owner: null }))
    addActs(others, [{ name: 'write', args: { at: 'a', text: 'x' } }])
    add('write', 'a', 'one')
    expect([names(), readWaiting(others).length]).toEqual([['write'], 1])
    dropActs(readWaiting(texts))
    const { acts } = JSON.parse(localStorage.getItem('butterleaf.waiting.1') ?? '')
    expect(acts.map(({ id, subject }: { id: string; subject: string }) => [id === 'newer', subject])).toEqual(
      [
        [true, 'log'],
        [false, 'plan'],
      ],
    )
  })

  it('[SHOP-5] what another tab adds, and drops, is seen here', () => {
    const told = vi.fn()
    const leave = subscribeToWaiting(told)
    add('append', 'a', 'here ')
    const stored = JSON.parse(localStorage.getItem('butterleaf.waiting.1') ?? '')
    const theirs = { ...stored.acts[0], id: 'theirs', args: { at: 'a', text: 'there' }, atMs: 1001 }
    const become = (acts: unknown[]) => {
      localStorage.setItem('butterleaf.waiting.1', JSON.stringify({ ...stored, acts }))
      dispatchEvent(new StorageEvent('storage', { key: 'butterleaf.waiting.1' }))
    }
    become([...stored.acts, theirs])
    expect([told.mock.calls.length, shown()]).toEqual([2, { a: 'here there' }])
    become([theirs])
    expect([told.mock.calls.length, shown()]).toEqual([3, { a: 'there' }])
    leave()
  })

  it('[SHOP-5] stores and tells nothing where nothing is dropped', () => {
    add('append', 'a', '1')
    const told = vi.fn()
    const leave = subscribeToWaiting(told)
    dropActs([{ id: 'none', name: 'append', args: {}, atMs: 0 }])
    dropActs([])
    expect([told.mock.calls.length, names()]).toEqual([0, ['append']])
    leave()
    add('append', 'a', '2')
    expect(told).not.toHaveBeenCalled()
  })

  it('[ONE-4] what waits in another place of the device is shown, dropped and told as well, from one place only', () => {
    let acts = [
      { id: 'old', name: 'append', args: { at: 'a', text: 'earlier ' }, atMs: 1 },
      // An act of a version that this one doesn't know.
      { id: 'unknown', name: 'fold', args: {}, atMs: 2 },
    ]
    const told = vi.fn()
    const leave = subscribeToWaiting(told)
    let tellPlace: () => void = () => undefined
    const place: OtherPlace = {
      read: (subject) => (subject === 'log' ? acts : []),
      drop: (ids) => {
        acts = acts.filter(({ id }) => !ids.has(id))
      },
      subscribe: vi.fn((listener: () => void) => {
        tellPlace = listener
        return () => undefined
      }),
    }
    readAlso(place)
    readAlso(place)
    expect([told.mock.calls.length, vi.mocked(place.subscribe).mock.calls.length]).toEqual([1, 1])
    tellPlace()
    expect(told).toHaveBeenCalledTimes(2)
    add('write', 'b', 'now')
    add('append', 'a', 'later')
    expect([names(), shown()]).toEqual([
      ['append', 'fold', 'write', 'append'],
      { a: 'earlier later', b: 'now' },
    ])
    dropActs(readWaiting(texts).filter(({ id }) => id === 'old'))
    expect(shown()).toEqual({ a: 'later', b: 'now' })
    leave()
    readAlso({ read: () => [], drop: () => undefined, subscribe: () => () => undefined })
  })

  it('gives the same array as long as the same acts wait', () => {
    add('append', 'a', '1')
    const before = readWaiting(texts)
    addActs(others, [{ name: 'write', args: { at: 'a', text: 'x' } }])
    expect(readWaiting(texts)).toBe(before)
  })

  it('[SHOP-5] one person’s acts are hidden from the next, but not while the owner is unknown', () => {
    setPresentOwner('robin')
    add('append', 'a', '1')
    setPresentOwner(undefined)
    expect(names()).toEqual(['append'])
    setPresentOwner('sam')
    expect(names()).toEqual([])
  })

  it('[SHOP-5] acts made while the owner was unknown belong to the next known owner', () => {
    setPresentOwner(undefined)
    add('append', 'a', '1')
    setPresentOwner('robin')
    expect(names()).toEqual(['append'])
  })

  it('[SHOP-5] once all is answered nothing is left, and said twice it is the same', () => {
    const spoken = fc.record({ at: fc.constantFrom('a', 'b'), text: fc.constantFrom('x', 'y') })
    fc.assert(
      fc.property(fc.array(spoken, { maxLength: 8 }), (said) => {
        const sayAll = () =>
          addActs(
            texts,
            said.map((args) => ({ name: 'write' as const, args })),
          )
        for (const args of said) addActs(texts, [{ name: 'write', args }])
        const once = shown()
        sayAll()
        expect(shown()).toEqual(once)
        dropActs(readWaiting(texts))
        expect(names()).toEqual([])
      }),
    )
  })
})
