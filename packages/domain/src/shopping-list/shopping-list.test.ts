import { describe, expect, it } from 'vitest'
import { shoppingList } from './shopping-list.ts'
import { buildCooking, foods, ingredient } from './testing/invented-week.ts'
import type { Tick } from './ticks.ts'

const { onion, garlic, cream, egg, salt } = foods
const ownLines = [{ id: 'own', text: 'Soap', checked: false, atMs: 0 }]
const tick = (name: string, own: Partial<Tick> = {}): Tick => {
  return { ingredient: name, checked: true, atMs: 1, neededGrams: 10, ...own }
}

describe('shoppingList', () => {
  it('[SHOP-1] walks the shop aisle by aisle, no aisle empty', () => {
    const everything = [salt, egg, cream, onion, garlic].map((food) => ingredient(food, 10, 'g'))
    const { aisles } = shoppingList({ items: [buildCooking('Dish', everything)], ticks: [], ownLines })
    expect(aisles.map(({ aisle, lines }) => [aisle, lines.map((line) => line.ingredient)])).toEqual([
      ['produce', ['garlic', 'yellow onion']],
      ['dairy', ['heavy cream']],
      ['eggs', ['egg']],
      ['spices', ['salt']],
    ])
  })

  it('[SHOP-5] ticks the lines that are ticked, by the last tick', () => {
    const items = [buildCooking('Dish', [ingredient(salt, 5, 'g'), ingredient(egg, 1, 'large')])]
    const ticks = [tick('egg'), tick('salt'), tick('salt', { checked: false, atMs: 2 })]
    const { aisles, noLongerNeeded } = shoppingList({ items, ticks, ownLines })
    expect(aisles.map(({ lines }) => lines[0]?.isTicked)).toEqual([true, false])
    expect(noLongerNeeded).toEqual([])
  })

  it('[SHOP-5] says what was ticked and then no item needed it', () => {
    const ticks = [tick('heavy cream'), tick('egg', { checked: false })]
    const list = shoppingList({ items: [], ticks, ownLines })
    expect(list).toEqual({ aisles: [], noLongerNeeded: [tick('heavy cream')], ownLines })
  })
})
