import { describe, expect, it } from 'vitest'
import { daysOfWeek } from '../../meals/meals.ts'
import type { Palate } from '../../onboarding/palate.ts'
import type { Dish } from './menu.ts'
import { type DishCharacter, plainCharacter } from './palate.ts'
import { type PlanRequest, planDays, planSlots } from './plan-days.ts'
import type { PlannedDay } from './planned-day.ts'
import { anyPalate, inventedDishes, requestFor } from './testing/invented-menu.ts'

/** A quarter of the dishes each: Thai, new to most, tofu in place of meat, ordinary. */
const kinds: readonly Partial<DishCharacter>[] = [
  { cuisine: 'thai' },
  { familiarity: 'discovery' },
  { isMeatReplacer: true },
  {},
]
const dishes: readonly Dish[] = inventedDishes(120).map((dish, at) => ({
  ...dish,
  character: { ...plainCharacter, ...kinds[at % kinds.length] },
}))
const plain = requestFor(dishes)
const planFor = (palate: Partial<Palate>, own: Partial<PlanRequest> = {}) =>
  planDays({ ...plain, ...own, palate: { ...anyPalate, ...palate } })

function eaten(days: readonly PlannedDay[], isMeant: (dish: Dish) => boolean): number {
  return days.flatMap(({ items }) => items).filter(({ dish }) => isMeant(dish)).length
}
const isSnack = ({ character }: Dish) => character.isNoMeal === true
const isThai = ({ character }: Dish) => character.cuisine === 'thai'
const isNew = ({ character }: Dish) => character.familiarity === 'discovery'
const isReplacer = ({ character }: Dish) => character.isMeatReplacer
const outOfRange = (days: readonly PlannedDay[]) => days.filter(({ deviation }) => deviation > 0)

describe('what a person likes to eat', () => {
  it('[PLAN-2] a disliked cuisine never comes, in no plan and no draw', () => {
    for (const seed of ['one', 'two', 'three']) {
      const palate = { ...anyPalate, dislikedCuisines: ['thai'] as const }
      expect(eaten(planFor(palate, { seed }), isThai)).toBe(0)
      const open = (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({ day: 3, meal }))
      expect(eaten(planSlots({ ...plain, palate, seed }, open), isThai)).toBe(0)
    }
  })

  it('[ITEM-7] a recipe the person likes comes though its cuisine is disliked', () => {
    const onlyThai = dishes.filter((dish) => isThai(dish) || dish.meals[0] !== 'dinner')
    const liked = new Set(onlyThai.filter(isThai).map(({ id }) => id))
    const days = planFor({ dislikedCuisines: ['thai'] }, { dishes: onlyThai, liked })
    expect(days.every(({ items }) => items.some(({ meal }) => meal === 'dinner'))).toBe(true)
  })

  it('[PLAN-2] a liked cuisine comes oftener, at the cost of no day', () => {
    const liking = planFor({ likedCuisines: ['thai'] })
    expect(eaten(liking, isThai)).toBeGreaterThan(eaten(planFor({}), isThai))
    expect(outOfRange(liking)).toEqual([])
  })

  it('[PLAN-2] a person who eats meat gets tofu in its place at most once a week, a vegetarian as often as anything', () => {
    const days = planFor({})
    for (const week of [0, 1, 2, 3]) {
      const ofWeek = days.slice(week * daysOfWeek, (week + 1) * daysOfWeek)
      expect(eaten(ofWeek, isReplacer)).toBeLessThanOrEqual(1)
    }
    expect(eaten(planFor({ eatsMeatOrFish: false }), isReplacer)).toBeGreaterThan(10)
    const liked = new Set(dishes.filter(isReplacer).map(({ id }) => id))
    expect(eaten(planFor({}, { liked }), isReplacer)).toBeGreaterThan(10)
  })

  it('[PLAN-2] organ meats come only to those who want to be surprised', () => {
    const withLiver = dishes.map((dish) => {
      return isNew(dish) ? { ...dish, character: { ...dish.character, isOrganMeat: true } } : dish
    })
    expect(eaten(planFor({ adventure: 'new-each-week' }, { dishes: withLiver }), isNew)).toBe(0)
    expect(eaten(planFor({ adventure: 'surprise' }, { dishes: withLiver }), isNew)).toBeGreaterThan(8)
  })

  it.each([
    ['familiar', 0, 0],
    ['new-each-week', 4, 4],
    ['surprise', 12, 60],
  ] as const)('[PLAN-2] %s means %i to %i new meals in four weeks', (adventure, least, most) => {
    const days = planFor({ adventure })
    expect(eaten(days, isNew)).toBeGreaterThanOrEqual(least)
    expect(eaten(days, isNew)).toBeLessThanOrEqual(most)
    expect(outOfRange(days)).toEqual([])
  })

  it.each(['familiar', 'new-each-week'] as const)(
    '[HELD-4] under %s what is strange comes where a meal has little else',
    (adventure) => {
      const strange = dishes.map((dish) => {
        const isDinner = dish.meals.includes('dinner')
        return isDinner
          ? { ...dish, character: { ...dish.character, familiarity: 'discovery' as const } }
          : dish
      })
      const days = planFor({ adventure }, { dishes: strange })
      expect(outOfRange(days)).toEqual([])
      expect(days.every(({ items }) => items.some(({ meal }) => meal === 'dinner'))).toBe(true)
    },
  )

  it.each(['familiar', 'new-each-week', 'surprise'] as const)(
    '[PLATE-1] under %s no meal is of what stands beside one, unless the person likes it',
    (adventure) => {
      const withSnacks = dishes.map((dish, at) =>
        at % 8 === 1 ? { ...dish, character: { ...dish.character, isNoMeal: true as const } } : dish,
      )
      const days = planFor({ adventure }, { dishes: withSnacks })
      expect(eaten(days, isSnack)).toBe(0)
      expect(outOfRange(days)).toEqual([])
      const liked = new Set(withSnacks.filter(isSnack).map(({ id }) => id))
      expect(eaten(planFor({ adventure }, { dishes: withSnacks, liked }), isSnack)).toBeGreaterThan(0)
    },
  )

  it('[HELD-4] a new dish that the person likes is none that is strange to them', () => {
    const liked = new Set(dishes.filter(isNew).map(({ id }) => id))
    expect(eaten(planFor({ adventure: 'familiar' }, { liked }), isNew)).toBeGreaterThan(0)
  })

  it('[PLAN-2] one new meal comes in each week, and none where the week keeps one', () => {
    const days = planFor({ adventure: 'new-each-week' })
    for (const week of [0, 1, 2, 3])
      expect(eaten(days.slice(week * daysOfWeek, (week + 1) * daysOfWeek), isNew)).toBe(1)
    const kept = days[6]!.items.map((item) => ({ ...item, day: 6, dish: dishes.find(isNew)! })).slice(1, 2)
    const again = planFor({ adventure: 'new-each-week' }, { kept, seed: 'two' })
    expect(eaten(again.slice(0, daysOfWeek), isNew)).toBe(1)
  })

  it('[PLAN-3] liking costs no day: one that only an unloved dish brings into range has it', () => {
    const scarce = dishes.filter((dish) => dish.meals[0] !== 'dinner' || isReplacer(dish))
    const days = planFor({}, { dishes: scarce })
    expect(outOfRange(days)).toEqual([])
    expect(eaten(days, isReplacer)).toBeGreaterThanOrEqual(28)
  })
})
