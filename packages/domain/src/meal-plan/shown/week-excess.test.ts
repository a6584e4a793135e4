import { describe, expect, it } from 'vitest'
import { joinWords } from '../../nutrition/certificate-text.ts'
import { middleOf } from '../../nutrition/ranges.ts'
import { gramsFromKg } from '../../nutrition/weight.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import type { Item, NormalItem } from '../item.ts'
import { soyName } from '../planner/plate-amounts.ts'
import type { Template } from '../template.ts'
import { dateOfDay } from '../template.ts'
import { dayOf, templateOf } from '../testing/invented-template.ts'
import {
  bulkFoodsIn,
  findCopied,
  helpSentence,
  isAskedFor,
  muchOfOneFood,
  whySentence,
} from './week-excess.ts'

const anyTime = { mostMinutes: 0, isAlwaysFresh: true, variety: 'varied' } as const
/** A person who takes their time, eats everything, and maintains. */
const easy: Questionnaire = {
  ...fullQuestionnaire,
  diets: [],
  exclusions: [],
  meals: { breakfast: anyTime, lunch: anyTime, dinner: anyTime, dessert: { isWanted: true } },
}
/** Eats 1,900 kcal or less. */
const small: Questionnaire = { ...easy, gender: 'female', heightCm: 160, activity: 'sedentary' }
const timesOf = (answers: Questionnaire) => middleOf(profileOf(answers).ranges.calories) / 1900
const days = (...grams: readonly number[]) => grams.map((one) => new Map([['beef', one]]))
const told = (ofDays: ReturnType<typeof days>, answers = small) => muchOfOneFood(ofDays, answers)

describe('muchOfOneFood', () => {
  it('[PLATE-1] names what a week has more of than 1,500 g, or a day more than 600 g', () => {
    expect(timesOf(small)).toBeLessThanOrEqual(1)
    expect(told(days(500, 500, 500))).toEqual([])
    expect(told(days(500, 500, 501))).toEqual([{ food: 'beef', grams: 1501 }])
    expect(told(days(600))).toEqual([])
    expect(told(days(100, 600.4))).toEqual([{ food: 'beef', grams: 700 }])
    expect(told([])).toEqual([])
    expect(told([new Map([['pork', 1]]), ...days(601)])).toEqual([{ food: 'beef', grams: 601 }])
  })

  it('[PLATE-1] allows more to who eats more, but not of tofu', () => {
    const times = timesOf(easy)
    expect(times).toBeGreaterThan(1.1)
    expect(told(days(600 * times), easy)).toEqual([])
    expect(told(days(600 * times + 1), easy)).toHaveLength(1)
    expect(told([new Map([[soyName, 601]])], easy)).toEqual([{ food: soyName, grams: 601 }])
  })

  it('[PLATE-1] names the most first', () => {
    const day = new Map([
      ['beef', 610],
      ['pork', 650],
      ['eggs', 640],
    ])
    expect(muchOfOneFood([day], small).map(({ food }) => food)).toEqual(['pork', 'eggs', 'beef'])
  })
})

describe('bulkFoodsIn', () => {
  it('[PLATE-1] adds up what mains and sides have, by their servings', () => {
    const [main, other] = [dish('stew', 2, [{ recipeId: 'beans', servings: 0.5 }]), dish('roast', 1.5)]
    const muchOf = (id: string) =>
      ({
        stew: [
          { food: 'beef', grams: 100 },
          { food: 'leek', grams: 50 },
        ],
        beans: [{ food: 'leek', grams: 40 }],
      })[id]
    const open: Item = { id: 'open', meal: 'lunch', kind: 'empty' }
    expect([...bulkFoodsIn([open], () => [{ food: 'beef', grams: 1 }])]).toEqual([])
    expect([...bulkFoodsIn([main, open, other], muchOf)]).toEqual([
      ['beef', 200],
      ['leek', 120],
    ])
  })
})

describe('findCopied', () => {
  const plan = templateOf(['rrrrrrr', 'rrrrrrr'])
  const withDishes = (dishesOf: (dayNumber: number) => readonly string[]): Template => {
    let dayNumber = 0
    const weeks = plan.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => {
        dayNumber += 1
        return { ...day, items: dishesOf(dayNumber).map((id) => dish(id, 1)) }
      }),
    }))
    return { ...plan, weeks }
  }
  const copiedIn = (template: Template, dayNumber: number) =>
    findCopied(template, { dayNumber, date: dateOfDay(template, dayNumber) })

  it('[PLATE-1] is the first earlier day with the same dishes, in whatever order', () => {
    const template = withDishes((day) =>
      day === 2 || day === 4 ? ['a', 'b'] : day === 9 ? ['b', 'a'] : [`${day}`, 'b'],
    )
    expect(copiedIn(template, 9)).toEqual({ dayNumber: 2, date: dateOfDay(template, 2) })
    expect(copiedIn(template, 4)).toEqual({ dayNumber: 2, date: dateOfDay(template, 2) })
    expect(copiedIn(template, 2)).toBeUndefined()
    expect(copiedIn(template, 1)).toBeUndefined()
    expect(copiedIn(template, 10)).toBeUndefined()
  })

  it('[PLATE-1] is found next to it, and at the plan’s begin', () => {
    const template = withDishes((day) => (day < 3 ? ['a', 'b'] : [`${day}`, 'b']))
    expect(copiedIn(template, 2)?.dayNumber).toBe(1)
    expect(copiedIn(template, 1)).toBeUndefined()
  })

  it('[PLATE-1] is a day with all of the dishes, none of which only looks alike', () => {
    const joined = withDishes((day) => (day === 1 ? ['a', 'bc'] : day === 2 ? ['ab', 'c'] : [`${day}`, 'x']))
    expect(copiedIn(joined, 2)).toBeUndefined()
    const [first, ...others] = withDishes(() => ['a', 'b']).weeks
    const open: Item = { id: 'open', meal: 'lunch', kind: 'empty' }
    const days = first!.days.map((day, at) => (at === 0 ? { ...day, items: [...day.items, open] } : day))
    expect(copiedIn({ ...plan, weeks: [{ ...first!, days }, ...others] }, 2)?.dayNumber).toBe(1)
  })

  it('[PLATE-1] is none of a day with one dish or none', () => {
    expect(
      copiedIn(
        withDishes(() => ['a']),
        2,
      ),
    ).toBeUndefined()
    expect(
      copiedIn(
        withDishes(() => []),
        2,
      ),
    ).toBeUndefined()
    expect(
      copiedIn(
        withDishes(() => ['a', 'b']),
        2,
      )?.dayNumber,
    ).toBe(1)
  })
})

describe('isAskedFor', () => {
  const same = { ...anyTime, variety: 'mostly-the-same' } as const
  const { items } = dayOf('r')
  const leftover = (item: Item): Item => ({ ...(item as NormalItem), kind: 'leftover', parentId: 'p' })

  it('[PLATE-1] are meals that are mostly the same, or leftovers', () => {
    const mostlySame = { ...easy, meals: { ...easy.meals, breakfast: same, lunch: same, dinner: same } }
    expect(isAskedFor({ items }, mostlySame)).toBe(true)
    expect(isAskedFor({ items }, easy)).toBe(false)
    const others = { ...easy, meals: { ...easy.meals, breakfast: same, lunch: same } }
    expect(isAskedFor({ items }, others)).toBe(false)
    const dinnerLeft = items.map((item) => (item.meal === 'dinner' ? leftover(item) : item))
    expect(isAskedFor({ items: dinnerLeft }, others)).toBe(true)
  })

  it('[PLATE-1] leaves desserts aside, and what stands open', () => {
    const dessert = { ...dish('cake', 1), meal: 'dessert' as const }
    const open: Item = { id: 'open', meal: 'lunch', kind: 'empty' }
    expect(isAskedFor({ items: [dessert, open] }, easy)).toBe(true)
    expect(isAskedFor({ items: [dish('stew', 1), dessert] }, easy)).toBe(false)
    const mostlySame = { ...easy, meals: { ...easy.meals, dinner: same } }
    expect(isAskedFor({ items: [dish('stew', 1), dessert] }, mostlySame)).toBe(true)
  })
})

describe('what would help', () => {
  it('[PLATE-1] names what leaves few other dishes', () => {
    expect(whySentence([], joinWords)).toBe('')
    expect(whySentence(['no eggs'], joinWords)).toBe(': no eggs leaves few other dishes')
    expect(whySentence(['vegan', 'no eggs'], joinWords)).toBe(': vegan and no eggs leave few other dishes')
  })

  const quick = { ...anyTime, mostMinutes: 20 } as const

  it('[PLATE-1] are more minutes, then what isn’t eaten, then diets, then leftovers', () => {
    expect(helpSentence(easy)).toBe('')
    const leftovers = { ...anyTime, isAlwaysFresh: false, leftovers: 'mostly' } as const
    const reheating = { ...easy, meals: { ...easy.meals, lunch: leftovers } }
    expect(helpSentence(reheating)).toBe(' Fewer leftovers would bring others.')
    const dieting = { ...reheating, diets: ['nut-free'] } as const
    expect(helpSentence(dieting)).toBe(' Fewer diets would bring others.')
    const excluding = { ...dieting, exclusions: ['pork', 'fish'] } as const
    expect(helpSentence(excluding)).toBe(' Allowing pork would bring others.')
    const short = { ...excluding, meals: { ...excluding.meals, dinner: quick } }
    expect(helpSentence(short)).toBe(' More minutes to cook would bring others.')
  })

  it('[PLATE-1] are no minutes of a meal that is skipped', () => {
    const skipped = { ...quick, isSkipped: true } as const
    const answers = { ...easy, meals: { ...easy.meals, breakfast: skipped } }
    expect(profileOf(answers).wishes.breakfast.isSkipped).toBe(true)
    expect(helpSentence(answers)).toBe('')
  })

  it('[PLATE-1] are more net carbs to who eats no meat, as many as a plan may have', () => {
    const tight = { ...easy, diets: ['vegetarian'], netCarbsGrams: 20 } as const
    expect(helpSentence(tight)).toBe(
      ' Allowing 30 g of net carbs a day would bring the most. Fewer diets would bring others.',
    )
    expect(helpSentence({ ...small, diets: ['vegetarian'], netCarbsGrams: 30 })).toBe(
      ' Fewer diets would bring others.',
    )
    const large = { ...tight, weight: gramsFromKg(130), heightCm: 200, activity: 'very-active' } as const
    expect(middleOf(profileOf(large).ranges.calories)).toBeGreaterThan(3100)
    expect(helpSentence({ ...large, netCarbsGrams: 40 })).toContain('Allowing 50 g of net carbs')
    expect(helpSentence({ ...large, netCarbsGrams: 41 })).toBe(' Fewer diets would bring others.')
    expect(helpSentence({ ...tight, diets: ['nut-free'] })).toBe(' Fewer diets would bring others.')
  })
})

function dish(recipeId: string, servings: number, sides: NormalItem['sides'] = []): NormalItem {
  return { id: recipeId, meal: 'dinner', kind: 'normal', recipeId, servings, sides, isLocked: false }
}
