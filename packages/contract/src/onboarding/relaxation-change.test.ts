import type { Relaxation } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxation'
import { relaxed } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxation'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { describe, expect, it } from 'vitest'
import { nothingFitsShape } from '../meal-plan/nothing-fits-schema.ts'
import { applyRelaxation, encodeRelaxation } from './relaxation-change.ts'
import { derive, readComplete } from './testing/derive.ts'
import { inventedPerson } from './testing/invented-person.ts'

const flat = {
  ...inventedPerson,
  dislikedCuisines: ['thai'],
  lacksEquipment: ['oven', 'blender'],
  weekdayTimes: { dinner: { tuesday: 15, friday: 20, sunday: 60 }, lunch: { tuesday: 15 } },
  schedules: { ...inventedPerson.schedules, dessert: { unique: 1 } },
}
const gain = { days: 12, dishes: 14 }
const before = read(flat)
const wider: MacroRanges = { ...before.ranges, netCarbs: { minimum: 0, maximum: 31 } }

const relaxations: readonly Relaxation[] = [
  { kind: 'more-time', meals: ['lunch'], mostMinutes: 45 },
  { kind: 'more-time', meals: ['breakfast', 'lunch', 'dinner'], mostMinutes: 0 },
  { kind: 'usual-time', weekdays: ['tuesday'], minutes: { dinner: { tuesday: 30 }, lunch: { tuesday: 30 } } },
  {
    kind: 'usual-time',
    weekdays: ['tuesday', 'friday'],
    minutes: { dinner: { tuesday: 30, friday: 30 }, lunch: { tuesday: 30 } },
  },
  { kind: 'no-dessert' },
  { kind: 'all-cuisines', cuisines: ['thai'] },
  { kind: 'more-equipment', used: ['oven'], stillLacking: ['blender'] },
  { kind: 'more-equipment', used: ['oven', 'blender'], stillLacking: [] },
  { kind: 'wider-ranges', macros: ['netCarbs'], ranges: wider },
]

function read(body: object) {
  return derive(readComplete(body))
}

/** As any client would, knowing nothing of what is merged. */
function merged(into: unknown, change: object): object {
  const own = (into ?? {}) as Record<string, unknown>
  const fields = Object.entries(change).map(([key, value]) => [
    key,
    isObject(value) ? merged(own[key], value) : value,
  ])
  return { ...own, ...Object.fromEntries(fields) }
}

function isObject(value: unknown): value is object {
  // A list is one answer: it is replaced.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

describe('an offer when no plan fits', () => {
  it.each(relaxations)(
    '[PLAN-5] merged into the answers asks what the planner tried: $kind',
    (relaxation) => {
      const { change } = encodeRelaxation({ relaxation, gain })
      const after = read(merged(flat, change))
      const rest = {
        dishes: [],
        liked: new Set<string>(),
        prefersCheap: false,
        people: 1,
        startsOn: 'monday' as const,
        kept: [],
        palate: before.palate,
        aim: before.aim,
        seed: '',
        lacking: { equipment: before.avoidances.lacking, dishesWithout: () => [] },
      }
      const tried = relaxed({ ...rest, wishes: before.wishes, ranges: before.ranges }, relaxation)
      expect(after.ranges).toEqual(tried.ranges)
      expect(after.wishes).toEqual(tried.wishes)
      expect(after.palate).toEqual(tried.palate)
      expect(after.avoidances.lacking).toEqual(tried.lacking?.equipment ?? [])
      expect(after).not.toEqual(before)
    },
  )

  it.each(relaxations)(
    '[PLAN-5] is taken up alike by a client that knows the questionnaire: $kind',
    (relaxation) => {
      const { change } = encodeRelaxation({ relaxation, gain })
      const relaxed = completeQuestionnaire(applyRelaxation(readComplete(flat), change))
      expect(relaxed.ok && derive(relaxed.questionnaire)).toEqual(read(merged(flat, change)))
    },
  )

  it.each(relaxations)('[PLAN-5] changes nothing of what a person must not eat: $kind', (relaxation) => {
    const { change } = encodeRelaxation({ relaxation, gain })
    const careful = { ...flat, allergen: [16], intolerance: [25], avoidedIngredients: [{ name: 'cilantro' }] }
    const mustNotEat = (body: object) => ({ ...read(body).avoidances, lacking: [] })
    expect(mustNotEat(merged(careful, change))).toEqual(mustNotEat(careful))
    const isOfKitchen = relaxation.kind === 'more-equipment'
    expect('lacksEquipment' in change).toBe(isOfKitchen)
  })

  it('[PLAN-5] is a choice to press, with what it brings', () => {
    expect(encodeRelaxation({ relaxation: relaxations[0]!, gain })).toEqual({
      id: 'more-time-lunch-45',
      text: 'Allow 45 minutes at lunch',
      gain: '12 more days in range, 14 more recipes',
      change: { schedules: { lunch: { time: 45 } } },
    })
  })

  it('[PLAN-5] has an id that no other has', () => {
    const narrower: Relaxation = {
      kind: 'wider-ranges',
      macros: ['netCarbs'],
      ranges: { ...wider, netCarbs: { minimum: 0, maximum: 28 } },
    }
    const offers = [...relaxations, narrower].map((relaxation) => encodeRelaxation({ relaxation, gain }))
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    expect(nothingFitsShape.relaxations.parse(offers)).toEqual(offers)
  })
})
