import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { categoryOf } from '@butterleaf/cookbook/recipes/recipe'
import { meals } from '@butterleaf/domain/meal-plan/meals'
import { searchRecipes } from '@butterleaf/domain/recipes/search-recipes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCookbook } from './cookbook.ts'
import { picturesKept } from './pictures.ts'
import { publicRecipes } from './public-recipes.ts'
import { CookbookUnreadable, readArtefact } from './read-artefact.ts'

const cookbook = openCookbook()

describe('openCookbook', () => {
  it('[RCP-9] holds over 1,000 recipes, each with nutrition and steps', () => {
    expect(cookbook.recipes.length).toBeGreaterThan(1000)
    const poor = cookbook.recipes.filter(
      ({ perServing, steps, ingredients }) =>
        !(perServing.calories > 0) || steps.length === 0 || ingredients.length === 0,
    )
    expect(poor.map(({ id }) => id)).toEqual([])
  })

  it('[RCP-9] every recipe can be planned', () => {
    const unplanned = cookbook.recipes.filter(({ id }) => cookbook.kitchen.dish(id)?.id !== id)
    expect(unplanned).toEqual([])
  })

  it('finds foods by the names the list of ingredients to avoid offers', () => {
    const names = cookbook.ingredientNames
    expect(names).toContain('egg')
    expect(names.filter((name) => cookbook.foodsByName.get(name)?.name !== name)).toEqual([])
  })

  it('searches all recipes, with an index made once', () => {
    const index = cookbook.searchIndex()
    expect(cookbook.searchIndex()).toBe(index)
    const [first] = searchRecipes(index, 'salmon')
    expect(cookbook.recipe(first!.recipeId)?.title).toMatch(/salmon/i)
  })
})

describe('publicRecipes', () => {
  it('are a hundred, as many of each meal', () => {
    const counts = meals.map(
      (meal) => cookbook.publicRecipes.filter((recipe) => categoryOf(recipe) === meal).length,
    )
    expect(counts).toEqual([25, 25, 25, 25])
  })

  it('don’t depend on the order of the cookbook, and change by one at most with one recipe gone', () => {
    const ids = (from: typeof cookbook.recipes) => new Set(publicRecipes(from).map(({ id }) => id))
    const all = ids(cookbook.recipes)
    expect(ids(cookbook.recipes.toReversed())).toEqual(all)
    const [gone] = all
    const without = ids(cookbook.recipes.filter(({ id }) => id !== gone))
    expect([...without].filter((id) => !all.has(id))).toHaveLength(1)
  })
})

describe('picturesKept', () => {
  const [first, second] = cookbook.recipes

  it('[RCP-9] draws the same picture again after it was dropped', () => {
    const pictures = picturesKept(1)
    const featured = pictures.of(first!, 'featured')
    expect(pictures.of(first!, 'featured')).toBe(featured)
    expect(pictures.of(second!, 'featured').etag).not.toBe(featured.etag)
    expect(pictures.of(first!, 'featured')).not.toBe(featured)
    expect(pictures.of(first!, 'featured')).toEqual(featured)
  })
})

describe('readArtefact', () => {
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-artefact-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))

  it.each([
    ['missing', undefined, /is missing\. Write it by npm run cookbook -- compile\.$/],
    ['cut short', '{"format":1,"foods":[', /can’t be read/],
    ['not an object', 'null', /is of another version/],
    ['of another version', '{"format":0,"foods":[],"recipes":[]}', /is of another version/],
  ])('a compiled cookbook that is %s stops the start with a sentence', (_words, text, sentence) => {
    const file = path.join(folder, 'cookbook.json')
    if (text !== undefined) fs.writeFileSync(file, text)
    expect(() => readArtefact(file)).toThrow(CookbookUnreadable)
    expect(() => readArtefact(file)).toThrow(sentence)
  })
})
