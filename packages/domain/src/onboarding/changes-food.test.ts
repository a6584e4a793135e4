import { describe, expect, it } from 'vitest'
import { changesFood } from './changes-food.ts'
import type { Questionnaire } from './questionnaire.ts'
import { rangesOf } from './ranges-of.ts'
import { fullQuestionnaire } from './testing/full-questionnaire.ts'

const before: Questionnaire = {
  ...fullQuestionnaire,
  diets: ['nut-free'],
  avoidedFoods: ['kale', 'beets'],
  lacksEquipment: ['oven', 'blender'],
  weekdayMinutes: { dinner: { tuesday: 15, sunday: 60 } },
}

describe('changesFood', () => {
  it.each<[string, Partial<Questionnaire>]>([
    ['units', { units: before.units === 'us' ? 'metric' : 'us' }],
    ['the number of people', { people: 4 }],
    ['the order of what is avoided', { avoidedFoods: ['beets', 'kale'] }],
    ['the order of what the kitchen lacks', { lacksEquipment: ['blender', 'oven'] }],
    ['the day of the shopping', { shopping: { day: 'saturday', timesAWeek: 2 } }],
    ['the order of the weekdays', { weekdayMinutes: { dinner: { sunday: 60, tuesday: 15 } } }],
    [
      'the meal’s own limit named for a weekday',
      { weekdayMinutes: { ...before.weekdayMinutes, lunch: { friday: 30 } } },
    ],
    ['a limit of sodium without the aim', { sodiumLimitMg: 2300 }],
    ['ranges typed as they were computed', { ranges: rangesOf(before) }],
  ])('[SET-3] [LIV-4] [LIV-5] %s leaves the dishes as they are', (_, answers) => {
    expect(changesFood(before, { ...before, ...answers })).toBe(false)
  })

  it('[SET-3] a body behind ranges that were typed changes nothing', () => {
    const typed = { ...before, ranges: rangesOf(before) }
    expect(changesFood(typed, { ...typed, ageYears: typed.ageYears + 1 })).toBe(false)
  })

  it.each<[string, Partial<Questionnaire>]>([
    ['the mode', { mode: before.mode === 'own' ? 'generated' : 'own' }],
    ['a diet', { diets: [] }],
    ['a food to avoid', { avoidedFoods: ['kale'] }],
    ['a food group to avoid', { avoidedGroups: ['mushrooms'] }],
    ['a grill that isn’t there', { lacksEquipment: ['oven', 'blender', 'grill'] }],
    ['the weight', { weight: (before.weight + 9000) as Questionnaire['weight'] }],
    ['a budget', { prefersCheap: true, meals: { ...before.meals, dessert: { isWanted: false } } }],
    ['how long dinner may take on Sundays', { weekdayMinutes: { dinner: { tuesday: 15 } } }],
    ['the aim for minerals and fiber', { aimsForMinerals: true }],
    ['room for a snack', { snackRoom: { places: 1, calories: 150, netCarbs: 3 } }],
    ['how long dinner may take', { meals: { ...before.meals, dinner: { mostMinutes: 15 } } }],
  ])('[SET-3] [CON-9] [LIV-4] [LIFE-7] %s changes what is planned', (_, answers) => {
    expect(changesFood(before, { ...before, ...answers })).toBe(true)
  })
})
