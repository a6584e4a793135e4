import { describe, expect, it } from 'vitest'
import { recordTicks, type SentTick } from './record-ticks.ts'

const sent = (own: Partial<SentTick> = {}): SentTick => ({
  ingredient: 'salt',
  checked: true,
  atMs: 50,
  ...own,
})
const at = (saltGrams: number, nowMs = 100) => ({ neededGramsOf: new Map([['salt', saltGrams]]), nowMs })

describe('recordTicks', () => {
  it('[SHOP-5] keeps what was needed: as the phone saw it, else as it is now', () => {
    expect(recordTicks([], [sent()], at(6))).toEqual([{ ...sent(), neededGrams: 6 }])
    expect(recordTicks([], [sent({ neededGrams: 4 })], at(6))).toEqual([sent({ neededGrams: 4 })])
    expect(recordTicks([], [sent({ ingredient: 'egg' })], at(6))).toEqual([
      sent({ ingredient: 'egg', neededGrams: 0 }),
    ])
  })

  it.each([600, 1])('[SHOP-5] sent again when %d g are needed, it is the tick of then', (saltGrams) => {
    const held = recordTicks([], [sent()], at(6))
    expect(recordTicks(held, [sent()], at(saltGrams, 200))).toEqual(held)
  })

  it('[SHOP-5] an older tick that comes in late changes nothing', () => {
    const held = recordTicks([], [sent({ checked: false })], at(6))
    expect(recordTicks(held, [sent({ atMs: 40 })], at(6))).toEqual(held)
  })

  it('[SHOP-5] a clock that runs ahead holds no row forever', () => {
    const held = recordTicks([], [sent({ atMs: 9000 })], at(6, 100))
    const [after] = recordTicks(held, [sent({ atMs: 150, checked: false })], at(6, 200))
    expect(after).toMatchObject({ checked: false, atMs: 150 })
  })

  it('[SHOP-5] of several from a clock ahead the last still counts', () => {
    const several = [sent({ atMs: 9000, checked: false }), sent({ atMs: 9001 })]
    expect(recordTicks([], several, at(6))).toMatchObject([{ checked: true, atMs: 100 }])
  })
})
