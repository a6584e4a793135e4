import { describe, expect, it } from 'vitest'
import type { FilledItem } from '../item.ts'
import { withGuests } from '../table/guests.ts'
import type { Day, Week } from '../template.ts'
import { dayOf, weekOf } from '../testing/invented-template.ts'
import { mealsToSwap, unsuitedAt } from './unsuited-at.ts'

const avoids = { diets: [], exclusions: ['fish'], avoidedFoods: [] } as const
const vegans = { adults: 2, children: 0, avoids }
const invite = (day: Day, meal: string, guests: typeof vegans | { adults: 2; children: 0 } = vegans) =>
  withGuests(day, `${day.id}-${meal}`, guests)
const dishOf = (day: Day, meal: string) => day.items.find((item) => item.meal === meal) as FilledItem
const told = (recipeId: string) => ({ recipeId, because: 'because of fish' })

describe('unsuitedAt', () => {
  const day = invite(dayOf('r'), 'dinner')
  const item = { ...dishOf(day, 'dinner'), sides: [{ recipeId: 'beans', servings: 1 }] }
  const plan = { unsuited: { 'd-dinner': [told(item.recipeId), told('beans'), told('gone')] } }

  it('[TOG-2] tells the dishes that the guests may not eat, of those that still stand there', () => {
    expect(unsuitedAt(plan, { day, item })).toEqual([told(item.recipeId), told('beans')])
  })

  it('[TOG-2] tells nothing where there is nothing told, nor any guest any more who avoids something', () => {
    expect(unsuitedAt({}, { day, item })).toEqual([])
    expect(unsuitedAt({ unsuited: {} }, { day, item })).toEqual([])
    expect(unsuitedAt(plan, { day: dayOf('r'), item })).toEqual([])
    expect(unsuitedAt(plan, { day: invite(dayOf('r'), 'dinner', { adults: 2, children: 0 }), item })).toEqual(
      [],
    )
  })
})

describe('mealsToSwap', () => {
  it('[TOG-2] are the meals of open days whose guests may not eat all of them', () => {
    const { days, ...week } = weekOf('rrcs...')
    const invited: Week = { ...week, days: days.map((day) => invite(invite(day, 'dinner'), 'lunch')) }
    const ids = ['w1d1-dinner', 'w1d2-lunch', 'w1d3-dinner', 'w1d4-lunch', 'w1d4-dinner', 'w1d5-dinner']
    const unsuited = Object.fromEntries(ids.map((id) => [id, [told(`recipe-${id}`)]]))
    const found = mealsToSwap({ unsuited }, { week: invited, weekIndex: 0 })
    expect(found.map(({ item, dayNumber, day }) => [item.id, dayNumber, day])).toEqual([
      ['w1d1-dinner', 1, invited.days[0]],
      ['w1d2-lunch', 2, invited.days[1]],
      ['w1d4-lunch', 4, invited.days[3]],
    ])
    expect(mealsToSwap({}, { week: invited, weekIndex: 0 })).toEqual([])
  })
})
