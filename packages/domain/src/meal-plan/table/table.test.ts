import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '../../calendar/weekday.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import { gramsFromKg } from '../../nutrition/weight.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { cookedServings } from '../cooked-amount.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayFit } from '../fit.ts'
import { helpingsOf, isCooked, isFilled } from '../item.ts'
import { changeServings } from '../operations/change-servings.ts'
import { allItems } from '../places.ts'
import { itemsOf } from '../template.ts'
import { made, slotAt } from '../testing/invented-template.ts'
import { partOfDay } from './part-of-day.ts'
import { servedTo } from './served.ts'
import { tableOf } from './table.ts'

const kitchen = inventedKitchen()
const template = drawnTemplate()
const noAvoids = { diets: [], exclusions: [], avoidedFoods: [] }
const allWeek = { breakfast: weekdays, lunch: weekdays, dinner: weekdays }

const anyWeekdays = fc.subarray([...weekdays])
const anySharing = fc.record({ breakfast: anyWeekdays, lunch: anyWeekdays, dinner: anyWeekdays })
const anyEater = fc
  .record({ sharedOn: anySharing, share: fc.constantFrom(0.25, 0.5, 1, 1.5), hasNeeds: fc.boolean() })
  .map(({ sharedOn, share, hasNeeds }) => ({
    ...{ id: '', name: 'Kim', sharedOn, avoids: noAvoids },
    ...(hasNeeds ? { answers: { ...fullQuestionnaire, mode: 'own' as const } } : { share }),
  }))
const anyTable = fc
  .array(anyEater, { maxLength: 6 })
  .map((eaters): Eater[] => eaters.map((eater, at) => ({ ...eater, id: `eater ${at}` })))
const answersWith = (eaters: readonly Eater[], people = 1): Questionnaire => {
  return { ...fullQuestionnaire, people, table: { version: 1, eaters } }
}

describe('what is served of a plan', () => {
  it('[TOG-3] is the owner’s portions and the plates of all who eat along', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 1, max: 3 }), (eaters, people) => {
        const { servedOf, platesOf } = tableOf(template, answersWith(eaters, people), kitchen)
        for (const item of itemsOf(template.weeks[0]!).filter(isFilled)) {
          const plates = platesOf(item)
          for (const [at, helping] of helpingsOf(item).entries()) {
            const others = plates.reduce((sum, { helpings }) => sum + helpings[at]!.servings, 0)
            expect(servedOf(item)[at]!.servings).toBeCloseTo(people * helping.servings + others, 9)
          }
          if (item.meal === 'dessert') expect(plates).toEqual([])
        }
      }),
      { numRuns: 30 },
    )
  })

  it('[TOG-3] [LEFT-1] all that is cooked in a week is eaten in it', () => {
    fc.assert(
      fc.property(anyTable, (eaters) => {
        const { servedOf } = tableOf(template, answersWith(eaters), kitchen)
        for (const week of template.weeks) {
          const items = itemsOf(week).filter(isFilled)
          const eaten = items.reduce((sum, item) => sum + servedOf(item)[0]!.servings, 0)
          const cooked = items
            .filter(isCooked)
            .reduce((sum, item) => sum + cookedServings(week, item, servedOf), 0)
          expect(cooked).toBeCloseTo(eaten, 6)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[TOG-3] without eaters is as ever', () => {
    const { servedOf } = tableOf(template, answersWith([], 2), kitchen)
    for (const { item } of allItems(template))
      if (isFilled(item)) expect(servedOf(item)).toEqual(servedTo(2)(item))
  })
})

describe('a plan for a table', () => {
  it('[TOG-3] has the shared days of an eater with needs in range, where a plan for the owner alone leaves many out', () => {
    const weekly = { ...anyDiner.answers, meals: { ...anyDiner.answers.meals, dessert: { isWanted: false } } }
    const needs: Questionnaire = {
      ...weekly,
      gender: 'female',
      weight: gramsFromKg(62),
      heightCm: 166,
      mode: 'own',
      meals: {},
    }
    const kim: Eater = { id: 'kim', name: 'Kim', sharedOn: allWeek, avoids: noAvoids, answers: needs }
    const answers = { ...weekly, table: { version: 1, eaters: [kim] } }
    const inRange = (own: typeof weekly) => {
      const drawn = drawnTemplate({ kitchen, diner: { ...anyDiner, answers: own } })
      const days = drawn.weeks.flatMap((week) => week.days)
      const { fitsOf, platesOf } = tableOf(drawn, answers, kitchen)
      const ranges = profileOf(answers).ranges
      // By the shared dishes: with some of their own any plan has them in range.
      const isShared = ({ items }: (typeof days)[number]) =>
        items.filter(isFilled).every((item) => platesOf(item).every(({ own }) => own === undefined))
      const macrosOf = (recipeId: string) => kitchen.dish(recipeId)!.perServing
      return {
        owner: days.filter((day) => dayFit(day, macrosOf, ranges).inRange).length,
        kim: days
          .filter(isShared)
          .flatMap((day) => fitsOf(day))
          .filter(({ deviation }) => deviation === 0).length,
      }
    }
    const [alone, together] = [inRange(weekly), inRange(answers)]
    expect(together.owner).toBeGreaterThanOrEqual(alone.owner - 1)
    expect(together.kim).toBeGreaterThan(alone.kim)
    expect(together.kim).toBeGreaterThanOrEqual(together.owner - 2)
  })
})

describe('an eater with needs of their own', () => {
  const answers = { ...fullQuestionnaire, mode: 'own' as const, meals: {} }
  const kim: Eater = { id: 'kim', name: 'Kim', sharedOn: allWeek, avoids: noAvoids, answers }

  it('[TOG-3] gets portions in quarters, and what they come to is judged by their ranges', () => {
    const { fitsOf, platesOf } = tableOf(template, answersWith([kim]), kitchen)
    for (const day of template.weeks.flatMap(({ days }) => days)) {
      const [fit] = fitsOf(day)
      const totals = day.items.filter(isFilled).reduce(
        (sum, item) =>
          platesOf(item)
            .flatMap(({ helpings, own = [] }) => [...helpings, ...own])
            .reduce((all, { recipeId, servings }) => {
              expect(Number.isInteger(servings * 4)).toBe(true)
              return addMacros(all, scaleMacros(kitchen.dish(recipeId)!.perServing, servings))
            }, sum),
        noMacros,
      )
      for (const [name, amount] of Object.entries(totals))
        expect(fit!.totals[name as keyof typeof totals]).toBeCloseTo(amount, 6)
      expect(fit!.deviation).toBeCloseTo(deviationOf(totals, fit!.part.ranges), 9)
    }
  })

  it('[TOG-3] keeps their portions when the owner eats more', () => {
    const place = slotAt(template, 3, 'breakfast')
    const more = made(changeServings(template, place, 1))
    const platesIn = (one: typeof template) => {
      const { platesOf } = tableOf(one, answersWith([kim]), kitchen)
      return allItems(one).map(({ item }) => (isFilled(item) ? platesOf(item) : []))
    }
    expect(platesIn(more)).toEqual(platesIn(template))
  })

  describe.each([1, 2, 3])('and room for %i snacks a day', (places) => {
    const room = { places, calories: 150, netCarbs: 3 }
    const snacker: Eater = { ...kim, answers: { ...answers, snackRoom: room } }
    const { platesOf, fitsOf } = tableOf(template, answersWith([snacker]), kitchen)

    it('[TOG-3] [LIFE-7] has so much less on their plates of a whole day, and it is in its sum', () => {
      for (const day of template.weeks.flatMap(({ days }) => days)) {
        const [fit] = fitsOf(day)
        expect(fit!.part.snackRoom?.calories).toBe(150 * places)
        const eaten = day.items.filter(isFilled).flatMap((item) =>
          platesOf(item)
            .flatMap(({ helpings, own = [] }) => [...helpings, ...own])
            .map(({ recipeId, servings }) => servings * kitchen.dish(recipeId)!.perServing.calories),
        )
        const sum = eaten.reduce((all, calories) => all + calories, 150 * places)
        expect(fit!.totals.calories).toBeCloseTo(sum, 6)
      }
    })

    it('[TOG-3] [LIFE-7] of a part of their day may have a part of what the snacks leave', () => {
      const part = partOfDay(snacker.answers!, ['dinner'])
      const { calories } = profileOf(answers).ranges
      expect(part.snackRoom).toBeUndefined()
      expect(part.ranges.calories.maximum).toBeCloseTo(0.58 * (calories.maximum - 150 * places))
      expect(part.most).toBeCloseTo(0.58 * (1 - (150 * places) / middleOf(calories)))
    })
  })

  it('[TOG-3] [LIFE-7] has nothing to do with the room that the owner keeps', () => {
    const owner = { ...answersWith([kim]), snackRoom: { places: 2, calories: 200, netCarbs: 3 } }
    const [one, other] = [answersWith([kim]), owner].map((all) => tableOf(template, all, kitchen))
    for (const day of template.weeks.flatMap(({ days }) => days))
      expect(other!.fitsOf(day)).toEqual(one!.fitsOf(day))
  })

  it('[TOG-3] of a part of their day may have what the other meals leave, and of all of it all', () => {
    const whole = partOfDay(answers, ['breakfast', 'lunch', 'dinner'])
    expect([whole.least, whole.most]).toEqual([1, 1])
    const dinner = partOfDay(answers, ['dinner'])
    expect([dinner.least, dinner.most]).toEqual([0.22, 0.58])
    const two = partOfDay(answers, ['lunch', 'dinner'])
    expect(two.least).toBeCloseTo(0.58)
    expect(two.most).toBeCloseTo(0.86)
    expect(dinner.ranges.calories.maximum).toBeCloseTo(0.58 * whole.ranges.calories.maximum)
  })
})
