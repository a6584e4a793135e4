import { describe, expect, it } from 'vitest'
import { itemLinks } from './item-links.ts'

const item = (itemId: string, recipeTitle: string) => ({ itemId, recipeTitle })

describe('itemLinks', () => {
  it('[SHOP-2] reaches both items of one recipe', () => {
    expect(itemLinks([item('tue', 'Chili'), item('mon', 'Chili'), item('sun', 'Beef stew')])).toEqual([
      { title: 'Beef stew', itemId: 'sun' },
      { title: 'Chili', itemId: 'mon' },
      { title: 'Chili (2)', itemId: 'tue' },
    ])
  })

  it('[SHOP-2] takes no title that another recipe has', () => {
    const links = itemLinks([item('a', 'Chili'), item('b', 'Chili'), item('c', 'Chili (2)')])
    expect(links.map(({ title }) => title)).toEqual(['Chili', 'Chili (3)', 'Chili (2)'])
  })

  it('[SHOP-2] links one item once', () => {
    expect(itemLinks([item('mon', 'Chili'), item('mon', 'Chili')])).toHaveLength(1)
  })
})
