import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meals } from '../../../meals/meals.ts'
import { isFilled } from '../../item.ts'
import { allItems, findById, findSlot, placeOf } from '../../places.ts'
import type { Template } from '../../template.ts'
import { generatedTemplate, templateOf } from '../../testing/invented-template.ts'
import { faultsOf } from '../../testing/plan-faults.ts'
import { stewsKeepTwoDays } from '../../testing/random-steps.ts'
import { exchangeItems, type Move, moveItem } from './move-item.ts'
import { changeEachItem } from './seat-contents.ts'

/** A third of its dishes keeps for two days alone. */
const drawn = changeEachItem(generatedTemplate(), (item) => {
  const isStew = isFilled(item) && item.recipeId.startsWith('drawn-1')
  return isStew ? { ...item, recipeId: 'stew' } : item
})
const starts = fc.constantFrom(drawn, templateOf(['ccrrrrr', 'rrr.r..']), templateOf(['r.r.r.r', '.......']))
const at = fc.record({ dayNumber: fc.integer({ min: 1, max: 14 }), meal: fc.constantFrom(...meals) })
const step = fc.record({
  from: at,
  to: at,
  isExchange: fc.boolean(),
  leftovers: fc.constantFrom(undefined, 'cook' as const, 'open' as const),
})
type Step = { from: typeof at extends fc.Arbitrary<infer At> ? At : never } & {
  to: Step['from']
  isExchange: boolean
  leftovers: Move['leftovers']
}

function tryMove(template: Template, { from, to, isExchange, leftovers }: Step) {
  const [one, other] = [from, to].map(({ dayNumber, meal }) => findSlot(template, dayNumber, meal))
  if (!one || !other) return undefined
  const rule = isExchange ? exchangeItems : moveItem
  const outcome = rule(template, placeOf(one), {
    to: other.item.id,
    leftovers,
    keepsDaysOf: stewsKeepTwoDays,
  })
  return outcome.ok ? outcome.template : undefined
}

const after = (template: Template, each: Step) => tryMove(template, each) ?? template

/** Every helping of the plan, wherever it is eaten. */
const helpings = (template: Template) =>
  allItems(template)
    .flatMap(({ item }) => (isFilled(item) ? [`${item.recipeId} ${item.servings} ${item.isLocked}`] : []))
    .sort()

const tooOld = (template: Template) =>
  allItems(template).flatMap(({ item, dayNumber }) => {
    const parent = item.kind === 'leftover' && findById(template, item.parentId)
    return parent && dayNumber - parent.dayNumber > stewsKeepTwoDays(item.recipeId) ? [item.id] : []
  })

const runs = { numRuns: 800 }

describe('any path of moves', { timeout: 30_000 }, () => {
  it('[LIFE-1] orphans no leftover, and puts none before its cooking or past its keeping', () => {
    fc.assert(
      fc.property(starts, fc.array(step, { maxLength: 25, size: 'max' }), (start, steps) => {
        const end = steps.reduce(after, start)
        expect(end.weeks.flatMap(faultsOf)).toEqual([])
        expect(tooOld(end)).toEqual([])
        expect(end.weeks.flatMap(({ days }) => days).filter((day) => day.isComplete)).toEqual(
          start.weeks.flatMap(({ days }) => days).filter((day) => day.isComplete),
        )
      }),
      runs,
    )
  })

  it('[LIFE-1] serves the same over the plan, but for meals that are left open', () => {
    fc.assert(
      fc.property(starts, fc.array(step, { maxLength: 25, size: 'max' }), (start, steps) => {
        const kept = steps.map((each) =>
          each.leftovers === 'open' ? { ...each, leftovers: undefined } : each,
        )
        expect(helpings(kept.reduce(after, start))).toEqual(helpings(start))
      }),
      runs,
    )
  })

  it('[LIFE-1] there and back changes nothing', () => {
    let moved = 0
    fc.assert(
      fc.property(starts, fc.array(step, { maxLength: 8 }), step, (start, story, last) => {
        const before = story.reduce(after, start)
        const there = tryMove(before, { ...last, leftovers: undefined })
        if (!there || there === before) return
        moved += 1
        const back = { ...last, from: last.to, to: last.from, leftovers: undefined }
        expect(tryMove(there, back)?.weeks).toEqual(before.weeks)
      }),
      { numRuns: 3000 },
    )
    expect(moved).toBeGreaterThan(200)
  })
})
