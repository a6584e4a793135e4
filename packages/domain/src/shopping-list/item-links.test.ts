import { describe, expect, it } from 'vitest'
import { itemLinks, titleOfLink } from './item-links.ts'

const item = (itemId: string, recipeTitle: string) => ({ itemId, recipeTitle })

const linksOf = (items: Parameters<typeof itemLinks>[0]) => [...itemLinks(items).values()]

describe('itemLinks', () => {
  it('[SHOP-2] reaches both items of one recipe', () => {
    expect(linksOf([item('tue', 'Chili'), item('mon', 'Chili'), item('sun', 'Beef stew')])).toEqual([
      { title: 'Beef stew', itemId: 'sun' },
      { title: 'Chili', itemId: 'mon' },
      { title: 'Chili (2)', itemId: 'tue' },
    ])
  })

  it('[SHOP-2] takes no title that another recipe has', () => {
    const links = linksOf([item('a', 'Chili'), item('b', 'Chili'), item('c', 'Chili (2)')])
    expect(links.map(({ title }) => title)).toEqual(['Chili', 'Chili (3)', 'Chili (2)'])
  })

  it('[PLATE-3] has a link for the main and one for each side of an item', () => {
    const links = itemLinks([item('mon', 'Roast chicken'), item('mon', 'Green salad')])
    expect([...links.values()]).toEqual([
      { title: 'Green salad', itemId: 'mon' },
      { title: 'Roast chicken', itemId: 'mon' },
    ])
  })

  it('[SHOP-2] links one item once', () => {
    expect(linksOf([item('mon', 'Chili'), item('mon', 'Chili')])).toHaveLength(1)
  })
})

describe('titleOfLink', () => {
  it('[SHOP-4] [PLATE-3] names the dish that a food is for, not another of its plate, and a dish that is cooked twice as once', () => {
    const items = [item('mon', 'Short ribs'), item('mon', 'Mug bread'), item('tue', 'Short ribs')]
    const named = linksOf(items).map((link) => [link.title, titleOfLink(link, items)])
    expect(named).toEqual([
      ['Mug bread', 'Mug bread'],
      ['Short ribs', 'Short ribs'],
      ['Short ribs (2)', 'Short ribs'],
    ])
  })
})
