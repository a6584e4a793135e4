import { describe, expect, it } from 'vitest'
import { isFilled, sidesOf } from '../item.ts'
import { changeSides } from '../operations/change-sides.ts'
import { allItems, type FoundItem, placeOf } from '../places.ts'
import { inventedSides } from '../planner/testing/invented-menu.ts'
import type { Template } from '../template.ts'
import { foundAt, itemAt, made, refusalOf, slotAt } from '../testing/invented-template.ts'
import { plannedDayFit } from '../use-up/planned-day-fit.ts'
import { kitchenOf } from './kitchen.ts'
import { randomizeItem } from './randomize-item.ts'
import { rejectDish } from './reject-dish.ts'
import { changeSidesToFit, sideCandidates } from './side-candidates.ts'
import { slotOnWeekday } from './slot-on-weekday.ts'
import { drawnTemplate, inventedKitchen, planningWith } from './testing/invented-kitchen.ts'

const mayBeEatenByAll = {
  free: ['nut-free'],
  contains: [],
  foods: ['butter'],
  groups: [],
  needs: [],
} as const
const kitchen = kitchenOf(
  inventedSides(12).map((dish) => ({ dish, edible: { id: dish.id, ...mayBeEatenByAll } })),
  inventedKitchen(),
)
const planning = planningWith({ kitchen })
const template = drawnTemplate(planningWith())
const missOf = (of: Template, { day, dayNumber }: FoundItem) =>
  plannedDayFit(planning, of)({ day, dayNumber }).deviation

describe('sides for a slot', () => {
  it('[PLATE-3] are those that go with its meal, as the day would be with them', () => {
    const found = foundAt(template, 2, 'dinner')
    const candidates = sideCandidates(planning, { ...found, ...slotOnWeekday(template, found) })
    expect([...candidates.keys()].sort()).toEqual(
      inventedSides(12)
        .map(({ id }) => id)
        .sort(),
    )
    const [id, { fit }] = [...candidates][0]!
    const after = made(changeSidesToFit(planning, template, placeOf(found), [{ recipeId: id }]))
    expect(sidesOf(itemAt(after, 2, 'dinner') as never)).toEqual([{ recipeId: id, servings: fit.servings }])
    expect(missOf(after, foundAt(after, 2, 'dinner'))).toBeCloseTo(fit.deviation, 9)
    const breakfast = foundAt(template, 2, 'breakfast')
    const fewer = sideCandidates(planning, { ...breakfast, ...slotOnWeekday(template, breakfast) })
    expect(fewer.size).toBe(6)
  })

  it('[PLATE-3] a main is no side, and a side is refused that there isn’t', () => {
    const refusal = (recipeId: string) =>
      refusalOf(changeSidesToFit(planning, template, slotAt(template, 2, 'dinner'), [{ recipeId }]))?.because
    expect([refusal('lunch-1'), refusal('nothing')]).toEqual(['no-side', 'no-such-recipe'])
  })

  it('[PLATE-3] a dice brings a plate of its own: no side of the old one, and never a day further out', () => {
    const place = slotAt(template, 3, 'dinner')
    const plated = made(changeSides(template, place, [{ recipeId: 'side-1', servings: 1 }]))
    const drawn = made(randomizeItem(planning, plated, place))
    const without = made(randomizeItem(planningWith(), template, place))
    const item = itemAt(drawn, 3, 'dinner')
    expect(isFilled(item) && item.servings).toBeLessThanOrEqual(2.5)
    expect(missOf(drawn, foundAt(drawn, 3, 'dinner'))).toBeLessThanOrEqual(
      missOf(without, foundAt(without, 3, 'dinner')),
    )
  })

  it('[PLATE-3] [ITEM-7] one that is not for the person goes from all open plates, and each keeps its main', () => {
    const plated = [1, 4, 9].reduce(
      (current, day) =>
        made(changeSides(current, slotAt(current, day, 'dinner'), [{ recipeId: 'side-1', servings: 1 }])),
      template,
    )
    const avoiding = {
      ...planning,
      diner: { ...planning.diner, interactions: [{ recipeId: 'side-1', type: 'dislike' as const }] },
    }
    const after = made(rejectDish(avoiding, plated, 'side-1'))
    const mains = (of: Template) =>
      allItems(of).map(({ item }) => (isFilled(item) ? item.recipeId : item.kind))
    expect(mains(after)).toEqual(mains(plated))
    expect(JSON.stringify(after)).not.toContain('"side-1"')
    for (const day of [1, 4, 9])
      expect(missOf(after, foundAt(after, day, 'dinner'))).toBeLessThanOrEqual(
        missOf(template, foundAt(template, day, 'dinner')) + 1e-9,
      )
  })
})
