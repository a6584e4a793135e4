import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { weekdays } from '../../calendar/weekday.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { anyDiner } from '../drawing/testing/invented-kitchen.ts'
import { kitchenWith, plainDays, plainDish, plainDishes, shareOfDay } from '../drawing/testing/plain-days.ts'
import { type FilledItem, isFilled } from '../item.ts'
import { changeSides } from '../operations/change-sides.ts'
import { changeEachItem } from '../operations/moving/seat-contents.ts'
import { setAbsent } from '../operations/set-absent.ts'
import { itemAt, made, slotAt } from '../testing/invented-template.ts'
import { namesEatingApart, ownDishesOf, tableOf } from './table.ts'

const usual = { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner' }
const beans = { ...plainDish('beans', 'dinner'), isSide: true, perServing: shareOfDay(0.05) }
const kitchen = kitchenWith(...plainDishes, beans)
const noAvoids = { diets: [], exclusions: [], avoidedFoods: [] }
const allWeek = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }
const eater = (name: string, own: Partial<Eater>): Eater => {
  return { id: name.toLowerCase(), name, sharedOn: allWeek, avoids: noAvoids, ...own } as Eater
}
const jo = eater('Jo', { share: 0.5 })
const answersWith = (...eaters: readonly Eater[]): Questionnaire => {
  return { ...anyDiner.answers, people: 2, table: { version: 1, eaters } }
}
/** Day 1 is a Monday. */
const template = plainDays(usual, usual)
const dinnerOf = (of = template, dayNumber = 1) => itemAt(of, dayNumber, 'dinner') as FilledItem

describe('who eats what of a plan', () => {
  it('[TOG-3] is a share of the owner’s plate for an eater with a share, its sides, too', () => {
    const plated = made(
      changeSides(template, slotAt(template, 1, 'dinner'), [{ recipeId: 'beans', servings: 1 }]),
    )
    const { platesOf, servedOf, fitsOf } = tableOf(plated, answersWith(jo), kitchen)
    expect(platesOf(dinnerOf(plated))).toEqual([
      {
        eater: jo,
        helpings: [
          { recipeId: 'dinner', servings: 0.5 },
          { recipeId: 'beans', servings: 0.5 },
        ],
      },
    ])
    expect(servedOf(dinnerOf(plated))).toEqual([
      { recipeId: 'dinner', servings: 2.5 },
      { recipeId: 'beans', servings: 2.5 },
    ])
    expect(fitsOf(plated.weeks[0]!.days[0]!)).toEqual([])
  })

  it('[TOG-3] is on the days that they share alone, and not of a dish that isn’t in the plan', () => {
    const tuesdays = eater('Jo', { share: 0.5, sharedOn: { ...allWeek, dinner: ['tuesday'] } })
    const { platesOf, absentFrom } = tableOf(template, answersWith(tuesdays), kitchen)
    expect(platesOf(dinnerOf())).toEqual([])
    expect(platesOf(dinnerOf(template, 2))).toHaveLength(1)
    const elsewhere = { ...dinnerOf(), id: 'elsewhere' }
    expect([platesOf(elsewhere), absentFrom(elsewhere)]).toEqual([[], []])
  })

  it('[TOG-3] names who would eat along and isn’t there', () => {
    const kim = eater('Kim', { share: 1, sharedOn: { ...allWeek, dinner: ['tuesday'] } })
    const without = made(
      setAbsent(template, { ...slotAt(template, 1, 'dinner'), eaters: ['jo', 'kim'], isAllDay: false }),
    )
    const { absentFrom, platesOf, servedOf } = tableOf(without, answersWith(jo, kim), kitchen)
    expect(absentFrom(dinnerOf(without))).toEqual([jo])
    expect(absentFrom(dinnerOf(without, 2))).toEqual([])
    expect(platesOf(dinnerOf(without))).toEqual([])
    expect(servedOf(dinnerOf(without))).toEqual([{ recipeId: 'dinner', servings: 2 }])
  })

  it('[LIFE-2] is nothing of a meal that is out', () => {
    const out = changeEachItem(template, (item) =>
      item.id === dinnerOf().id ? { ...dinnerOf(), servings: 0 } : item,
    )
    expect(tableOf(out, answersWith(jo), kitchen).platesOf(dinnerOf(out))).toEqual([])
  })

  it('[TOG-3] is worked out once, and again for other answers, dishes or dates', () => {
    const answers = answersWith(jo)
    const table = tableOf(template, answers, kitchen)
    expect(tableOf(template, answers, kitchen)).toBe(table)
    const more = answersWith(eater('Jo', { share: 1 }))
    expect(tableOf(template, more, kitchen).platesOf(dinnerOf())[0]!.helpings[0]!.servings).toBe(1)
    const others = kitchenWith(...plainDishes)
    expect(tableOf(template, answers, others)).not.toBe(table)
    const tuesdays = answersWith(eater('Jo', { share: 0.5, sharedOn: { ...allWeek, dinner: ['tuesday'] } }))
    expect(tableOf(template, tuesdays, kitchen).platesOf(dinnerOf())).toEqual([])
    const later = { ...template, startDate: addDays(template.startDate, 1) }
    expect(tableOf(later, tuesdays, kitchen).platesOf(dinnerOf())).toHaveLength(1)
    const { platesOf, absentFrom, fitsOf } = tableOf(template, answersWith(), kitchen)
    expect([platesOf(dinnerOf()), absentFrom(dinnerOf()), fitsOf(template.weeks[0]!.days[0]!)]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe('an eater with needs of their own', () => {
  const { meals } = anyDiner.answers
  const kim = eater('Kim', {
    answers: { ...anyDiner.answers, meals: { ...meals, dessert: { isWanted: false } } },
  })
  const fitOf = (of = template) => tableOf(of, answersWith(kim), kitchen).fitsOf(of.weeks[0]!.days[0]!)[0]!

  it('[TOG-3] has what brings their day into range, with its sides', () => {
    expect(fitOf()).toMatchObject({ eater: kim, deviation: 0, part: { least: 1, most: 1 } })
    expect(fitOf().totals.calories).toBeCloseTo(shareOfDay(1).calories, 6)
    const plated = made(
      changeSides(template, slotAt(template, 1, 'dinner'), [{ recipeId: 'beans', servings: 1 }]),
    )
    const { platesOf } = tableOf(plated, answersWith(kim), kitchen)
    const eaten = plated.weeks[0]!.days[0]!.items.filter(isFilled)
      .flatMap(platesOf)
      .flatMap(({ helpings, own = [] }) => [...helpings, ...own])
    const calories = eaten.map(
      ({ recipeId, servings }) => servings * kitchen.dish(recipeId)!.perServing.calories,
    )
    expect(eaten.map(({ recipeId }) => recipeId)).toContain('beans')
    expect(fitOf(plated).totals.calories).toBeCloseTo(
      calories.reduce((sum, one) => sum + one, 0),
      6,
    )
  })

  it('[TOG-3] counts a dish that has left the cookbook as nothing', () => {
    const gone = kitchenWith(...plainDishes.slice(0, 2))
    const { fitsOf, platesOf } = tableOf(template, answersWith(kim), gone)
    expect(fitsOf(template.weeks[0]!.days[0]!)[0]!.totals.calories).toBeLessThan(shareOfDay(1.4).calories)
    expect(platesOf(dinnerOf())[0]!.helpings[0]!.recipeId).toBe('dinner')
  })
})

describe('dishes of some alone', () => {
  const own = (recipeId: string, servings: number) => [{ recipeId, servings }]
  const plates = [
    { eater: jo, own: own('soup', 1) },
    { eater: eater('Kim', {}), own: [...own('soup', 0.5), ...own('greens', 1)] },
    { eater: eater('Lou', {}) },
  ]

  it('[TOG-3] are cooked once for two who have the same', () => {
    expect(ownDishesOf(plates)).toEqual([...own('soup', 1.5), ...own('greens', 1)])
    expect(ownDishesOf([plates[2]!])).toEqual([])
  })

  it('[TOG-3] are told with the names of who has them', () => {
    expect(namesEatingApart(plates, 'soup')).toEqual(['Jo', 'Kim'])
    expect(namesEatingApart(plates, 'greens')).toEqual(['Kim'])
    expect(namesEatingApart(plates, 'stew')).toEqual([])
  })
})
