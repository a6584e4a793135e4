import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchableRecipe } from '../recipe-fields.ts'
import { buildRecipe } from '../testing/build-recipe.ts'
import { inventedCookbook } from '../testing/invented-cookbook.ts'
import { buildSearchIndex, joinSearchIndexes } from './search-index.ts'
import { searchRecipes } from './search-recipes.ts'
import { wordsOf } from './words.ts'

function found(recipes: readonly SearchableRecipe[], text: string): string[] {
  return searchRecipes(buildSearchIndex(recipes), text).map(({ recipeId }) => recipeId)
}

const many = 'beef, leek, cabbage'

describe('searchRecipes', () => {
  it('[RCP-1] the title comes before a main ingredient, another ingredient and the kind of dish', () => {
    const recipes = [
      buildRecipe('A', '', { cuisine: 'lemon' }),
      buildRecipe('B', `${many}, lemon`),
      buildRecipe('C', `lemon, ${many}`),
      buildRecipe('Lemon D'),
    ]
    expect(found(recipes, 'lemon')).toEqual(['Lemon D', 'C', 'B', 'A'])
  })

  it('[RCP-1] a whole word comes before one begun', () => {
    const recipes = [buildRecipe('Eggplant'), buildRecipe('Omelet', 'egg'), buildRecipe('Eggs')]
    expect(found(recipes, 'egg')).toEqual(['Eggs', 'Omelet', 'Eggplant'])
  })

  it('[RCP-1] a typo is tolerated only when no recipe has the word', () => {
    expect(found([buildRecipe('Curd'), buildRecipe('Card')], 'curd')).toEqual(['Curd'])
    expect(found([buildRecipe('Card')], 'curd')).toEqual(['Card'])
  })

  it.each([
    ['kale', 'kae', false],
    ['kale', 'kalw', true],
    ['kale', 'kwlw', false],
    ['bistro', 'bsitro', true],
    ['bistro', 'bsitor', false],
    ['shakshuka', 'shkashuak', true],
    ['shakshuka', 'shkashuaj', false],
  ])('[RCP-1] for %s, "%s" is near enough: %s', (title, text, isFound) => {
    expect(found([buildRecipe(title)], text)).toEqual(isFound ? [title] : [])
  })

  it('[RCP-1] of mistyped words those with the fewest slips and the same first letter are meant', () => {
    const recipes = [buildRecipe('Leaf'), buildRecipe('Beef')]
    expect(found(recipes, 'beaf')).toEqual(['Beef'])
    expect(found([buildRecipe('Marinate'), buildRecipe('Marinade')], 'marinaed')).toEqual(['Marinade'])
  })

  it('[RCP-1] who has all words comes before who has some, whatever the place', () => {
    const recipes = [buildRecipe('Kale'), buildRecipe('Soup'), buildRecipe('A', `${many}, kale, soup`)]
    expect(found(recipes, 'kale soup')[0]).toBe('A')
    expect(found(recipes, 'kale soup')).toHaveLength(3)
  })

  it('[RCP-1] the last word matches as a prefix, an earlier one only when no recipe has it whole', () => {
    const recipes = [buildRecipe('Egg salad'), buildRecipe('Eggplant salad')]
    const bandsOf = (text: string) => searchRecipes(buildSearchIndex(recipes), text).map(({ band }) => band)
    expect(found(recipes, 'salad egg')).toEqual(['Egg salad', 'Eggplant salad'])
    expect(Math.max(...bandsOf('salad egg'))).toBeLessThan(Math.max(...bandsOf('egg salad')))
    expect(found([buildRecipe('Eggplant salad')], 'eggp salad')).toEqual(['Eggplant salad'])
  })

  it('[RCP-1] a word written as two is meant as one', () => {
    const recipes = [buildRecipe('Cheese cream'), buildRecipe('Cheesecake'), buildRecipe('Cakes')]
    expect(found(recipes, 'cheese cake')[0]).toBe('Cheesecake')
    expect(found(recipes, 'cheese cakes')[0]).toBe('Cheesecake')
  })

  it('[RCP-1] among equals the title that says little else comes first', () => {
    const recipes = [buildRecipe('Kale with leeks and bacon'), buildRecipe('Kale')]
    expect(found(recipes, 'kale')[0]).toBe('Kale')
  })

  it.each([
    ['cuisine', 'sri lankan', { cuisine: 'sri-lankan' }],
    ['technique', 'air fry', { technique: 'air-fry' }],
    ['meal', 'breakfast', { meals: ['breakfast'] }],
    ['kind, which is a side', 'side dish', { meals: [] }],
    ['tag', 'vegetarian', { free: ['vegetarian'] }],
    ['main protein', 'shellfish', { mainProtein: 'shellfish' }],
  ] as const)('[RCP-1] a recipe is found by its %s: "%s"', (_story, text, own) => {
    expect(found([buildRecipe('A'), buildRecipe('B', '', own)], text)).toEqual(['B'])
  })

  it('[RCP-1] bands tell what a dish is called from what is plainly in it and what it merely has', () => {
    const recipes = [
      buildRecipe('Kale'),
      buildRecipe('A', `kale, ${many}`),
      buildRecipe('Kalette'),
      buildRecipe('B', `kalette, ${many}`),
      buildRecipe('C', `${many}, kale`),
      buildRecipe('D', '', { cuisine: 'kale' }),
    ]
    const hits = searchRecipes(buildSearchIndex(recipes), 'kale')
    expect(hits.map(({ recipeId, band }) => [recipeId, band])).toEqual([
      ['Kale', 0],
      ['A', 1],
      ['Kalette', 1],
      ['B', 1],
      ['C', 2],
      ['D', 2],
    ])
  })

  it('[RCP-1] the heaviest ingredients are the main ones, wherever they are written', () => {
    const weighed = ['salt', 'leek', 'butter', 'kale'].map((name, at) => ({
      food: { name, plural: name },
      grams: 10 * (at + 1),
    }))
    const recipes = [
      buildRecipe('A', 'beef, leek, cabbage, kale'),
      buildRecipe('B', '', { ingredients: weighed }),
    ]
    expect(found(recipes, 'kale')).toEqual(['B', 'A'])
  })

  it('what flows is never a main ingredient', () => {
    const stock = { food: { name: 'fish stock', plural: 'fish stock', density: 1 }, grams: 900 }
    const soup = buildRecipe('Soup', '', { ingredients: [stock] })
    expect(found([soup, buildRecipe('Stew', 'fish')], 'fish')).toEqual(['Stew', 'Soup'])
  })

  it('[BIZ-7] who looks for nuts is not shown what is free of them', () => {
    const recipes = [buildRecipe('A', '', { free: ['nut-free'] }), buildRecipe('B', 'nuts')]
    expect(found(recipes, 'nut')).toEqual(['B'])
    expect(found(recipes, 'nut free')).toEqual(['A'])
    expect(found(recipes, 'nut-free')).toEqual(['A'])
  })
})

describe('laws of the search', () => {
  const index = buildSearchIndex(inventedCookbook)
  const vocabulary = wordsOf(inventedCookbook.map(({ title }) => title).join(' ')).map(
    ({ spelling }) => spelling,
  )
  /** A word of the cookbook, or its beginning, or one with a letter changed. */
  const typed = fc
    .tuple(fc.constantFrom(...vocabulary), fc.nat(12), fc.constantFrom('whole', 'begun', 'changed'))
    .map(([word, at, way]) => {
      if (way === 'begun') return word.slice(0, at + 1)
      return way === 'whole' ? word : `${word.slice(0, at)}q${word.slice(at + 1)}`
    })
  const query = fc.array(typed, { minLength: 1, maxLength: 4 })
  /** Three bands for each word that is missing. */
  const withAll = (words: readonly string[]) =>
    searchRecipes(index, words.join(' ')).filter(({ band }) => band < 3)

  it('[RCP-1] adding a word never brings in a recipe among those that have all words', () => {
    fc.assert(
      fc.property(query, typed, (words, another) => {
        const before = new Set(withAll(words).map(({ recipeId }) => recipeId))
        if (wordsOf(words.join(' ')).length === 0) return
        for (const { recipeId } of withAll([...words, another])) expect(before).toContain(recipeId)
      }),
    )
  })

  it('[RCP-1] the order of the recipes does not matter but for ties, bands only rise, and none comes twice', () => {
    const turned = buildSearchIndex([...inventedCookbook].reverse())
    fc.assert(
      fc.property(query, (words) => {
        const text = words.join(' ')
        const hits = searchRecipes(index, text)
        const bands = hits.map(({ band }) => band)
        expect(bands).toEqual([...bands].sort((a, b) => a - b))
        const ids = hits.map(({ recipeId }) => recipeId)
        expect(new Set(ids).size).toBe(ids.length)
        expect(new Set(searchRecipes(turned, text).map(({ recipeId }) => recipeId))).toEqual(new Set(ids))
      }),
    )
  })

  it('[RCP-1] every recipe is first or level with the first for its own title', () => {
    for (const { id, title } of inventedCookbook) {
      const hits = searchRecipes(index, title)
      const own = hits.find(({ recipeId }) => recipeId === id)
      expect(own?.points).toBe(hits[0]?.points)
    }
  })
})

describe('joinSearchIndexes', () => {
  it('[RCP-1] is the index of all recipes of both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: inventedCookbook.length }), (split) => {
        const [first, second] = [inventedCookbook.slice(0, split), inventedCookbook.slice(split)]
        expect(joinSearchIndexes(buildSearchIndex(first), buildSearchIndex(second))).toEqual(
          buildSearchIndex(inventedCookbook),
        )
      }),
      { numRuns: 20 },
    )
  })
})
