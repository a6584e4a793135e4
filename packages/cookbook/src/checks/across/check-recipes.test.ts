import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '../../recipes/recipe.ts'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { checkRecipes } from './check-recipes.ts'

const placed = (recipe: Recipe) => ({
  recipe,
  file: `content/recipes/dinner/${recipe.slug}.yaml`,
  lines: { id: 1, title: 2, steps: recipe.steps.map((_, index) => 20 + index) },
})
const check = (recipes: readonly ReturnType<typeof placed>[]) => checkRecipes(recipes, seededRandom('ids'))
const food = (id: string) => [[{ id }, 200]] as const

describe('checkRecipes', () => {
  it('finds a title that is there already, however it is spelt', () => {
    const faults = check([
      placed(fixtureRecipe({ slug: 'a', title: 'Leek & egg pie', foods: food('leek') })),
      placed(fixtureRecipe({ slug: 'b', title: 'Leek, egg pie', foods: food('egg') })),
    ])
    expect(faults).toMatchObject([
      {
        file: 'content/recipes/dinner/b.yaml',
        line: 2,
        what: expect.stringContaining('is there already, in content/recipes/dinner/a.yaml'),
      },
    ])
  })

  it('[CON-3] finds a short name that is there already', () => {
    const faults = check([
      placed(fixtureRecipe({ slug: 'a', title: 'Leek pie', short: 'Leek pie', foods: food('leek') })),
      placed(fixtureRecipe({ slug: 'b', title: 'Egg pie', short: 'Leek Pie', foods: food('egg') })),
      placed(fixtureRecipe({ slug: 'c', title: 'Chard pie', foods: food('chard') })),
    ])
    expect(faults).toMatchObject([
      {
        file: 'content/recipes/dinner/b.yaml',
        line: 2,
        what: expect.stringContaining('"Leek Pie" is there already, in content/recipes/dinner/a.yaml'),
      },
    ])
  })

  it('finds the same dish twice', () => {
    const faults = check([
      placed(fixtureRecipe({ slug: 'a', title: 'Wilted spinach' })),
      placed(fixtureRecipe({ slug: 'b', title: 'Spinach, wilted quickly' })),
    ])
    expect(faults).toMatchObject([
      {
        file: 'content/recipes/dinner/b.yaml',
        what: expect.stringContaining('the dish of content/recipes/dinner/a.yaml: 100 %'),
      },
    ])
  })

  it('lets twelve recipes share a sentence, and no more', () => {
    const sharing = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        placed(
          fixtureRecipe({
            slug: `dish-${index}`,
            title: `Dish number ${String.fromCharCode(97 + index)}`,
            foods: food(`food-${index}`),
            steps: [`Begin ${index}.`, 'Season to taste and serve at once.'],
          }),
        ),
      )
    expect(check(sharing(12))).toEqual([])
    expect(check(sharing(13))).toMatchObject([
      {
        file: 'content/recipes/dinner/dish-0.yaml',
        line: 21,
        what: 'This step stands word for word in 13 recipes.',
      },
    ])
  })
})
