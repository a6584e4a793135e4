import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../calendar/iso-date.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { kitchenOf } from '../drawing/kitchen.ts'
import { drawnTemplate, planningWith } from '../drawing/testing/invented-kitchen.ts'
import { isFilled } from '../item.ts'
import { dayNutrients } from '../nutrients/day-nutrients.ts'
import { daysIn } from '../places.ts'
import type { BulkFood } from '../planner/plate-amounts.ts'
import { generatedTemplate } from '../testing/invented-template.ts'
import { plannedDayFit } from '../use-up/planned-day-fit.ts'
import { bulkFoodsIn } from './week-excess.ts'
import { datedDays, eggsIn, plateSentences, weekPlate } from './week-plate.ts'

const template = generatedTemplate()
const week = datedDays(template, { week: template.weeks[0]!, weekIndex: 0 })
const perServing = { fiber: 4, saturatedFat: 10, sodium: 800, potassium: 600, magnesium: 60 }
const usual = () => perServing
const figures = (
  eggs: number | undefined,
  figuresOf: () => typeof perServing | undefined = usual,
  much?: readonly BulkFood[],
) => ({
  nutrientsOfDay: (day: Parameters<typeof dayNutrients>[0]) => dayNutrients(day, figuresOf),
  eggsOfDay: ({ items }: Pick<(typeof week)[number], 'items'>) => eggsIn(items, () => eggs),
  bulkFoodsOfDay: ({ items }: Pick<(typeof week)[number], 'items'>) => bulkFoodsIn(items, () => much),
})
const plain = { ...fullQuestionnaire, diets: [], exclusions: [] }

describe('what a week comes to beside its macros', () => {
  it('[PLATE-2] tells fiber and sodium, and what should have been where they miss', () => {
    const plate = weekPlate(week, figures(0), plain)!
    expect(plate.fiber.met).toBe(plate.fiber.mean >= plate.fiber.reference)
    expect(plate.sodium.met).toBe(plate.sodium.mean <= plate.sodium.reference)
    const [sentence, ...others] = plateSentences(plate, plain, 'en-US')
    expect(others).toEqual([])
    expect(sentence).toMatch(
      /^Fiber comes to [\d.]+ g a day \(aim: [\d.]+ g\), sodium to [\d,]+ mg \(aim: at most [\d,]+ mg\)\.$/,
    )
    const salty = { ...plate, sodium: { mean: 5000, reference: 3900, met: false } }
    expect(plateSentences(salty, plain, 'en-US')[0]).toContain('sodium to 5,000 mg (aim: at most 3,900 mg).')
  })

  it('[PLATE-1] names the days with more than four eggs and a half, why, and what would help', () => {
    const eaten = week.map(({ items }) => eggsIn(items, () => 2))
    const plate = weekPlate(week, figures(2), plain)!
    expect(plate.manyEggs.map(({ dayNumber }) => dayNumber)).toEqual(
      week.flatMap(({ dayNumber }, at) => (eaten[at]! > 4.5 ? [dayNumber] : [])),
    )
    const one = {
      ...plate,
      eggs: 20,
      manyEggs: [
        { dayNumber: 1, date: parseIsoDate('2026-11-24')!, eggs: 6 },
        { dayNumber: 4, date: parseIsoDate('2026-11-27')!, eggs: 5.5 },
      ],
    }
    const slow = { ...plain, meals: { ...plain.meals } }
    expect(plateSentences(one, slow, 'en-US')[1]).toContain(
      'More than four eggs are on Tuesday (6) and Friday (5.5)',
    )
    const much = { ...one, eggs: 24.5 }
    expect(plateSentences(much, slow, 'en-US')[1]).toContain('Friday (5.5), 24.5 in the week')
    expect(plateSentences({ ...much, manyEggs: [] }, slow, 'en-US')[1]).toContain('The week has 24.5 eggs')
    expect(plateSentences({ ...much, eggs: 21, manyEggs: [] }, slow, 'en-US')).toHaveLength(1)
    const narrow = { ...plain, diets: ['vegetarian', 'dairy-free'] as const, exclusions: ['fish'] as const }
    expect(plateSentences(one, narrow, 'en-US')[1]).toContain(
      'Friday (5.5): vegetarian, dairy-free and no fish leave few other dishes.',
    )
  })

  it('[PLATE-1] a person of whom every dish breaks a limit has a plan all the same, and is told which and what would help', () => {
    const { kitchen, diner } = planningWith()
    const ofEggs = kitchenOf(
      kitchen.recipes.map(({ dish, edible }) => ({
        edible,
        dish: { ...dish, eggs: 3, ledBy: 'egg' as const },
      })),
    )
    const { meals } = diner.answers
    const answers = {
      ...diner.answers,
      exclusions: ['fish'] as const,
      meals: { ...meals, dinner: { ...meals.dinner, mostMinutes: 45 } },
    }
    const drawn = drawnTemplate({ kitchen: ofEggs, diner: { ...diner, answers } })
    const items = drawn.weeks.flatMap(({ days }) => days.flatMap((day) => day.items))
    expect(items.filter((item) => !isFilled(item) && item.meal !== 'dessert')).toEqual([])
    const fitOf = plannedDayFit({ kitchen: ofEggs, diner: { ...diner, answers } }, drawn)
    expect(
      drawn.weeks
        .flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
        .every((one) => fitOf(one).inRange),
    ).toBe(true)
    const days = datedDays(drawn, { week: drawn.weeks[0]!, weekIndex: 0 })
    const eggsOfDay = (day: (typeof days)[number]) => eggsIn(day.items, (id) => ofEggs.dish(id)?.eggs)
    const plate = weekPlate(days, { ...figures(0), eggsOfDay: eggsOfDay as never }, answers)!
    expect(plate.manyEggs.length).toBeGreaterThan(0)
    expect(plateSentences(plate, answers, 'en-US').at(-1)).toMatch(
      /^More than four eggs are on .*in the week: .*no fish.* leaves? few other dishes\. More minutes to cook would bring others\.$/,
    )
  })

  it('[PLATE-1] names a food of which a week has too much, and what would help', () => {
    const soy = [{ food: 'tofu and the like', grams: 300 }]
    const asking = { ...plain, diets: ['vegetarian'] as const, exclusions: ['eggs'] as const }
    const plate = weekPlate(week, figures(0, usual, soy), asking)!
    const [most] = plate.muchOfOneFood
    expect(most!.grams).toBeGreaterThan(1500)
    const told = plateSentences(plate, asking, 'en-US').find((one) => one.includes('of tofu'))
    expect(told).toContain(`The week has ${most!.grams.toLocaleString('en-US')} g of tofu and the like: `)
    expect(told).toContain('vegetarian and no eggs leave few other dishes.')
    expect(weekPlate(week, figures(0, usual, [{ ...soy[0]!, grams: 60 }]), asking)).toMatchObject({
      muchOfOneFood: [],
    })
  })

  it('[PLATE-1] who eats no meat with few net carbs is told that more of them help most, before minutes', () => {
    const soy = [{ food: 'tofu and the like', grams: 300 }]
    const { meals } = plain
    const tight = { ...plain, diets: ['vegetarian'] as const, netCarbsGrams: 20 }
    const toldTo = (answers: typeof plain | typeof tight) =>
      plateSentences(weekPlate(week, figures(0, usual, soy), answers)!, answers, 'en-US').at(-1)
    expect(toldTo(tight)).toMatch(
      /few other dishes\. Allowing 30 g of net carbs a day would bring the most\./,
    )
    const short = { ...tight, meals: { ...meals, dinner: { ...meals.dinner, mostMinutes: 30 } } }
    expect(toldTo(short)).toMatch(/would bring the most\. More minutes to cook would bring others\.$/)
    for (const others of [
      { ...tight, netCarbsGrams: 50 },
      { ...plain, netCarbsGrams: 20 },
    ])
      expect(toldTo(others)).not.toContain('net carbs')
  })

  it('[PLATE-1] names a day with the dishes of an earlier one, but not one that was asked for', () => {
    const copied = week.map((day, at) =>
      at === 3 ? { ...day, copied: week[0] } : { ...day, copied: undefined },
    )
    const { meals } = plain
    const variedMeals = {
      ...meals,
      breakfast: { ...meals.breakfast, variety: 'varied' as const },
      lunch: { ...meals.lunch, variety: 'varied' as const },
      dinner: { ...meals.dinner, variety: 'varied' as const },
    }
    const cooked = copied.map((day) => ({
      ...day,
      items: day.items.map((item) =>
        item.kind === 'leftover' ? { ...item, kind: 'normal' as const } : item,
      ),
    }))
    const varied = { ...plain, meals: variedMeals }
    const plate = weekPlate(cooked, figures(0), varied)!
    expect(plate.copiedDays.map(({ dayNumber, of }) => [dayNumber, of.dayNumber])).toEqual([[4, 1]])
    expect(plateSentences(plate, varied, 'en-US')[1]).toMatch(
      /^Some days have the dishes of an earlier one: [A-Z]\w+ those of day 1/,
    )
    const leftovers = copied.map((day) => ({
      ...day,
      items: day.items.map((item) =>
        isFilled(item) ? { ...item, kind: 'leftover' as const, parentId: 'p' } : item,
      ),
    }))
    expect(weekPlate(leftovers, figures(0), varied)!.copiedDays).toEqual([])
  })

  it('[PLATE-1] counts to half an egg and nothing of what doesn’t say', () => {
    const [day] = week
    expect(eggsIn(day!.items, () => undefined)).toBe(0)
    expect((2 * eggsIn(day!.items, () => 0.33)) % 1).toBe(0)
    expect(weekPlate(week, figures(undefined), plain)?.manyEggs).toEqual([])
  })

  it('[PLATE-2] says nothing where a dish doesn’t say its figures, and little to who has fiber among the minerals', () => {
    expect(
      weekPlate(
        week,
        figures(1, () => undefined),
        plain,
      ),
    ).toBeUndefined()
    const aiming = { ...plain, aimsForMinerals: true }
    const plate = weekPlate(week, figures(0), aiming)!
    expect(plateSentences(plate, aiming)).toEqual([])
  })
})
