import { describe, expect, it } from 'vitest'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { isoDuration, jsonLd } from './json-ld.ts'

const { recipes } = fixtureCookbook()
const page = 'https://example.org/recipes/skillet-salmon-lemon-cream'
const addresses = { page, images: ['https://example.org/a.svg'], publisher: 'Butterleaf' }

type Check = (value: unknown) => boolean
const isText: Check = (value) => typeof value === 'string' && value.trim() !== ''
const isAddress: Check = (value) => typeof value === 'string' && URL.canParse(value)
const isDuration: Check = (value) =>
  typeof value === 'string' && /^PT(\d+H)?(\d+M)?$/.test(value) && value !== 'PT'
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const isGrams: Check = (value) => typeof value === 'string' && /^\d+(\.\d)? g$/.test(value)
const hasType =
  (type: string, checks: Record<string, Check>): Check =>
  (value) => {
    const fields = value as Record<string, unknown>
    return fields['@type'] === type && faultsIn(fields, checks).length === 0
  }

/** What search engines require of a Recipe, and what they recommend. */
const required: Record<string, Check> = { name: isText, image: isListOf(isAddress) }
const recommended: Record<string, Check> = {
  author: hasType('Organization', { name: isText }),
  description: isText,
  prepTime: isDuration,
  cookTime: isDuration,
  totalTime: isDuration,
  keywords: isText,
  recipeYield: isListOf(isText),
  recipeCategory: isListOf(isText),
  recipeCuisine: isText,
  nutrition: hasType('NutritionInformation', {
    calories: (value) => /^\d+ calories$/.test(String(value)),
    servingSize: isText,
    fatContent: isGrams,
    carbohydrateContent: isGrams,
    fiberContent: isGrams,
    proteinContent: isGrams,
  }),
  recipeIngredient: isListOf(isText),
  recipeInstructions: isListOf(hasType('HowToStep', { text: isText, name: isText, url: isAddress })),
}

function faultsIn(fields: Record<string, unknown>, checks: Record<string, Check>): string[] {
  return Object.entries(checks).flatMap(([name, check]) => (check(fields[name]) ? [] : [name]))
}

describe('jsonLd', () => {
  it.each(recipes.map((recipe) => [recipe.title, recipe] as const))(
    'has all that search engines ask for: %s',
    (_title, recipe) => {
      const fields = jsonLd(recipe, addresses)
      expect(fields).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe' })
      expect(faultsIn(fields, { ...required, ...recommended })).toEqual([])
      expect(JSON.parse(JSON.stringify(fields))).toEqual(fields)
    },
  )

  it('says what the recipe says', () => {
    const salmon = recipes.find(({ slug }) => slug.startsWith('skillet'))!
    expect(jsonLd(salmon, addresses)).toMatchObject({
      name: 'Skillet salmon with lemon cream',
      description:
        'Skillet salmon with lemon cream: a keto French dinner with 3.7 g net carbs a serving, ready in 22 minutes. Keeps 1 day in a lidded box in the fridge. Warm it gently in a covered skillet, 4 min.',
      recipeYield: ['2', '2 servings'],
      suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
      nutrition: { calories: '628 calories', fatContent: '50.6 g' },
      recipeIngredient: expect.arrayContaining(['2 salmon fillets, patted dry', '1 tbsp butter']),
      recipeInstructions: expect.arrayContaining([expect.objectContaining({ url: `${page}#step-1` })]),
    })
  })

  it('says what comes out, where that is no plate', () => {
    const custards = recipes.find(({ slug }) => slug.startsWith('raspberry'))!
    expect(jsonLd(custards, addresses)).toMatchObject({
      recipeYield: ['4', '4 small cups'],
      totalTime: 'PT1H42M',
    })
  })

  it.each([
    [0, 'PT0M'],
    [45, 'PT45M'],
    [60, 'PT1H'],
    [95, 'PT1H35M'],
  ])('writes %i minutes as %s', (minutes, duration) => {
    expect(isoDuration(minutes)).toBe(duration)
  })
})

it('[ED-2] a side is told as a side dish', () => {
  const side = { ...recipes[0]!, meals: [], goesWith: ['dinner' as const] }
  expect(jsonLd(side, addresses)).toMatchObject({
    recipeCategory: ['Side dish'],
    description: expect.stringMatching(/ side dish with /),
  })
})
