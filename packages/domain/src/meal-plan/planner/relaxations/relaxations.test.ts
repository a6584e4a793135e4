import { describe, expect, it } from 'vitest'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { planDays } from '../plan-days.ts'
import { anyPalate, inventedDishes, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { relaxed } from './relaxation.ts'
import { relaxationText } from './relaxation-words.ts'
import { nothingFits } from './relaxations.ts'
import { usualTimes } from './short-days.ts'

const timeSteps = { breakfast: [20, 45, 0], lunch: [30, 45, 0], dinner: [30, 60, 0] }
const request = requestFor(inventedDishes(30))
const impossible = rangesAround({ calories: 1900, fat: 147, netCarbs: 6, protein: 138 })

describe('nothingFits', () => {
  it('[PLAN-5] has nothing to say while days are in range', () => {
    expect(nothingFits(request, planDays(request), timeSteps)).toBeUndefined()
  })

  it('[PLAN-5] names the nearest day, the blocking macro, and ranges that gain days', () => {
    const asked = { ...request, ranges: impossible }
    const days = planDays(asked)
    const told = nothingFits(asked, days, timeSteps)!
    expect(told.blocking).toBe('netCarbs')
    expect(told.nearest.deviation).toBe(Math.min(...days.map(({ deviation }) => deviation)))
    expect(told.offers.length).toBeGreaterThan(0)
    for (const { relaxation, gain } of told.offers) {
      const after = planDays(relaxed(asked, relaxation)).filter(({ deviation }) => deviation === 0)
      expect(after).toHaveLength(gain.days)
      expect(gain.days).toBeGreaterThan(0)
    }
    const last = told.offers.at(-1)!
    expect(last.relaxation).toMatchObject({ kind: 'wider-ranges' })
    expect(last.gain.days).toBeGreaterThan(20)
  })

  it('[PLAN-5] offers time where time is what leaves nothing to cook', () => {
    const dishes = request.dishes.map((dish) =>
      dish.meals[0] === 'lunch' ? { ...dish, minutes: dish.minutes + 40 } : dish,
    )
    const asked = { ...request, dishes, wishes: wishesWith({ lunch: { mostMinutes: 30 } }) }
    const told = nothingFits(asked, planDays(asked), timeSteps)!
    expect(told.emptyMeals).toEqual(['lunch'])
    expect(told.offers.map(({ relaxation }) => relaxationText(relaxation))).toContain(
      'Allow any cooking time at lunch',
    )
  })

  describe('a weekday that leaves no time', () => {
    // Only Tuesday's lunches and Friday's dinners have a limit that nothing keeps to.
    const slow = request.dishes.map((dish) =>
      dish.meals[0] === 'dinner' || dish.meals[0] === 'lunch'
        ? { ...dish, minutes: dish.minutes + 20 }
        : dish,
    )
    const wishes = wishesWith({
      lunch: { mostMinutes: 60, mostMinutesOn: { tuesday: 15, friday: 20 } },
      dinner: { mostMinutesOn: { friday: 15, sunday: 60 } },
    })
    const asked = { ...request, dishes: slow, wishes }

    it('[PLAN-5] [LIV-4] is named, though all other days are in range', () => {
      const told = nothingFits(asked, planDays(asked), timeSteps)!
      expect(told.emptyMeals).toEqual([])
      expect(told.emptyOn).toEqual([
        { weekday: 'tuesday', meal: 'lunch' },
        { weekday: 'friday', meal: 'lunch' },
        { weekday: 'friday', meal: 'dinner' },
      ])
      expect(told.offers.map(({ relaxation }) => relaxationText(relaxation))).toEqual([
        'Allow more time on Tuesdays and Fridays, as on other days',
      ])
      expect(told.offers[0]!.gain.days).toBe(8)
    })

    it('[PLAN-5] [LIV-4] where each has something: the day with the fewest dishes, then all short days', () => {
      const short = wishesWith({
        lunch: { mostMinutesOn: { tuesday: 25 } },
        dinner: { mostMinutesOn: { friday: 20, sunday: 30 } },
      })
      expect(usualTimes({ ...request, wishes: short }, request.dishes, [])).toEqual([
        { kind: 'usual-time', weekdays: ['friday'], minutes: { dinner: { friday: 0 } } },
        {
          kind: 'usual-time',
          weekdays: ['tuesday', 'friday', 'sunday'],
          minutes: { lunch: { tuesday: 0 }, dinner: { friday: 0, sunday: 0 } },
        },
      ])
    })

    it('[PLAN-5] [LIV-4] takes no longer time of another weekday', () => {
      const limited = { ...asked, wishes: wishesWith({ dinner: { ...wishes.dinner, mostMinutes: 45 } }) }
      const [offer] = nothingFits(limited, planDays(limited), timeSteps)!.offers
      expect(offer!.relaxation).toEqual({
        kind: 'usual-time',
        weekdays: ['friday'],
        minutes: { dinner: { friday: 45 } },
      })
      expect(relaxed(limited, offer!.relaxation).wishes.dinner.mostMinutesOn).toEqual({ sunday: 60 })
    })
  })

  it('[PLAN-5] names the cuisines left out where they leave nothing to cook', () => {
    const dishes = request.dishes.map((dish) =>
      dish.meals[0] === 'dinner'
        ? { ...dish, character: { ...dish.character, cuisine: 'thai' as const } }
        : dish,
    )
    const asked = { ...request, dishes, palate: { ...anyPalate, dislikedCuisines: ['thai'] as const } }
    const told = nothingFits(asked, planDays(asked), timeSteps)!
    expect(told.emptyMeals).toEqual(['dinner'])
    const [offer] = told.offers
    expect(relaxationText(offer!.relaxation)).toBe('Allow Thai dishes')
    expect(offer!.gain).toMatchObject({ days: 28, dishes: 30 })
  })

  it('[PLAN-5] [CON-9] names the equipment that is lacking: what adds most dishes, then all of it', () => {
    const bakedOnly = request.dishes.filter(({ meals }) => meals[0] === 'dinner')
    const [blended, ...others] = request.dishes.filter((dish) => !bakedOnly.includes(dish))
    const dishesWithout = (lacking: readonly string[]) => [
      ...others,
      ...(lacking.includes('oven') ? [] : bakedOnly),
      ...(lacking.includes('blender') ? [] : [blended!]),
    ]
    const lacking = { equipment: ['blender', 'oven'] as const, dishesWithout }
    const asked = { ...request, dishes: others, lacking }
    const told = nothingFits(asked, planDays(asked), timeSteps)!
    expect(told.emptyMeals).toEqual(['dinner'])
    const [oven, all, ...rest] = told.offers
    expect(relaxationText(oven!.relaxation)).toBe('Cook with an oven')
    expect(oven!.gain).toEqual({ days: 28, dishes: bakedOnly.length })
    expect(relaxed(asked, oven!.relaxation).lacking?.equipment).toEqual(['blender'])
    expect(relaxationText(all!.relaxation)).toBe('Cook with a blender and an oven')
    expect(all!.gain.dishes).toBe(bakedOnly.length + 1)
    expect(relaxed(asked, all!.relaxation).lacking).toBeUndefined()
    expect(rest.map(({ relaxation }) => relaxation.kind)).not.toContain('more-equipment')
  })

  it('[PLAN-5] never offers what a person must not eat', () => {
    const asked = { ...request, ranges: impossible, wishes: wishesWith({ lunch: { mostMinutes: 30 } }) }
    for (const { relaxation } of nothingFits(asked, planDays(asked), timeSteps)!.offers) {
      expect(['more-time', 'no-dessert', 'wider-ranges']).toContain(relaxation.kind)
      expect(relaxed(asked, relaxation).dishes).toBe(asked.dishes)
    }
  })
})
