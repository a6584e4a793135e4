import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentFiles } from '../../corpus/content-files.ts'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { checkAskedDishes } from './check-asked-dishes.ts'

const file = 'content/asked-dishes.tsv'
const goulash = { slug: 'goulash', title: 'Beef goulash with sour cream', familiarity: 'known' } as const
const faultsOf = (text: string, own: Parameters<typeof fixtureRecipe>[0] = {}) =>
  checkAskedDishes({ file, text }, [{ recipe: fixtureRecipe({ ...goulash, ...own }) }])

describe('the dishes that people come for', () => {
  it('[ED-1] each has a recipe that is known and holds its familiar name', () => {
    expect(faultsOf('# dish\trecipe\nBeef goulash\tgoulash\n')).toEqual([])
    expect(faultsOf('General Tso’s\tgoulash\n', { title: "General Tso's chicken" })).toEqual([])
    expect(faultsOf('Jalapeno poppers\tgoulash\n', { title: 'Jalapeño poppers' })).toEqual([])
  })

  it.each<[string, string, Parameters<typeof fixtureRecipe>[0], string]>([
    ['has no recipe', 'Zuppa toscana\tzuppa', {}, 'There is no recipe "zuppa"'],
    ['is a discovery', 'Beef goulash\tgoulash', { familiarity: 'discovery' }, '"goulash" is a discovery'],
    ['has another name', 'Goulash soup\tgoulash', {}, `doesn't say "Goulash soup"`],
    ['is part of a word', 'Sour cre\tgoulash', {}, `doesn't say "Sour cre"`],
    ['is there twice', 'Beef goulash\tgoulash\nbeef Goulash\tgoulash', {}, 'is there twice'],
    ['stands without a recipe', 'Beef goulash', {}, 'no dish with its recipe'],
  ])('[ED-1] a dish that %s is told', (_, text, own, what) => {
    expect(faultsOf(text, own)).toMatchObject([{ file, what: expect.stringContaining(what) }])
  })
})

describe('content/asked-dishes.tsv', () => {
  const { askedDishes, familiarity, recipes } = contentFiles(join(import.meta.dirname, '../../../../..'))
  const strange = new Set(
    familiarity!.text
      .split('\n')
      .map((row) => row.split('\t'))
      .filter(([, ...words]) => words.filter((word) => word === 'discovery').length > 1)
      .map(([slug]) => slug),
  )
  const placed = recipes.map(({ slug, text }) => {
    const [, title = ''] = /^title: "?(.*?)"?$/m.exec(text) ?? []
    return { recipe: fixtureRecipe({ slug, title, familiarity: strange.has(slug) ? 'discovery' : 'known' }) }
  })

  it('[ED-1] names for each of over 120 dishes a known recipe whose title says it', () => {
    expect(askedDishes!.text.match(/^[^#\n].*\t/gm)!.length).toBeGreaterThan(120)
    expect(checkAskedDishes(askedDishes!, placed)).toEqual([])
  })
})
