import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import type { Recipe } from '../../recipes/recipe.ts'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { checkIds } from './check-ids.ts'

type Own = Pick<Recipe, 'slug'> & Partial<Pick<Recipe, 'id' | 'formerly'>>

const fileOf = (slug: string) => `content/recipes/dinner/${slug}.yaml`
const check = (recipes: readonly Own[]) =>
  checkIds(
    recipes.map((own) => {
      const recipe = fixtureRecipe(own)
      return { recipe, file: fileOf(recipe.slug), lines: { id: 1, title: 2, steps: [20] } }
    }),
    seededRandom('ids'),
  )

describe('checkIds', () => {
  it('takes a renamed file, which keeps its id', () => {
    expect(check([{ slug: 'salmon', id: 'trout~aaaaaaaaaa' }, { slug: 'eggs' }])).toEqual([])
  })

  it('takes a recipe that lists its own earlier names', () => {
    const formerly = ['trout', 'salmon', 'char~bbbbbbbbbb']
    expect(check([{ slug: 'salmon', id: 'trout~aaaaaaaaaa', formerly }])).toEqual([])
  })

  it('finds a copied file that kept the id, and offers a fresh one; the one the id is named after keeps it', () => {
    const faults = check([
      { slug: 'a-copy', id: 'trout~aaaaaaaaaa' },
      { slug: 'trout', id: 'trout~aaaaaaaaaa' },
    ])
    expect(faults).toEqual([
      {
        file: fileOf('a-copy'),
        line: 1,
        what: `The id "trout~aaaaaaaaaa" is that of ${fileOf('trout')}.`,
        remedy: expect.stringMatching(/: id: a-copy~[0-9a-z]{10}$/),
      },
    ])
  })

  it.each([
    ['an id that another recipe lists as former', { formerly: ['trout~bbbbbbbbbb'] }],
    ['a name that another recipe lists as former', { formerly: ['trout'] }],
    ['a name that another recipe’s id has', { id: 'trout~bbbbbbbbbb' as const }],
  ])('finds %s', (_words, own) => {
    const faults = check([
      { slug: 'char', ...own },
      { slug: 'brook-trout', id: 'trout~aaaaaaaaaa' },
    ])
    expect(faults).toEqual([
      {
        file: fileOf('brook-trout'),
        line: 1,
        what: `The name "trout" leads to ${fileOf('char')}, by its file name, its id or formerly.`,
        remedy: expect.stringMatching(
          /^Write id: brook-trout~[0-9a-z]{10}, or take the name out of formerly\.$/,
        ),
      },
    ])
  })

  it('finds a new file under a name that leads elsewhere', () => {
    const faults = check([{ slug: 'trout' }, { slug: 'char', formerly: ['trout'] }])
    expect(faults).toMatchObject([
      { file: fileOf('trout'), remedy: expect.stringContaining('Name this file otherwise, and write id: ') },
    ])
  })
})
