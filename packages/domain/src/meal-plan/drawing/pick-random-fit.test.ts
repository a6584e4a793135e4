import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { noMacros } from '../../nutrition/macros.ts'
import { plainCharacter } from '../planner/palate.ts'
import type { Fit, SlotFits } from '../planner/rank-slot.ts'
import { type PickWishes, pickRandomFit } from './pick-random-fit.ts'

function madeFit(id: string, deviation: number): Fit {
  const dish = {
    id,
    meals: ['dinner'],
    isSide: false,
    goesWith: [],
    minutes: 20,
    perServing: noMacros,
    priceLevel: 1,
    gramsPerServing: 300,
    wholePieces: [],
    character: plainCharacter,
    batchServings: 2,
    keepsDays: 3,
    foods: [],
    loads: { fiber: 0, sweetener: 0 },
    eggs: 0,
    minerals: { potassium: 0, magnesium: 0, fiber: 0, sodium: 0 },
  } as const
  return { dish, servings: 1, totals: noMacros, deviation, miss: deviation }
}
const inRange = Array.from({ length: 40 }, (_, at) => madeFit(`in-${at}`, 0))
const outOfRange = Array.from({ length: 10 }, (_, at) => madeFit(`out-${at}`, 0.1 + at / 10))

/** Ranked as they stand. */
function fitsOf(fits: readonly Fit[]): SlotFits {
  return {
    dishes: fits.map(({ dish }) => dish),
    portions: Uint8Array.from(fits, () => 4),
    misses: Float64Array.from(fits, ({ miss }) => miss),
    costs: Float64Array.from(fits.keys()),
    fitAt: (at) => fits[at]!,
    ranked: () => [...fits.keys()],
  }
}

/** How often each dish comes in two thousand choices. */
function frequencies(fits: readonly Fit[], wishes: Partial<PickWishes> = {}): Map<string, number> {
  const random = seededRandom('any')
  const counts = new Map<string, number>()
  for (let turn = 0; turn < 2000; turn += 1) {
    const id =
      pickRandomFit(fitsOf(fits), random, { mayCome: () => true, liked: new Set(), ...wishes })?.dish.id ??
      'none'
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

describe('pickRandomFit', () => {
  it('[ITEM-5] takes one of those in range, never one out of it while there are some', () => {
    const ids = [...frequencies([...inRange, ...outOfRange]).keys()]
    expect(ids.length).toBeGreaterThan(10)
    expect(ids.filter((id) => id.startsWith('out'))).toEqual([])
  })

  it('[ITEM-5] never the one that stands there', () => {
    const mayCome = (at: number) => at !== 0
    expect(frequencies(inRange, { mayCome }).has('in-0')).toBe(false)
    expect(frequencies(inRange.slice(0, 1), { mayCome })).toEqual(new Map([['none', 2000]]))
  })

  it('with none in range, takes one of the nearest', () => {
    const ids = [...frequencies(outOfRange).keys()].sort()
    expect(ids).toEqual(['out-0', 'out-1', 'out-2', 'out-3', 'out-4'])
  })

  it('[ITEM-5] what takes far too long comes only where nothing else brings the day into range', () => {
    const last = new Set(['in-0', 'in-1', 'out-0'])
    const comesLast = ({ id }: { id: string }) => last.has(id)
    expect([...frequencies(inRange, { comesLast }).keys()].filter((id) => last.has(id))).toEqual([])
    const drawn = frequencies([inRange[0]!, ...outOfRange], { comesLast })
    expect([...drawn.keys()]).toEqual(['in-0'])
    expect(frequencies(outOfRange, { comesLast }).has('out-0')).toBe(false)
    expect([...frequencies([outOfRange[0]!], { comesLast }).keys()]).toEqual(['out-0'])
  })

  it('the better come oftener, and the liked oftener still', () => {
    const counts = frequencies(inRange)
    expect(counts.get('in-0')).toBeGreaterThan(1.3 * counts.get('in-19')!)
    expect(frequencies(inRange, { liked: new Set(['in-10']) }).get('in-10')).toBeGreaterThan(
      1.5 * counts.get('in-10')!,
    )
  })

  it('the same numbers choose the same dish', () => {
    const choose = () =>
      pickRandomFit(fitsOf(inRange), seededRandom('same'), { mayCome: () => true, liked: new Set() })
    expect(choose()).toEqual(choose())
  })
})
