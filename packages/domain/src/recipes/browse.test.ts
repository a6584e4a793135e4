import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meals } from '../meals/meals.ts'
import { browseRecipes, recipesAPage, type SlotFit } from './browse.ts'
import { categories } from './categories.ts'
import { dietaryTags, diets, exclusions } from './dietary-tags.ts'
import { type RecipeFilters, timeSteps } from './filters.ts'
import { satisfies } from './narrowing.ts'
import { buildSearchIndex } from './search/search-index.ts'
import { buildRecipe } from './testing/build-recipe.ts'

const open: RecipeFilters = { page: 1, search: '', categories: [], tags: [], mostMinutes: 0, cuisines: [] }
type Entry = { recipe: ReturnType<typeof buildRecipe>; fit?: Partial<SlotFit> }

const asWished: SlotFit = {
  deviation: 0,
  servings: 1,
  netCarbs: 4,
  isLate: false,
  changesOthers: false,
  isDisliked: false,
  price: 0,
}

function browse(entries: readonly Entry[], filters: Partial<RecipeFilters> = {}, liked: string[] = []) {
  const recipes = entries.map(({ recipe }) => recipe)
  const fits = new Map(entries.map(({ recipe, fit }) => [recipe.id, fit]))
  return browseRecipes({
    recipes,
    filters: { ...open, ...filters },
    index: buildSearchIndex(recipes),
    fitOf: (id) => ({ ...asWished, ...fits.get(id) }),
    liked: new Set(liked),
  })
}

function titles(...question: Parameters<typeof browse>): string[] {
  return browse(...question).results.map(({ recipe }) => recipe.title)
}

const entry = (title: string, fit: Partial<SlotFit> = {}, own: Parameters<typeof buildRecipe>[2] = {}) => ({
  recipe: buildRecipe(title, '', own),
  fit,
})

describe('the order', () => {
  it('[RCP-4] what fits the day comes first, then what is liked, then by title', () => {
    const entries = [
      entry('Zucchini'),
      entry('Éclair'),
      entry('Kale', { deviation: 0.2 }),
      entry('Leek'),
      entry('Apple', { deviation: 0.1 }),
    ]
    expect(titles(entries, {}, ['Leek', 'Kale'])).toEqual(['Leek', 'Éclair', 'Zucchini', 'Apple', 'Kale'])
  })

  it('[RCP-4] what is in time comes first, and what fits as it is before what fits once other meals change', () => {
    const entries = [
      entry('Late', { isLate: true }),
      entry('Late and out', { isLate: true, deviation: 0.1 }),
      entry('With other servings', { changesOthers: true }),
      entry('Out', { deviation: 0.1 }),
      entry('Fits'),
    ]
    const inOrder = ['Fits', 'With other servings', 'Out', 'Late', 'Late and out']
    expect(titles(entries, {}, ['With other servings', 'Late and out'])).toEqual(inOrder)
  })

  it('[RCP-4] a cuisine the person would rather not have comes last, and what is to their taste first among equals', () => {
    const entries = [
      entry('Disliked', { isDisliked: true, price: -1 }),
      entry('New', { price: 2.5 }),
      entry('Out', { deviation: 0.1 }),
      entry('Ordinary'),
    ]
    expect(titles(entries)).toEqual(['Ordinary', 'New', 'Out', 'Disliked'])
  })

  it('[RCP-1] with text what was asked for comes first, and within it what fits the day', () => {
    const entries = [
      entry('Soup of leeks'),
      entry('Kale soup', { deviation: 0.3 }),
      entry('Kale and bean soup', { deviation: 0.1 }),
      entry('Tart'),
    ]
    expect(titles(entries, { search: 'kale soup' })).toEqual([
      'Kale and bean soup',
      'Kale soup',
      'Soup of leeks',
    ])
  })

  it('[RCP-1] what fits and is liked alike goes by how well it answers the text', () => {
    const egg = { food: { name: 'egg', plural: 'eggs' }, grams: 100 }
    const entries = [entry('Baked eggplant'), entry('Tamagoyaki', {}, { ingredients: [egg] })]
    expect(titles(entries, { search: 'egg' })).toEqual(['Tamagoyaki', 'Baked eggplant'])
  })

  it('[RCP-1] text without a telling word asks for nothing', () => {
    const entries = [entry('Kale'), entry('Leek')]
    for (const search of ['', ' ', '!', 'the', 'keto recipes']) {
      expect(titles(entries, { search })).toEqual(['Kale', 'Leek'])
    }
  })

  it('[RCP-3] nonsense leaves nothing, and no page', () => {
    const answer = browse([entry('Kale')], { search: 'xqzv' })
    expect(answer).toMatchObject({ results: [], page: 1, pageTotal: 0 })
  })
})

describe('the filters', () => {
  it.each<[string, Partial<RecipeFilters>]>([
    ['a meal', { categories: ['lunch', 'dessert'] }],
    ['a tag', { tags: ['dairy-free'] }],
    ['what to avoid', { tags: ['fish'] }],
    ['a time', { mostMinutes: 30 }],
    ['net carbs', { mostNetCarbs: 5 }],
  ])('[RCP-2] %s narrows the results', (_story, filters) => {
    const fits = entry(
      'Kale',
      { netCarbs: 5.04 },
      { meals: ['dinner', 'lunch'], free: ['dairy-free'], prepMinutes: 10, cookMinutes: 20 },
    )
    const fails = entry('Leek', { netCarbs: 5.06 }, { contains: ['fish'], prepMinutes: 11, cookMinutes: 20 })
    expect(titles([fits, fails], filters)).toEqual(['Kale'])
  })
})

it('[ED-2] sides are found where they are chosen, beside meals or alone', () => {
  const side = entry('Kale', {}, { meals: [] })
  const dinner = entry('Leek', {}, { meals: ['dinner'] })
  expect(titles([side, dinner], { categories: ['side'] })).toEqual(['Kale'])
  expect(titles([side, dinner], { categories: ['dinner'] })).toEqual(['Leek'])
  expect(titles([side, dinner], { categories: [...categories] })).toEqual(['Kale', 'Leek'])
  expect(browse([side], { categories: [...categories] }).attributes.totalActive).toBe(0)
})

describe('the attributes', () => {
  const entries = [
    entry('Kale', { netCarbs: 3.2 }, { free: ['vegetarian', 'dairy-free'], contains: ['eggs'] }),
    entry('Leek', { netCarbs: 11.04 }, { free: ['vegetarian'], meals: ['lunch'] }),
  ]
  const attributes = (filters: Partial<RecipeFilters>) => browse(entries, filters).attributes

  it('[RCP-2] the net carbs slider ends where the results do, whatever it is set to', () => {
    expect(attributes({}).netCarbsMost).toBe(11)
    expect(attributes({ mostNetCarbs: 1 }).netCarbsMost).toBe(11)
    expect(attributes({ categories: ['dinner'] }).netCarbsMost).toBe(4)
    expect(attributes({ tags: ['dairy-free'] }).netCarbsMost).toBe(4)
    expect(attributes({ search: 'xqzv' }).netCarbsMost).toBe(1)
  })

  it('[RCP-2] the tags are those some recipe suits, whatever tag is chosen', () => {
    const suited = ['vegetarian', 'dairy-free']
    const allOf = [...suited, 'red meat', 'poultry', 'pork', 'fish', 'eggs', 'shellfish']
    expect(attributes({}).tags).toEqual(allOf)
    expect(attributes({ tags: ['dairy-free', 'eggs'] }).tags).toEqual(allOf)
    expect(attributes({ search: 'kale' }).tags).toEqual(allOf.filter((tag) => tag !== 'eggs'))
  })

  it('[RCP-2] a chosen tag stays listed even when nothing suits it', () => {
    expect(attributes({ tags: ['sesame-free'] }).tags).toContain('sesame-free')
  })

  it.each<[Partial<RecipeFilters>, number, boolean]>([
    [{}, 0, false],
    [{ page: 2 }, 0, false],
    [{ search: 'kale' }, 0, true],
    [{ categories: ['lunch', 'dinner'] }, 1, true],
    [{ tags: ['vegetarian', 'dairy-free'] }, 2, true],
    [{ mostMinutes: 90, mostNetCarbs: 40 }, 2, true],
  ])('[RCP-2] %j is %s active filters, to be cleared: %s', (filters, totalActive, clearable) => {
    expect(attributes(filters)).toMatchObject({ totalActive, clearable })
  })
})

describe('laws of browsing', () => {
  const recipeParts = fc.record({
    title: fc.constantFrom('Kale soup', 'Leek soup', 'Kale tart', 'Eggs'),
    meals: fc.subarray([...meals], { minLength: 1 }),
    free: fc.subarray([...diets]),
    contains: fc.subarray([...exclusions]),
    prepMinutes: fc.nat(60),
    cookMinutes: fc.nat(60),
  })
  const fit = fc.record({
    deviation: fc.constantFrom(0, 0.1, 0.5),
    netCarbs: fc.double({ min: 0, max: 30, noNaN: true }),
  })
  const cookbook = fc
    .array(fc.tuple(recipeParts, fit), { maxLength: 70 })
    .map((all) => all.map(([own, fit], at) => entry(own.title, fit, { ...own, id: `r${at}` })))
  const filters = fc.record({
    search: fc.constantFrom('', '', 'kale', 'soup kale'),
    categories: fc.subarray([...meals]),
    tags: fc.subarray([...dietaryTags], { maxLength: 2 }),
    mostMinutes: fc.constantFrom(...timeSteps),
    mostNetCarbs: fc.integer({ min: 1, max: 30 }),
  })
  const allPages = (entries: readonly Entry[], asked: Partial<RecipeFilters>) => {
    const { pageTotal } = browse(entries, asked)
    return Array.from({ length: pageTotal }, (_, at) => browse(entries, { ...asked, page: at + 1 }).results)
  }

  it('[RCP-1] pages partition the results, all but the last are full, and past the end is an empty one', () => {
    fc.assert(
      fc.property(cookbook, fc.constantFrom('', 'kale'), (entries, search) => {
        const pages = allPages(entries, { search })
        const ids = pages.flat().map(({ recipe }) => recipe.id)
        const expected = entries.filter(({ recipe }) => !search || /kale/i.test(recipe.title))
        expect([...ids].sort()).toEqual(expected.map(({ recipe }) => recipe.id).sort())
        expect(pages.slice(0, -1).every((page) => page.length === recipesAPage)).toBe(true)
        expect(pages.at(-1)?.length).not.toBe(0)
        expect(browse(entries, { search, page: pages.length + 1 }).results).toEqual([])
      }),
    )
  })

  it('[RCP-2] every result satisfies every filter, and nothing that does is left out', () => {
    fc.assert(
      fc.property(cookbook, filters, (entries, asked) => {
        const ids = (some: Partial<RecipeFilters>) =>
          allPages(entries, some).flatMap((page) => page.map(({ recipe }) => recipe.id))
        const results = allPages(entries, asked).flat()
        expect(results.every((result) => satisfies(result, { ...open, ...asked }))).toBe(true)
        const unfiltered = allPages(entries, { search: asked.search }).flat()
        const satisfying = unfiltered.filter((result) => satisfies(result, { ...open, ...asked }))
        // The same order, too: a filter takes recipes out and moves none.
        expect(ids(asked)).toEqual(satisfying.map(({ recipe }) => recipe.id))
      }),
    )
  })

  it('[RCP-2] the slider at its end narrows nothing', () => {
    fc.assert(
      fc.property(cookbook, filters, (entries, { mostNetCarbs: _, ...asked }) => {
        const { attributes } = browse(entries, asked)
        const atEnd = allPages(entries, { ...asked, mostNetCarbs: attributes.netCarbsMost })
        expect(atEnd).toEqual(allPages(entries, asked))
      }),
    )
  })
})
