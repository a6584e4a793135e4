import { describe, expect, it } from 'vitest'
import type { Meal } from '../../../meals/meals.ts'
import type { MainProtein } from '../../../recipes/main-proteins.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import type { Dish } from '../menu.ts'
import { inventedDishes, inventedSides } from '../testing/invented-menu.ts'
import { faultsBeside, isRich } from './suits-plate.ts'

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
  })

  it('[PLATE-3] sauces and nuts are rich, vegetables with oil are not', () => {
    const of = (calories: number, gramsPerServing: number) =>
      isRich({ perServing: { calories, fat: 0, netCarbs: 0, protein: 0 }, gramsPerServing })
    expect([of(280, 77), of(260, 44)]).toEqual([true, true])
    expect([of(188, 221), of(225, 89)]).toEqual([false, false])
  })
})
