import { describe, expect, it } from 'vitest'
import { middleOf } from '../../nutrition/ranges.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { type Helping, isFilled, type NormalItem, sidesOf } from '../item.ts'
import { changeServings } from '../operations/change-servings.ts'
import { changeSides, type SideWish } from '../operations/change-sides.ts'
import { completeDay } from '../operations/complete-day.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { setGuests } from '../operations/set-guests.ts'
import { allItems, type FoundItem, placeOf } from '../places.ts'
import type { Dish } from '../planner/menu.ts'
import { inventedDishes, inventedSides } from '../planner/testing/invented-menu.ts'
import type { Template } from '../template.ts'
import { dayAt, foundAt, itemAt, made, refusalOf, slotAt, templateOf } from '../testing/invented-template.ts'
import { plannedDayFit } from '../use-up/planned-day-fit.ts'
import type { Planning } from './diner.ts'
import { type Kitchen, kitchenOf } from './kitchen.ts'
import { randomizeItem } from './randomize-item.ts'
import { rejectDish } from './reject-dish.ts'
import {
  changeSidesToFit,
  plateInDraw,
  refusalToSide,
  replaceSide,
  sideCandidates,
} from './side-candidates.ts'
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

const timesOfBatches = { prepMinutes: 10, cookMinutes: 10, servings: 2, atOnce: 2 }
const rareFood = {
  ...{ id: 'spinach', packGrams: 200, isLoose: false, openedDays: 4, price: 3 as const },
  ...{ isRare: true, isStaple: false },
}
/** Day 1 has one dish at dinner, and nothing else is eaten that day. */
const main = { ...inventedDishes(1)[2]!, id: 'main', minutes: 20, cookMinutes: 10, wholePieces: [] }
const macros = (calories: number) => {
  return { calories, fat: calories / 12, netCarbs: calories / 200, protein: calories / 16 }
}
const sideOf = (id: string, calories: number, own: Partial<Dish> = {}): Dish => {
  return { ...inventedSides(1)[0]!, id, cookMinutes: 0, perServing: macros(calories), ...own }
}
const kitchenWith = (...dishes: readonly Dish[]) =>
  kitchenOf(dishes.map((dish) => ({ dish, edible: { id: dish.id, ...mayBeEatenByAll } })))
const eating = (servings: number, sides: readonly Helping[] = []): Template => {
  const own = templateOf(['.......'])
  const place = slotAt(own, 1, 'dinner')
  const filled = made(fillSlot(own, place, { meal: 'dinner', recipeId: 'main', servings }))
  return made(changeSides(filled, place, sides))
}
const candidatesIn = (of: Template, kitchen: Kitchen, own: Partial<Planning['diner']['answers']> = {}) => {
  const diner = { ...planning.diner, answers: { ...planning.diner.answers, ...own } }
  const found = foundAt(of, 1, 'dinner')
  return sideCandidates({ kitchen, diner }, { ...found, ...slotOnWeekday(of, found) })
}

describe('a side for a dish', () => {
  const dish = { ...main, perServing: macros(600) }
  const plain = sideOf('plain', 100)

  it('[PLATE-3] comes with what it does to the day, and in the servings that suit it', () => {
    const { fit, standing } = candidatesIn(eating(1), kitchenWith(dish, plain)).get('plain')!
    expect(fit.totals.calories).toBeCloseTo(600 + 100 * fit.servings, 6)
    expect(standing).toMatchObject({
      ...{ deviation: fit.miss, servings: fit.servings, changesOthers: false },
      ...{ isLate: false, isDisliked: false, netCarbs: 0.5 * fit.servings },
    })
  })

  it('[PLATE-3] is none where nothing stands, and is told of who dislikes its cuisine', () => {
    expect(candidatesIn(templateOf(['.......']), kitchenWith(dish, plain)).size).toBe(0)
    const thai = sideOf('thai', 100, { character: { ...plain.character, cuisine: 'thai' } })
    const thaiMain = { ...dish, character: { ...dish.character, cuisine: 'thai' as const } }
    const disliked = candidatesIn(eating(1), kitchenWith(thaiMain, thai, plain), {
      dislikedCuisines: ['thai'],
    })
    expect(disliked.get('thai')?.standing.isDisliked).toBe(true)
    expect(disliked.get('plain')?.standing.isDisliked).toBe(false)
  })

  it('[PLATE-3] [HELD-4] is late where it and its main take longer than there is time', () => {
    const within = (mostMinutes: number, minutes: number, cookMinutes = 0) => {
      const { meals } = planning.diner.answers
      const side = sideOf('plain', 100, { minutes, cookMinutes })
      return candidatesIn(eating(1), kitchenWith(dish, side), {
        meals: { ...meals, dinner: { ...meals.dinner, mostMinutes } },
      }).get('plain')!.standing.isLate
    }
    expect([within(30, 10), within(30, 11), within(0, 900)]).toEqual([false, true, false])
    // What it cooks along with the main takes no time beside it.
    expect([within(30, 20, 10), within(30, 21, 10)]).toEqual([false, true])
    const gone = candidatesIn(eating(1), kitchenWith(plain), {}).get('plain')
    expect(gone?.standing.isLate).toBe(false)
  })

  it('[PLATE-3] comes beside the first side of a plate that is full, and never beside itself', () => {
    const [one, other, third] = [plain, sideOf('other', 150), sideOf('third', 50)]
    const full = eating(1, [
      { recipeId: 'plain', servings: 1 },
      { recipeId: 'other', servings: 2 },
    ])
    const candidates = candidatesIn(full, kitchenWith(dish, one, other, third))
    expect([...candidates.keys()].sort()).toEqual(['other', 'third'])
    const { fit } = candidates.get('third')!
    expect(fit.totals.calories).toBeCloseTo(600 + 100 + 50 * fit.servings, 6)
  })

  it('[PLATE-3] of two amounts that suit alike is nearer to one serving', () => {
    const nothing = sideOf('nothing', 0)
    expect(candidatesIn(eating(1), kitchenWith(dish, nothing)).get('nothing')!.fit.servings).toBe(1)
  })

  it('[PLATE-3] is judged by what the day should hold by then, its open meals still to come', () => {
    const { fit } = candidatesIn(eating(1), kitchenWith(dish, plain)).get('plain')!
    expect(fit.deviation).toBe(fit.miss)
    const target = middleOf(rangesOf(planning.diner.answers).calories)
    const large = { ...main, perServing: macros(target) }
    const alone = eating(1)
    const { fit: beyond } = candidatesIn(alone, kitchenWith(large, plain)).get('plain')!
    expect(beyond.miss).toBeGreaterThan(0)
  })
})

describe('changeSidesToFit', () => {
  const dish = { ...main, perServing: macros(600) }
  const [one, other] = [sideOf('one', 100), sideOf('other', 200)]
  const { diner } = planning
  const kitchen = kitchenWith(dish, one, other)
  const own = eating(1)
  const place = slotAt(own, 1, 'dinner')
  const sidesAfter = (of: Template) => sidesOf(itemAt(of, 1, 'dinner') as never)

  it('[PLATE-3] keeps servings that were asked for, and finds those that weren’t', () => {
    const found = candidatesIn(own, kitchen).get('other')!.fit.servings
    const after = made(
      changeSidesToFit({ kitchen, diner }, own, place, [
        { recipeId: 'one', servings: 0.75 },
        { recipeId: 'other' },
      ]),
    )
    expect(sidesAfter(after)[0]).toEqual({ recipeId: 'one', servings: 0.75 })
    expect(sidesAfter(after)[1]!.servings).toBeLessThanOrEqual(found)
    expect(sidesAfter(made(changeSidesToFit({ kitchen, diner }, after, place, [])))).toEqual([])
  })

  it('[PLATE-3] refuses the first that may not come, a slot that isn’t there, and one without a dish', () => {
    const refusal = (sides: readonly SideWish[], at = place, of = own) =>
      refusalOf(changeSidesToFit({ kitchen, diner }, of, at, sides))
    expect(refusal([{ recipeId: 'one' }, { recipeId: 'main' }])).toEqual({ because: 'no-side' })
    expect(refusal([{ recipeId: 'gone' }, { recipeId: 'main' }])).toEqual({ because: 'no-such-recipe' })
    expect(refusal([{ recipeId: 'one' }], { ...place, itemId: 'none' })).toEqual({ because: 'not-there' })
    const open = templateOf(['.......'])
    expect(refusal([{ recipeId: 'one' }], slotAt(open, 1, 'dinner'), open)).toMatchObject({
      because: 'slot-empty',
    })
    expect(refusalToSide({ kitchen, diner }, 'one', undefined)).toBeUndefined()
  })

  it('[TOG-2] refuses what guests may not eat, but not what stands there already', () => {
    const fishy = kitchenOf(
      [dish, one].map((each) => ({
        dish: each,
        edible: { id: each.id, ...mayBeEatenByAll, contains: each === one ? ['fish'] : [] },
      })),
    )
    const avoids = { diets: [], exclusions: ['fish'], avoidedFoods: [] } as const
    const invite = (of: Template) => made(setGuests(of, { ...place, adults: 1, children: 0, avoids }))
    const asked = [{ recipeId: 'one', servings: 1 }]
    expect(refusalOf(changeSidesToFit({ kitchen: fishy, diner }, invite(own), place, asked))).toEqual({
      because: 'forbidden-at-table',
      names: ['A guest'],
    })
    const standing = invite(eating(1, asked))
    const more = [{ recipeId: 'one', servings: 1.5 }]
    expect(sidesAfter(made(changeSidesToFit({ kitchen: fishy, diner }, standing, place, more)))).toEqual(more)
  })
})

describe('plateInDraw', () => {
  const { diner } = planning
  const dish = { ...main, perServing: macros(260), gramsPerServing: 150 }
  const dinnerIn = (of: Template) => itemAt(of, 1, 'dinner')
  const drawn = (servings: number, kitchen: Kitchen) => {
    const own = eating(servings)
    return made(plateInDraw({ kitchen, diner }, own, slotAt(own, 1, 'dinner')))
  }

  it('[PLATE-3] takes less of a large plate and a side, where the day is as near and the plate costs less', () => {
    const side = sideOf('side', 260, { minutes: 1 })
    const after = dinnerIn(drawn(2.5, kitchenWith(dish, side)))
    expect(after).toMatchObject({ kind: 'normal', recipeId: 'main' })
    expect((after as NormalItem).servings).toBeLessThanOrEqual(1.5)
    const [beside] = sidesOf(after as NormalItem)
    expect(beside).toMatchObject({ recipeId: 'side' })
    const energy = 260 * ((after as NormalItem).servings + beside!.servings)
    expect(energy).toBeGreaterThanOrEqual(2.5 * 260)
  })

  it('[PLATE-3] leaves a plate of a serving and a half or less', () => {
    const side = sideOf('side', 260, { minutes: 1 })
    for (const servings of [1, 1.5])
      expect(dinnerIn(drawn(servings, kitchenWith(dish, side)))).toEqual(dinnerIn(eating(servings)))
  })

  it('[PLATE-3] leaves a plate where a side would take long, come too late, or be disliked', () => {
    const unchanged = dinnerIn(eating(2.5))
    expect(dinnerIn(drawn(2.5, kitchenWith(dish)))).toEqual(unchanged)
    expect(dinnerIn(drawn(2.5, kitchenWith(dish, sideOf('side', 260, { minutes: 600 }))))).toEqual(unchanged)
    const thai = { character: { ...dish.character, cuisine: 'thai' as const } }
    const kitchen = kitchenWith({ ...dish, ...thai }, sideOf('side', 260, { minutes: 1, ...thai }))
    const disliking = { ...diner, answers: { ...diner.answers, dislikedCuisines: ['thai'] as const } }
    const own = eating(2.5)
    const place = slotAt(own, 1, 'dinner')
    expect(made(plateInDraw({ kitchen, diner: disliking }, own, place))).toBe(own)
    expect(made(plateInDraw({ kitchen, diner }, own, place))).not.toBe(own)
  })

  it('[PLATE-3] leaves a plate where a side would bring the day further out', () => {
    const side = sideOf('side', 1, { perServing: { calories: 900, fat: 0, netCarbs: 200, protein: 25 } })
    expect(dinnerIn(drawn(2.5, kitchenWith(dish, side)))).toEqual(dinnerIn(eating(2.5)))
  })

  it('[PLATE-3] leaves an open slot, and one that isn’t there', () => {
    const own = templateOf(['.......'])
    const kitchen = kitchenWith(dish, sideOf('side', 260))
    expect(made(plateInDraw({ kitchen, diner }, own, slotAt(own, 1, 'dinner')))).toBe(own)
    const nowhere = { ...slotAt(own, 1, 'dinner'), itemId: 'none' }
    expect(made(plateInDraw({ kitchen, diner }, own, nowhere))).toBe(own)
  })
})

describe('replaceSide', () => {
  const dish = { ...main, perServing: macros(600) }
  const [gone, other] = [sideOf('gone', 300), sideOf('other', 300)]
  const { diner } = planning
  const avoiding = {
    ...diner,
    interactions: [{ recipeId: 'gone', type: 'dislike' as const }],
  }
  const replacedWith = (kitchen: Kitchen, of = eating(1, [{ recipeId: 'gone', servings: 1 }])) =>
    made(replaceSide({ kitchen, diner: avoiding }, of, 'gone'))
  const dinnerOf = (of: Template) => itemAt(of, 1, 'dinner') as NormalItem

  it('[PLATE-3] [ITEM-7] brings another where the day is nearer its ranges with it', () => {
    const after = dinnerOf(replacedWith(kitchenWith(dish, gone, other)))
    expect(sidesOf(after).map(({ recipeId }) => recipeId)).toEqual(['other'])
    expect(after).toMatchObject({ recipeId: 'main', servings: 1 })
  })

  it('[PLATE-3] [ITEM-7] brings the one that comes nearest', () => {
    const worse = sideOf('worse', 300, { perServing: { ...macros(300), netCarbs: 60 } })
    for (const order of [
      [worse, other],
      [other, worse],
    ])
      expect(sidesOf(dinnerOf(replacedWith(kitchenWith(dish, gone, ...order))))[0]?.recipeId).toBe('other')
  })

  it('[PLATE-3] [ITEM-7] brings none that would be no nearer, or comes too late', () => {
    const carbs = sideOf('carbs', 300, { perServing: { calories: 300, fat: 0, netCarbs: 75, protein: 0 } })
    expect(sidesOf(dinnerOf(replacedWith(kitchenWith(dish, gone, carbs))))).toEqual([])
    expect(sidesOf(dinnerOf(replacedWith(kitchenWith(dish, gone))))).toEqual([])
    const slow = sideOf('slow', 300, { minutes: 900 })
    const { meals } = diner.answers
    const hurried = {
      ...avoiding,
      answers: { ...diner.answers, meals: { ...meals, dinner: { ...meals.dinner, mostMinutes: 30 } } },
    }
    const of = eating(1, [{ recipeId: 'gone', servings: 1 }])
    const after = made(replaceSide({ kitchen: kitchenWith(dish, gone, slow), diner: hurried }, of, 'gone'))
    expect(sidesOf(dinnerOf(after))).toEqual([])
  })

  it('[PLATE-3] [ITEM-7] leaves the other side, and plates that don’t have it', () => {
    const two = eating(1, [
      { recipeId: 'gone', servings: 1 },
      { recipeId: 'other', servings: 0.5 },
    ])
    const after = dinnerOf(replacedWith(kitchenWith(dish, gone, other), two))
    expect(sidesOf(after)).toEqual([{ recipeId: 'other', servings: 0.5 }])
    const without = eating(1, [{ recipeId: 'other', servings: 0.5 }])
    expect(replacedWith(kitchenWith(dish, gone, other, sideOf('third', 300)), without)).toBe(without)
  })
})

describe('a side in a day of three meals', () => {
  const { calories, fat, netCarbs, protein } = rangesOf(planning.diner.answers)
  /** So much of what the middle of a day holds. */
  const part = (share: number) => ({
    calories: share * middleOf(calories),
    fat: share * middleOf(fat),
    netCarbs: share * middleOf(netCarbs),
    protein: share * middleOf(protein),
  })
  const others = [
    { ...inventedDishes(1)[0]!, id: 'eggs', perServing: part(0.25) },
    { ...inventedDishes(1)[1]!, id: 'soup', perServing: part(0.3) },
  ]
  const whole = ['breakfast', 'lunch', 'dinner'] as const
  const dayOf = (meals: readonly (typeof whole)[number][], sides: readonly Helping[] = []): Template => {
    const ids = { breakfast: 'eggs', lunch: 'soup', dinner: 'main' }
    const own = templateOf(['.......'])
    const filled = meals.reduce(
      (now, meal) => made(fillSlot(now, dayAt(now, 1), { meal, recipeId: ids[meal], servings: 1 })),
      own,
    )
    return made(changeSides(filled, slotAt(filled, 1, 'dinner'), sides))
  }
  /** The main leaves so much of the day for a side of a fifth of it. */
  const leaving = (share: number) => {
    const dish = { ...main, perServing: part(0.45 - share) }
    return kitchenWith(dish, ...others, sideOf('side', 1, { perServing: part(0.2) }))
  }

  it.each([
    [0.1, 0.5],
    [0.2, 1],
    [0.3, 1.5],
    [0.4, 2],
  ])('[PLATE-3] that leaves %d of it for a fifth comes in %d servings', (share, servings) => {
    const { fit, standing } = candidatesIn(dayOf(whole), leaving(share)).get('side')!
    expect([fit.servings, standing.servings, fit.miss, fit.deviation]).toEqual([servings, servings, 0, 0])
    expect(fit.totals.calories).toBeCloseTo(middleOf(calories), 6)
  })

  it('[PLATE-3] leaves an open meal its share', () => {
    const open = candidatesIn(dayOf(['breakfast', 'dinner']), leaving(0.2)).get('side')!
    expect([open.fit.servings, open.fit.totals.calories < 0.75 * middleOf(calories)]).toEqual([1, true])
    expect(open.fit.miss).toBe(0)
  })

  it('[PLATE-3] is ranked among those that bring the day into range by its price', () => {
    const cheap = sideOf('cheap', 1, { perServing: part(0.2) })
    const dear = { ...cheap, id: 'dear', foods: [{ food: rareFood, grams: 100 }] }
    const gone = sideOf('gone', 1, { perServing: part(0.2) })
    const dish = { ...main, perServing: part(0.25) }
    const of = dayOf(whole, [{ recipeId: 'gone', servings: 1 }])
    for (const order of [
      [cheap, dear],
      [dear, cheap],
    ]) {
      const kitchen = kitchenWith(dish, ...others, gone, ...order)
      const diner = { ...planning.diner, interactions: [{ recipeId: 'gone', type: 'dislike' as const }] }
      const after = itemAt(made(replaceSide({ kitchen, diner }, of, 'gone')), 1, 'dinner') as NormalItem
      expect(sidesOf(after)).toEqual([{ recipeId: 'cheap', servings: 1 }])
    }
  })

  it('[PLATE-3] [ITEM-7] is none where the day is in range without one', () => {
    const of = dayOf(whole, [{ recipeId: 'gone', servings: 1 }])
    const tiny = sideOf('tiny', 1, { perServing: part(0.0001) })
    const dish = { ...main, perServing: part(0.45) }
    const kitchen = kitchenWith(dish, ...others, tiny, { ...tiny, id: 'gone' })
    const after = itemAt(made(replaceSide({ kitchen, diner: planning.diner }, of, 'gone')), 1, 'dinner')
    expect(sidesOf(after as NormalItem)).toEqual([])
  })

  it('[PLATE-3] [ITEM-7] stays on a day that was eaten', () => {
    const of = dayOf(whole, [{ recipeId: 'gone', servings: 1 }])
    const eaten = made(completeDay(of, dayAt(of, 1)))
    const kitchen = kitchenWith({ ...main, perServing: part(0.25) }, ...others, sideOf('side', 300))
    expect(made(replaceSide({ kitchen, diner: planning.diner }, eaten, 'gone'))).toBe(eaten)
  })

  describe('beside less of a large plate', () => {
    const dish = { ...main, perServing: part(0.18) }
    const plateOf = (...sides: readonly Dish[]) => {
      const own = dayOf(whole)
      const place = slotAt(own, 1, 'dinner')
      const large = made(changeServings(own, place, 6))
      const kitchen = kitchenWith(dish, ...others, ...sides)
      const {
        recipeId,
        servings,
        sides: beside = [],
      } = itemAt(
        made(plateInDraw({ kitchen, diner: planning.diner }, large, place)),
        1,
        'dinner',
      ) as NormalItem
      return [recipeId, servings, ...beside.flatMap((side) => [side.recipeId, side.servings])]
    }
    const quick = (id: string, share: number, own: Partial<Dish> = {}) =>
      sideOf(id, 1, { perServing: part(share), minutes: 1, ...own })

    it('[PLATE-3] comes in the amounts that cost least', () => {
      expect(plateOf(quick('alike', 0.18))).toEqual(['main', 1, 'alike', 1.5])
      for (const order of [
        [quick('small', 0.135), quick('large', 0.27)],
        [quick('large', 0.27), quick('small', 0.135)],
      ])
        expect(plateOf(...order)).toEqual(['main', 1, 'large', 1])
    })

    it('[PLATE-3] is the one that is done sooner, and costs less', () => {
      const slow = quick('slow', 0.27, { minutes: 12 })
      expect(plateOf(slow, quick('quick', 0.27))).toEqual(['main', 1, 'quick', 1])
      const dear = Array.from({ length: 14 }, (_, at) =>
        quick(`dear ${at}`, 0.27, { foods: [{ food: rareFood, grams: 100 }] }),
      )
      expect(plateOf(...dear, quick('cheap', 0.27))).toEqual(['main', 1, 'cheap', 1])
    })

    it('[PLATE-3] is none where it would be dearer than more of the main', () => {
      expect(plateOf(quick('slow', 0.27, { minutes: 90 }))).toEqual(['main', 2.5])
    })
  })

  it('[PLATE-3] takes the second of two wishes for what the first leaves', () => {
    const [one, other] = [0.2, 0.1].map((share, at) => {
      return sideOf(`side ${at}`, 1, { perServing: part(share) })
    })
    const kitchen = kitchenWith({ ...main, perServing: part(0.05) }, ...others, one!, other!)
    const of = dayOf(whole)
    const wishes = [{ recipeId: 'side 0', servings: 1.5 }, { recipeId: 'side 1' }]
    const after = made(
      changeSidesToFit({ kitchen, diner: planning.diner }, of, slotAt(of, 1, 'dinner'), wishes),
    )
    expect(sidesOf(itemAt(after, 1, 'dinner') as NormalItem)).toEqual([
      { recipeId: 'side 0', servings: 1.5 },
      { recipeId: 'side 1', servings: 1 },
    ])
  })

  it('[LIV-1] uses up what the plate’s own dish has opened', () => {
    const foods = (grams: number) => [{ food: { ...rareFood, isRare: false }, grams }]
    const dish = { ...main, perServing: part(0.25), foods: foods(166) }
    const side = sideOf('side', 1, { perServing: part(0.2), foods: foods(34) })
    const { basket } = candidatesIn(dayOf(whole), kitchenWith(dish, ...others, side)).get('side')!
    expect(basket.usesUp).toEqual(['spinach'])
    expect(basket.moreToBuy).toBe(0)
  })

  it('[PLATE-3] may be one that is offered by hand alone', () => {
    const dish = { ...main, perServing: part(0.25) }
    const side = sideOf('side', 1, { perServing: part(0.2) })
    const kitchen = kitchenOf(
      [dish, side].map((each) => ({
        ...{ dish: each, edible: { id: each.id, ...mayBeEatenByAll } },
        ...(each === side && { offered: 'by-hand' as const }),
      })),
    )
    expect([...candidatesIn(dayOf(whole), kitchen).keys()]).toEqual(['side'])
  })

  it('[HELD-4] is late by the minutes that its main takes for all at the table', () => {
    const lateFor = (people: number, mostMinutes: number) => {
      const dish = { ...main, perServing: part(0.25), batchTimes: timesOfBatches, minutes: 20 }
      const side = sideOf('side', 1, { perServing: part(0.2), minutes: 5 })
      const { meals } = planning.diner.answers
      return candidatesIn(dayOf(whole), kitchenWith(dish, ...others, side), {
        people,
        meals: { ...meals, dinner: { ...meals.dinner, mostMinutes } },
      }).get('side')!.standing.isLate
    }
    expect([lateFor(1, 25), lateFor(1, 24)]).toEqual([false, true])
    // Two pans, and three.
    expect([lateFor(4, 35), lateFor(4, 34)]).toEqual([false, true])
    expect([lateFor(6, 45), lateFor(6, 44)]).toEqual([false, true])
  })
})
