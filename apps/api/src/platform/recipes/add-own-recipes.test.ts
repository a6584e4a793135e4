import { fixtureRecipe } from '@butterleaf/cookbook/testing/fixture-recipe'
import { isSide } from '@butterleaf/domain/recipes/categories'
import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'
import { searchRecipes } from '@butterleaf/domain/recipes/search/search-recipes'
import { describe, expect, it } from 'vitest'
import { addOwnRecipes } from './add-own-recipes.ts'
import { openCookbook } from './cookbook.ts'

const corpus = openCookbook()
const pie = fixtureRecipe({
  slug: 'dragon-egg-pie',
  title: 'Dragon egg pie',
  foods: [[{ name: 'dragon egg' }, 400]],
})
const mended = { ...pie, title: 'Dragon egg tart', edition: 'another' }
const own = addOwnRecipes(corpus, [pie])

describe('addOwnRecipes', () => {
  it('holds everybody’s recipes and the person’s own', () => {
    const [first] = corpus.recipes
    expect(own.recipes).toHaveLength(corpus.recipes.length + 1)
    expect([own.recipe(pie.id), own.recipe(first!.id), own.recipe('never-was')]).toEqual([
      pie,
      first,
      undefined,
    ])
    expect([own.kitchen.dish(pie.id)?.id, own.kitchen.dish(first!.id)]).toEqual([
      pie.id,
      corpus.kitchen.dish(first!.id),
    ])
    const mains = own.recipes.filter((recipe) => !isSide(recipe))
    expect(own.kitchen.dishesFor(noAvoidances)).toHaveLength(mains.length)
    expect(own.foodsByName.get('dragon egg')?.name).toBe('dragon egg')
    expect(corpus.recipe(pie.id)).toBeUndefined()
  })

  it('[BIZ-7] what is avoided is avoided in both', () => {
    const served = own.kitchen.dishesFor({ ...noAvoidances, ingredients: ['egg', 'dragon egg'] })
    expect(served.map(({ id }) => id)).not.toContain(pie.id)
    expect(served.length).toBeLessThan(corpus.recipes.length)
  })

  it('[RCP-1] is searched as one', () => {
    const hits = searchRecipes(own.searchIndex(), 'dragon egg pie').map(({ recipeId }) => recipeId)
    expect(hits[0]).toBe(pie.id)
    expect(hits.length).toBeGreaterThan(10)
  })

  it('an id that was stored long ago resolves to the corpus, whatever the slugs of own recipes', () => {
    const [first] = corpus.recipes
    const namesake = fixtureRecipe({ slug: first!.slug, id: `${first!.slug}~zzzzzzzzzz` })
    const { resolve } = addOwnRecipes(corpus, [namesake, pie])
    expect(resolve(`${first!.slug}~0000000000`)).toBe(first)
    expect(resolve(namesake.id)).toBe(namesake)
    expect(resolve('dragon-egg-pie~0000000000')).toBe(pie)
  })

  it('is another edition with each change, and tells what changed since', () => {
    const after = addOwnRecipes(corpus, [mended])
    expect(new Set([corpus.edition, own.edition, after.edition]).size).toBe(3)
    expect(addOwnRecipes(corpus, [pie]).edition).toBe(own.edition)
    expect([own.changedSince(own.edition), own.changedSince(corpus.edition)]).toEqual([[], [pie]])
    expect(after.changedSince(corpus.edition)).toEqual([mended])
    expect(own.changedSince('unknown')).toHaveLength(own.recipes.length)
    expect(corpus.changedSince(corpus.edition)).toEqual([])
  })
})
