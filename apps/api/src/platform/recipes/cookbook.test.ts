import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { artefactFormat } from '@butterleaf/cookbook/corpus/artefact'
import { minutesOf, type Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { meals } from '@butterleaf/domain/meals/meals'
import { categoryOf } from '@butterleaf/domain/recipes/categories'
import { searchRecipes } from '@butterleaf/domain/recipes/search/search-recipes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cachePictures } from '#capabilities/recipes/pictures.ts'
import { openCookbook } from './cookbook.ts'
import { CookbookUnreadable, readArtefact } from './read-artefact.ts'

const cookbook = openCookbook()
const listFile = path.join(import.meta.dirname, '../../../../../content/public-recipes.yaml')

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

  it('[HELD-1] the search index is built in steps between other work, and is the one that a search would build', async () => {
    const warm = openCookbook()
    const cold = openCookbook()
    await warm.warmUpSearch()
    expect(warm.searchIndex()).toEqual(cold.searchIndex())
    const before = warm.searchIndex()
    await warm.warmUpSearch()
    expect(warm.searchIndex()).toBe(before)
  })

  it('searches all recipes, with an index made once', () => {
    const index = cookbook.searchIndex()
    expect(cookbook.searchIndex()).toBe(index)
    const [first] = searchRecipes(index, 'salmon')
    expect(cookbook.recipe(first!.recipeId)?.title).toMatch(/salmon/i)
  })
})

describe('publicRecipes', () => {
  const { publicRecipes } = cookbook

  it('[LAND-1] are a hundred of every meal and from many kitchens, in the order of the list', () => {
    const list = fs.readFileSync(listFile, 'utf8').matchAll(/^ {2}- (\S+)$/gm)
    expect(publicRecipes.map(({ slug }) => slug)).toEqual([...list].map(([, slug]) => slug))
    expect(new Set(publicRecipes).size).toBe(100)
    const counts = meals.map((meal) => publicRecipes.filter((recipe) => categoryOf(recipe) === meal).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(20)
    expect(new Set(publicRecipes.map(({ cuisine }) => cuisine)).size).toBeGreaterThanOrEqual(30)
  })

  it.each([
    ['vegetarian', ({ free }) => free.includes('vegetarian')],
    ['free of dairy', ({ free }) => free.includes('dairy-free')],
    ['done in half an hour', (recipe) => minutesOf(recipe) <= 30],
  ] satisfies [string, (recipe: Recipe) => boolean][])('of each meal a fifth is %s', (_words, holds) => {
    for (const meal of meals) {
      const own = publicRecipes.filter((recipe) => categoryOf(recipe) === meal)
      expect(own.filter(holds).length / own.length).toBeGreaterThanOrEqual(0.2)
    }
  })
})

describe('cachePictures', () => {
  const [first, second] = cookbook.recipes

  it('[RCP-9] draws the same picture again after it was dropped', () => {
    const pictures = cachePictures(1)
    const featured = pictures.of(first!, 'featured')
    expect(pictures.of(first!, 'featured')).toBe(featured)
    expect(pictures.of(second!, 'featured').etag).not.toBe(featured.etag)
    expect(pictures.of(first!, 'featured')).not.toBe(featured)
    expect(pictures.of(first!, 'featured')).toEqual(featured)
  })
})

describe('readArtefact', () => {
  const head = JSON.stringify({
    ...{ format: artefactFormat, foods: [], publicSlugs: [], foodGroups: [], recipeCount: 1 },
  })
  let folder: string
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-artefact-'))
  })
  afterEach(() => fs.rmSync(folder, { recursive: true }))

  it.each([
    ['missing', undefined, /is missing\. Write it by npm run cookbook -- compile\.$/],
    ['empty', '', /can’t be read/],
    ['cut short in its first line', '{"format":7,"foods":[', /can’t be read/],
    ['cut short in a recipe', `${head}\n{"id":"abdoogh`, /can’t be read/],
    ['cut short between two recipes', `${head}\n`, /can’t be read/],
    ['not an object', 'null', /is of another version/],
    ['of another version', '{"format":0,"foods":[],"recipes":[]}', /is of another version/],
  ])('a compiled cookbook that is %s stops the start with a sentence', (_words, text, sentence) => {
    const file = path.join(folder, 'cookbook.jsonl')
    if (text !== undefined) fs.writeFileSync(file, text)
    expect(() => readArtefact(file)).toThrow(CookbookUnreadable)
    expect(() => readArtefact(file)).toThrow(sentence)
  })
})
