import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { foodNames } from '../checks/check-unlisted.ts'
import type { Food } from '../foods/food.ts'
import { fixtureContent } from '../testing/fixture-content.ts'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { fixtureRecipe } from '../testing/fixture-recipe.ts'
import { compileRecipe } from './compile-recipe.ts'
import { editionOf } from './edition.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'

const { foods, recipes } = fixtureCookbook()
const files = Object.entries(fixtureContent()).flatMap(([file, text]) => {
  const [, folder, slug] = /^content\/recipes\/(.*)\/(.*)\.yaml$/.exec(file) ?? []
  return folder && slug ? [{ file, folder, slug, text }] : []
})

describe('editionOf', () => {
  it('is the same on every machine', () => {
    const { edition } = fixtureRecipe({})
    expect(edition).toBe(fixtureRecipe({}).edition)
    expect(edition).toMatchInlineSnapshot(`"0zpb6qahfw"`)
    expect(encodeURIComponent(edition)).toBe(edition)
  })

  it.each(files.map((file) => [file.slug, file] as const))(
    'editing any shown word of a file changes the edition and not the id: %s',
    (_slug, file) => {
      const before = compiled(file.text)
      const edits = editsOf(file.text)
      expect(edits.length).toBeGreaterThan(30)
      for (const text of edits) {
        const after = compiled(text)
        expect([after.id, text]).toEqual([before.id, text])
        expect([after.edition === before.edition, text]).toEqual([false, text])
      }
      function compiled(text: string): Recipe {
        return compileRecipe({ ...file, text }, input).compiled!.recipe
      }
    },
  )

  it.each(recipes.map((recipe) => [recipe.slug, recipe] as const))(
    'changes with each single thing that is shown: %s',
    (_slug, recipe) => {
      const { title, meals, cuisine, servings, prepMinutes, cookMinutes, restMinutes, yields } = recipe
      const { free, contains, steps } = recipe
      const head = { title, meals, cuisine, servings, prepMinutes, cookMinutes, restMinutes, yields }
      const ingredients = recipe.ingredients.map(({ food, ...own }) => {
        const { id, name, plural, class: foodClass } = food
        // Calories are computed from the others; where net carbs are none, polyols don't show.
        const { kcal: _kcal, polyols: _polyols, ...figures } = food.per100g
        return { ...own, food: { id, name, plural, class: foodClass, per100g: figures } }
      })
      const shown = { ...head, free, contains, steps, ingredients }
      const edited = variantsOf(shown) as (typeof shown)[]
      expect(edited.length).toBeGreaterThan(80)
      const editions = edited.map((variant) => editionOf(withShown(recipe, variant), drawing))
      expect(new Set([recipe.edition, ...editions]).size).toBe(edited.length + 1)
    },
  )

  it.each([
    ["a food's name", { foods: [[{ name: 'baby spinach' }, 200]] as const }],
    ["a food's class, which its picture shows", { foods: [[{ class: 'herb' as const }, 200]] as const }],
    [
      "a food's figures",
      {
        foods: [[{ per100g: { ...fixtureRecipe({}).ingredients[0]!.food.per100g, fat: 0.5 } }, 200]] as const,
      },
    ],
    ['its short name', { short: 'Spinach' }],
    ['its note', { note: 'Chard is as good.' }],
    ['how it keeps', { keeps: { days: 2, how: 'in the fridge', freezes: false } }],
    ['what it needs', { needs: ['oven'] as const }],
    ['what one pan makes', { atOnce: 2 }],
    ['what its picture shows', { picture: { hero: 'spinach' } }],
    ["a food's allergens", { foods: [[{ may: ['milk'] as const }, 200]] as const }],
  ])('changes with %s', (_what, change) => {
    expect(fixtureRecipe(change).edition).not.toBe(fixtureRecipe({}).edition)
  })

  it('changes with the code that draws the picture', () => {
    expect(editionOf(recipes[0]!, 'one')).not.toBe(editionOf(recipes[0]!, 'another'))
  })

  it.each([
    ['a price', { foods: [[{ price: 3 as const }, 200]] as const }],
    ['an aisle', { foods: [[{ aisle: 'frozen' as const }, 200]] as const }],
    ['a guess at the technique', { technique: 'raw' as const }],
    ['a former name', { formerly: ['spinach'] }],
    ['another file name', { slug: 'spinach-wilted', id: fixtureRecipe({}).id }],
  ])('stays with %s', (_what, change) => {
    expect(fixtureRecipe(change).edition).toBe(fixtureRecipe({}).edition)
  })
})

const drawing = 'as drawn in tests'
const input = {
  pantry: { byId: new Map(foods.map((food) => [food.id, food])), names: foodNames(foods) },
  drawing,
  random: seededRandom('ids'),
}

type ShownFood = Pick<Food, 'id' | 'name' | 'class'> & { per100g: Partial<Food['per100g']> }
type ShownRow = Omit<RecipeIngredient, 'food'> & { food: ShownFood }

/** The recipe with what is shown of it replaced; the rest of each food stays. */
function withShown(recipe: Recipe, variant: { ingredients: ShownRow[] }): Recipe {
  const ingredients = variant.ingredients.map((row, at) => {
    const { food } = recipe.ingredients[at]!
    return { ...row, food: { ...food, ...row.food, per100g: { ...food.per100g, ...row.food.per100g } } }
  })
  return { ...recipe, ...variant, ingredients }
}

/** The file with one word or figure changed that a person reads, each in turn. */
function editsOf(text: string): string[] {
  return text.split('\n').flatMap((line, at, lines) =>
    [...shownPart(line).matchAll(/\b\w+\b/g)].map(({ index, 0: word }) => {
      const edited = /^\d+$/.test(word) ? String(Number(word) + 1) : `${word}ly`
      return lines.with(at, line.slice(0, index) + edited + line.slice(index + word.length)).join('\n')
    }),
  )
}

const headField = /^(title|yields|servings|prep|cook|rest): /
const stepMark = /^ *- text: "?/
const ingredientWords = /\b(prep|group|note|qty): /

/** The line with what isn't read, as it stands, blanked: names of fields and foods, times. */
function shownPart(line: string): string {
  const blank = (part: string) => ' '.repeat(part.length)
  if (headField.test(line)) return line.replace(headField, blank)
  if (stepMark.test(line)) return line.replace(stepMark, blank).replace(/\[[^|\]]*[|\]]|\{[^}]*\}/g, blank)
  const parts = line.split(/(?<=,)/)
  return parts
    .map((part) => (ingredientWords.test(part) ? part.replace(/.*: /, blank) : blank(part)))
    .join('')
}

/** The value once for each text, number or truth in it, with that one changed. */
function variantsOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value}x`]
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value))
    return value.flatMap((item, at) => variantsOf(item).map((variant) => value.with(at, variant)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, own]) =>
    variantsOf(own).map((variant) => ({ ...value, [key]: variant })),
  )
}
