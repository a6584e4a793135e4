import { describe, expect, it } from 'vitest'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { buildCooking, foods, ingredient } from '../testing/invented-week.ts'
import { cupboardStaples } from './cupboard-staples.ts'

const staple = (name: string): ListFood => ({ ...foods.salt, id: name, name, plural: name, class: 'spice' })
const everything = () => true
const firstWeek = { fromDay: 0, beforeDay: 7 }

function cook(title: string, day: number, ...used: readonly ListFood[]): DatedCooking {
  const ingredients = used.map((food) => ingredient(food, 1, food.measures.tsp ? 'tsp' : 'piece'))
  return { ...buildCooking(title, ingredients), day }
}

describe('the staples of the cupboard question', () => {
  const [salt, cumin, paprika] = [staple('salt'), staple('cumin'), staple('paprika')]

  it('[PAN-6] are those of the whole plan, the ones of most dishes first, and no fresh food', () => {
    const cookings = [
      cook('Soup', 0, cumin, foods.onion),
      cook('Stew', 1, salt, foods.onion),
      cook('Pie', 20, salt, paprika),
      cook('Roast', 27, salt, paprika),
    ]
    const asked = cupboardStaples(cookings, firstWeek, everything)
    expect(asked.map(({ food, dishes }) => [food.id, dishes])).toEqual([
      ['salt', 3],
      ['paprika', 2],
      ['cumin', 1],
    ])
  })

  it('[PAN-6] say what the list of some days needs of each', () => {
    const cookings = [cook('Soup', 0, salt), cook('Stew', 6, salt), cook('Pie', 7, salt, cumin)]
    const grams = (days: typeof firstWeek) =>
      cupboardStaples(cookings, days, everything).map((each) => each.neededGrams)
    expect(grams(firstWeek)).toEqual([12, 0])
    expect(grams({ fromDay: 7, beforeDay: 14 })).toEqual([6, 6])
  })

  it('[PAN-4, PAN-6] ask for near-equals once, by the one that most dishes use', () => {
    const hot: ListFood = { ...staple('hot paprika'), swap: [{ food: 'paprika', ratio: 1 }] }
    const cookings = [
      cook('Soup', 0, paprika),
      cook('Stew', 1, paprika, hot),
      cook('Pie', 2, hot),
      cook('Egg', 3, paprika),
    ]
    expect(
      cupboardStaples(cookings, firstWeek, everything).map(({ food, dishes }) => [food.id, dishes]),
    ).toEqual([['paprika', 4]])
  })

  it('[PAN-6] are twenty at most, and none where nothing is planned', () => {
    const many = Array.from({ length: 30 }, (_, index) => staple(`spice ${index}`))
    expect(cupboardStaples([cook('Feast', 0, ...many)], firstWeek, everything)).toHaveLength(20)
    expect(cupboardStaples([], firstWeek, everything)).toEqual([])
  })
})
