import { describe, expect, it } from 'vitest'
import { skeletonOf } from '../meal-plan/planner/search/skeleton.ts'
import { daysOfWeek } from '../meals/meals.ts'
import { cookingRhythms, rhythmOf, usualRhythm, withRhythm, withUsualRhythm } from './cooking-rhythm.ts'
import { type MealsAnswers, timeOptions, withFreshness } from './meal-answers.ts'
import { fullQuestionnaire } from './testing/full-questionnaire.ts'
import { weekdayTimeOf, weekdayTimeOptions, withWeekdayTime } from './weekday-minutes.ts'
import { wishesOf } from './wishes.ts'

const { meals } = fullQuestionnaire

describe('a rhythm of cooking', () => {
  it.each(cookingRhythms)(
    '[LIV-3] %s sets leftovers and variety of all meals, and nothing else',
    (rhythm) => {
      const after = withRhythm(meals, rhythm)
      expect(rhythmOf(after)).toBe(rhythm)
      expect(after.dessert).toEqual(meals.dessert)
      for (const meal of ['breakfast', 'lunch', 'dinner'] as const) {
        const { leftovers, variety, isAlwaysFresh, ...others } = after[meal]!
        expect(others).toEqual({ mostMinutes: meals[meal]!.mostMinutes })
        expect([leftovers, variety, isAlwaysFresh]).not.toContain(undefined)
      }
    },
  )

  it('[LIV-3] the rarer the cooking, the fewer dishes are cooked in a week', () => {
    const cookings = cookingRhythms.map(
      (rhythm) => skeletonOf(wishesOf({ meals: withRhythm(meals, rhythm), mode: 'generated' })).length,
    )
    expect(cookings).toEqual([...cookings].sort((a, b) => b - a))
    expect(new Set(cookings).size).toBe(cookingRhythms.length)
  })

  it('[LIV-3] [LIV-7] twice a week, cooks on two days, and no dinner is eaten two evenings running', () => {
    const wishes = wishesOf({ meals: withRhythm(meals, 'twice-a-week'), mode: 'generated' })
    const week = skeletonOf(wishes).filter(
      ({ meal, slots }) => meal !== 'dessert' && slots[0]!.day < daysOfWeek,
    )
    const cookedOn = week.flatMap(({ slots }) => slots.filter((slot) => !slot.leftoverOf))
    expect(new Set(cookedOn.map(({ day }) => day))).toEqual(new Set([0, 3]))
    for (const { slots } of week) {
      const evenings = slots.filter(({ meal }) => meal === 'dinner').map(({ day }) => day)
      for (const evening of evenings) expect(evenings).not.toContain(evening + 1)
    }
  })

  it('[LIV-3] twice a week, as it was answered before, is still twice a week', () => {
    const before = { ...withFreshness('mostly'), variety: 'mostly-the-same' } as const
    expect(rhythmOf({ breakfast: before, lunch: before, dinner: before })).toBe('twice-a-week')
    expect(rhythmOf({ breakfast: before, lunch: before, dinner: { ...before, variety: 'varied' } })).toBe(
      undefined,
    )
  })

  it('[LIV-3] a meal that differs makes it a mix of one’s own; a breakfast that is skipped doesn’t', () => {
    const both = withRhythm(meals, 'a-bit-of-both')
    const other: MealsAnswers = { ...both, breakfast: { ...both.breakfast, ...withFreshness('fresh') } }
    expect(rhythmOf(other)).toBeUndefined()
    expect(rhythmOf({ ...other, breakfast: { isSkipped: true } })).toBe('a-bit-of-both')
    expect(rhythmOf({ ...both, dinner: { ...both.dinner, variety: 'mostly-the-same' } })).toBeUndefined()
    expect(rhythmOf({})).toBeUndefined()
  })

  it('[LIV-3] the middle one is preselected where nothing is said, and never over what was said', () => {
    expect(usualRhythm).toBe(cookingRhythms[1])
    expect(rhythmOf(withUsualRhythm({ dinner: { mostMinutes: 30 } }))).toBe(usualRhythm)
    expect(withUsualRhythm({ dinner: { mostMinutes: 30 } }).dinner?.mostMinutes).toBe(30)
    const said: MealsAnswers = { dinner: { variety: 'varied' } }
    expect(withUsualRhythm(said)).toBe(said)
    expect(withUsualRhythm(meals)).toBe(meals)
  })
})

describe('times of weekdays', () => {
  it('[LIV-4] are set and taken back one by one, and come in one order', () => {
    const tuesday = { meal: 'dinner', weekday: 'tuesday' } as const
    const friday = { meal: 'dinner', weekday: 'friday' } as const
    const one = withWeekdayTime({}, friday, 0)!
    expect(one).toEqual({ dinner: { friday: 0 } })
    const both = withWeekdayTime(one, tuesday, 20)!
    expect(JSON.stringify(both)).toBe('{"dinner":{"tuesday":20,"friday":0}}')
    expect(withWeekdayTime(both, tuesday, undefined)).toEqual(one)
    expect(withWeekdayTime(one, friday, undefined)).toBeUndefined()
    const lunch = withWeekdayTime(one, { meal: 'lunch', weekday: 'monday' }, 15)!
    expect(JSON.stringify(lunch)).toBe('{"lunch":{"monday":15},"dinner":{"friday":0}}')
  })

  it('[LIV-4] has all times that a meal may have', () => {
    for (const minutes of Object.values(timeOptions).flat()) {
      expect(weekdayTimeOptions).toContain(minutes)
      expect(weekdayTimeOf(minutes)).toBe(minutes)
    }
  })
})
