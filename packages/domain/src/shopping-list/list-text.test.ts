import { describe, expect, it } from 'vitest'
import { listText } from './list-text.ts'
import { shoppingList } from './shopping-list.ts'
import { cooked, foods, ingredient } from './testing/invented-week.ts'
import type { Tick } from './ticks.ts'

const { onion, garlic, pumpkin, cream, coconutMilk, salt } = foods
const curry = cooked('Curry', [
  ingredient(onion, 2.5),
  ingredient(garlic, 3, 'clove'),
  ingredient(pumpkin, 430, 'g'),
  ingredient(coconutMilk, 2, 'can'),
  ingredient(cream, 0.5, 'cup'),
  { food: salt, quantity: 0, unit: 'none', grams: 0 },
])
const soap = { id: 'own', text: 'Soap', checked: false, atMs: 0 }
const tick = (name: string, neededGrams: number): Tick => {
  return { ingredient: name, checked: true, atMs: 1, neededGrams }
}

describe('listText', () => {
  it('[SHOP-1] [RCP-8] is a heading an aisle and a line a food, as a cook writes them', () => {
    const list = shoppingList({ items: [curry], ticks: [], ownLines: [soap] })
    expect(listText(list, { system: 'us', locale: 'en-US' })).toBe(
      [
        'Produce',
        '- 1 head garlic (3 cloves needed)',
        '- 1 lb pumpkin',
        '- 3 yellow onions',
        '',
        'Dairy',
        '- 1 carton heavy cream (½ cup needed)',
        '',
        'Cans and jars',
        '- 2 cans coconut milk',
        '',
        'Spices',
        '- salt',
        '',
        'Other',
        '- Soap',
      ].join('\n'),
    )
  })

  it('[SHOP-1] is metric when asked, with what a pack must hold', () => {
    const list = shoppingList({ items: [curry], ticks: [], ownLines: [] })
    const text = listText(list, { system: 'metric', locale: 'en-US' })
    expect(text).toContain('- 500 g pumpkin\n')
    expect(text).toContain('- 3 yellow onions (280 g needed)\n')
    expect(text).toContain('- 2 cans coconut milk (830 ml needed)\n')
  })

  it('[SHOP-5] leaves out what is ticked, but for what it grew by', () => {
    const ticks = [
      ...[tick('yellow onion', 275), tick('garlic', 9), tick('pumpkin', 430), tick('heavy cream', 119)],
      ...[tick('salt', 0), tick('coconut milk', 400)],
    ]
    const list = shoppingList({ items: [curry], ticks, ownLines: [{ ...soap, checked: true }] })
    expect(listText(list, { system: 'us' })).toBe('Cans and jars\n- 1 can coconut milk')
  })

  it('[SHOP-5] is empty when all is bought', () => {
    expect(
      listText(shoppingList({ items: [], ticks: [tick('egg', 50)], ownLines: [] }), { system: 'us' }),
    ).toBe('')
  })
})
