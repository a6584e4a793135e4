import { describe, expect, it } from 'vitest'
import type { Meal } from '../../../meals/meals.ts'
import type { MainProtein } from '../../../recipes/main-proteins.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import type { Dish } from '../menu.ts'
import { inventedDishes, inventedSides } from '../testing/invented-menu.ts'
import { sideMenuOf } from './side-menu.ts'
import {
  faultsBeside,
  isDrunkBreakfast,
  isRich,
  isSweetBreakfast,
  suitsBeside,
  suitsPlate,
} from './suits-plate.ts'

const [main] = inventedDishes(1).filter(({ meals }) => meals.includes('dinner'))
const [side] = inventedSides(1)

type Held = readonly [id: string, foodClass: string, grams: number, isStaple?: boolean]

function holding<One extends Dish>(dish: One, held: readonly Held[], own: Partial<Dish> = {}): Dish {
  const foodOf = ([id, foodClass, grams, isStaple = false]: Held) => {
    const swaps = { class: foodClass, per100g: { kcal: 0, fat: 0, carbs: 0, fiber: 0, protein: 0 } }
    const food: BasketFood = {
      id,
      packGrams: 100,
      isLoose: false,
      openedDays: 5,
      price: 1,
      isRare: false,
      isStaple,
      swaps: { swap: [], carbBasis: 'us', ...swaps },
    }
    return { food, grams }
  }
  return { ...dish, foods: held.map(foodOf), ...own }
}

const sweet = { meals: ['breakfast' as const], loads: { fiber: 0, sweetener: 12 } }

describe('what goes together on a plate', () => {
  it.each<[why: string, side: readonly Held[], main: readonly Held[], faults: number]>([
    ['a vegetable beside meat', [['broccoli', 'vegetable', 150]], [['beef', 'beef', 180]], 0],
    [
      'cream beside cream',
      [['heavy-cream', 'dairy', 45]],
      [
        ['cheddar', 'cheese', 40],
        ['beef', 'beef', 150],
      ],
      1,
    ],
    ['a little butter beside cream', [['butter', 'dairy', 11]], [['heavy-cream', 'dairy', 60]], 0],
    ['mayonnaise beside cheese', [['mayonnaise', 'sauce', 40]], [['mozzarella', 'cheese', 60]], 1],
    [
      'two things in the place of rice and bread',
      [['frozen-cauliflower-rice', 'vegetable', 170]],
      [['keto-bread', 'flour', 56]],
      1,
    ],
    ['soup beside soup', [['bone-broth', 'stock', 240, true]], [['chicken-stock', 'stock', 300, true]], 1],
    ['the same vegetable in both', [['scallion', 'vegetable', 20]], [['scallion', 'vegetable', 25]], 1],
    ['the same vegetable, frozen', [['spinach', 'vegetable', 150]], [['frozen-spinach', 'vegetable', 90]], 1],
    ['the same oil in both', [['olive-oil', 'oil', 18, true]], [['olive-oil', 'oil', 20, true]], 0],
    ['berries beside a savory main', [['raspberry', 'berry', 85]], [['halloumi', 'cheese', 20]], 1],
    ['a little of the same cheese in both', [['parmesan', 'cheese', 10]], [['parmesan', 'cheese', 15]], 1],
  ])('[PLATE-3] %s', (_, ofSide, ofMain, faults) => {
    expect(faultsBeside(holding(side!, ofSide), holding(main!, ofMain))).toBe(faults)
  })

  it('[PLATE-3] beside a sweet breakfast a savory side is ill at ease, and berries are not', () => {
    const porridge = holding(main!, [['almond', 'tree-nut:almond', 30]], sweet)
    expect(faultsBeside(holding(side!, [['cucumber', 'vegetable', 100]]), porridge)).toBe(1)
    expect(faultsBeside(holding(side!, [['blackberry', 'berry', 100]]), porridge)).toBe(0)
  })

  it('[PLATE-3] a sauce stands ill beside what has one or is dressed, and a salad beside a salad', () => {
    const beside = (ofSide: Partial<Dish>, ofMain: Partial<Dish>) =>
      faultsBeside({ ...side!, ...ofSide }, { ...main!, ...ofMain })
    expect(beside({ isSauced: true }, { isSauced: true })).toBe(1)
    expect(beside({ isSalad: true }, { isSalad: true })).toBe(1)
    expect(beside({ isSauced: true }, { isSalad: true })).toBe(1)
    expect(beside({ isSalad: true }, { isSauced: true })).toBe(0)
    expect(beside({}, { isSauced: true, isSalad: true })).toBe(0)
  })

  it('[PLATE-1] eggs stand ill beside meat at lunch and dinner, tofu beside meat, fish and eggs', () => {
    const eggs = holding(side!, [['egg', 'egg', 50]], { eggs: 1, gramsPerServing: 58 })
    const tofu = holding(side!, [['extra-firm-tofu', 'tofu', 100]], { ledBy: 'tofu' })
    const of = (mainProtein: MainProtein, meals: readonly Meal[] = ['dinner']) => ({
      ...main!,
      meals,
      character: { ...main!.character, mainProtein },
    })
    expect([faultsBeside(eggs, of('beef')), faultsBeside(eggs, of('beef', ['breakfast']))]).toEqual([1, 0])
    expect([faultsBeside(eggs, of('tofu')), faultsBeside(eggs, of('plants'))]).toEqual([0, 0])
    expect([faultsBeside(tofu, of('beef', ['breakfast'])), faultsBeside(tofu, of('egg'))]).toEqual([1, 1])
    expect([faultsBeside(tofu, of('plants')), faultsBeside(tofu, of('cheese'))]).toEqual([0, 0])
  })

  it('[PLATE-1] eggs stand ill beside fish at lunch and dinner, and whatever stands beside a drink', () => {
    const egg = holding(side!, [['egg', 'egg', 50]], { eggs: 1, gramsPerServing: 58 })
    const bread = holding(side!, [['egg', 'egg', 50]], { eggs: 1, gramsPerServing: 106 })
    const fish = { ...main!, character: { ...main!.character, mainProtein: 'fish' as const } }
    expect([faultsBeside(egg, fish), faultsBeside(bread, fish)]).toEqual([1, 0])
    expect(faultsBeside(egg, { ...fish, meals: ['breakfast'] })).toBe(0)
    expect(faultsBeside(egg, main!)).toBe(0)
    expect(faultsBeside(side!, { ...main!, isDrink: true })).toBe(1)
  })

  it('[PLATE-1] nothing savory stands beside a porridge, and no cheese of elsewhere beside a Vietnamese dish', () => {
    const porridge = { ...main!, meals: ['breakfast'] as const, isPorridge: true as const }
    expect(faultsBeside(holding(side!, [['cucumber', 'vegetable', 100]]), porridge)).toBe(1)
    expect(faultsBeside(holding(side!, [['blackberry', 'berry', 100]]), porridge)).toBe(0)
    const cheese = holding(side!, [['cheddar', 'cheese', 30]])
    const of = (cuisine: 'vietnamese' | 'american') => ({
      ...main!,
      character: { ...main!.character, cuisine },
    })
    expect([faultsBeside(cheese, of('vietnamese')), faultsBeside(cheese, of('american'))]).toEqual([1, 0])
    const cream = (grams: number) => holding(side!, [['heavy-cream', 'dairy', grams]])
    expect([14, 15].map((grams) => faultsBeside(cream(grams), of('vietnamese')))).toEqual([0, 1])
  })

  it('[PLATE-3] sauces and nuts are rich, vegetables with oil are not', () => {
    const of = (calories: number, gramsPerServing: number) =>
      isRich({ perServing: { calories, fat: 0, netCarbs: 0, protein: 0 }, gramsPerServing })
    expect([of(280, 77), of(260, 44)]).toEqual([true, true])
    expect([of(188, 221), of(225, 89)]).toEqual([false, false])
  })
})

describe('a side that may stand on a plate', () => {
  type Cuisine = Dish['character']['cuisine']
  const of = <One extends Dish>(dish: One, cuisine: Cuisine) => ({
    ...dish,
    character: { ...dish.character, cuisine },
  })

  it.each<[Cuisine, Cuisine, boolean]>([
    ['american', 'thai', true],
    ['thai', 'american', false],
    ['thai', 'thai', true],
    ['thai', 'filipino', true],
    ['chinese', 'hawaiian', true],
    ['indian', 'persian', true],
    ['mexican', 'argentinian', true],
    ['japanese', 'thai', false],
    ['indian', 'mexican', false],
    ['greek', 'italian', true],
    ['greek', 'mexican', false],
  ])('[PLATE-3] of %s beside %s: %s', (own, other, isOfOneTable) => {
    expect(suitsBeside(of(side!, own), of(main!, other))).toBe(isOfOneTable)
  })

  it('[PLATE-3] has no food that is there in bulk already', () => {
    const beside = (ofSide: readonly Held[], ofMain: readonly Held[]) =>
      suitsBeside(holding(side!, ofSide), holding(main!, ofMain))
    expect(beside([['leek', 'vegetable', 35]], [['leek', 'vegetable', 35]])).toBe(false)
    expect(beside([['leek', 'vegetable', 34]], [['leek', 'vegetable', 90]])).toBe(true)
    expect(beside([['leek', 'vegetable', 90]], [['leek', 'vegetable', 34]])).toBe(true)
    expect(beside([['leek', 'vegetable', 90]], [['kale', 'vegetable', 90]])).toBe(true)
    expect(beside([['oil', 'oil', 90, true]], [['oil', 'oil', 90, true]])).toBe(true)
    const [first, last] = [['kale', 'vegetable', 50] as const, ['leek', 'vegetable', 50] as const]
    expect(beside([first, last], [last])).toBe(false)
    expect([beside([last], [first, last]), beside([last], [])]).toEqual([false, true])
  })

  it('[PLATE-3] goes with the meal and all that stands there, and is no main', () => {
    const own = { ...side!, isSide: true, goesWith: ['lunch' as const] }
    expect(suitsPlate(own, 'lunch', [main!])).toBe(true)
    expect(suitsPlate(own, 'lunch', [])).toBe(true)
    expect(suitsPlate(own, 'dinner', [main!])).toBe(false)
    expect(suitsPlate({ ...own, isSide: false }, 'lunch', [main!])).toBe(false)
    expect(suitsPlate(own, 'lunch', [main!, own])).toBe(false)
  })

  it('[PLATE-3] is known by its meals, and how ill it goes with each dish', () => {
    const drink = { ...main!, id: 'drink', isDrink: true as const }
    const sides = [
      { ...of(side!, 'thai'), id: 'thai', goesWith: ['lunch' as const] },
      { ...side!, id: 'plain', goesWith: ['lunch' as const, 'dinner' as const] },
    ]
    const { ofMeal, suits, faults } = sideMenuOf({
      dishes: [main!, drink, ...sides],
      sides: { first: 2, count: 2 },
    })
    expect([[...ofMeal.breakfast], [...ofMeal.lunch], [...ofMeal.dinner]]).toEqual([[], [2, 3], [3]])
    for (const _ of [1, 2]) {
      expect([suits(2, 0), suits(3, 0), suits(3, 1)]).toEqual([false, true, true])
      expect([faults(2, 0), faults(3, 0), faults(3, 1)]).toEqual([0, 0, 1])
    }
  })
})

describe('where a plate tastes of something twice', () => {
  const at = (id: string, foodClass: string, inSide: number, inMain: number) =>
    faultsBeside(holding(side!, [[id, foodClass, inSide]]), holding(main!, [['beside', foodClass, inMain]]))

  it.each([
    ['cream', 'dairy', 15, 25],
    ['noodles', 'noodle', 25, 25],
    ['broth', 'stock', 150, 150],
  ])('[PLATE-3] %s: from so many grams of each on', (id, foodClass, inSide, inMain) => {
    expect(at(id, foodClass, inSide, inMain)).toBe(1)
    expect(at(id, foodClass, inSide - 1, inMain)).toBe(0)
    expect(at(id, foodClass, inSide, inMain - 1)).toBe(0)
  })

  it.each([
    ['leek', 'vegetable', 15],
    ['parmesan', 'cheese', 8],
  ])('[PLATE-3] the same %s: from so many grams of each on', (id, foodClass, grams) => {
    const shared = (inSide: number, inMain: number) =>
      faultsBeside(holding(side!, [[id, foodClass, inSide]]), holding(main!, [[id, foodClass, inMain]]))
    expect([shared(grams, grams), shared(grams - 1, grams), shared(grams, grams - 1)]).toEqual([1, 0, 0])
  })

  it('[PLATE-3] foods are one by what their names end with, and by nothing less', () => {
    const shared = (one: string, other: string) =>
      faultsBeside(holding(side!, [[one, 'vegetable', 30]]), holding(main!, [[other, 'vegetable', 30]]))
    expect([shared('frozen-pea', 'pea'), shared('pea', 'frozen-pea'), shared('chickpea', 'pea')]).toEqual([
      1, 1, 0,
    ])
    expect([shared('pea', 'leek'), shared('kale', 'leek')]).toEqual([0, 0])
  })
})

describe('a breakfast that is a treat', () => {
  it('[PLATE-1] has more than three grams of sweetener, or thirty of berries', () => {
    const breakfast = { meals: ['breakfast' as const] }
    const sweetener = (grams: number) =>
      isSweetBreakfast({ ...main!, ...breakfast, loads: { fiber: 0, sweetener: grams } })
    expect([sweetener(3), sweetener(3.1)]).toEqual([false, true])
    const berries = (grams: number, meals: readonly Meal[] = ['breakfast']) =>
      isSweetBreakfast(holding(main!, [['raspberry', 'berry', grams]], { meals }))
    expect([berries(29), berries(30), berries(30, ['dinner'])]).toEqual([false, true, false])
  })

  it('[PLATE-1] is drunk at breakfast alone', () => {
    expect(isDrunkBreakfast({ isDrink: true, meals: ['breakfast'] })).toBe(true)
    expect(isDrunkBreakfast({ isDrink: true, meals: ['dessert'] })).toBe(false)
    expect(isDrunkBreakfast({ meals: ['breakfast'] })).toBe(false)
  })

  it('[PLATE-3] a side of three kilocalories a gram is rich', () => {
    const of = (calories: number) =>
      isRich({ perServing: { calories, fat: 0, netCarbs: 0, protein: 0 }, gramsPerServing: 100 })
    expect([of(299), of(300)]).toEqual([false, true])
  })
})
