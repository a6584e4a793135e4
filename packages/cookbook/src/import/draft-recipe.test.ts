import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fixtureCookbook } from '../testing/fixture-cookbook.ts'
import { fixtureDictionary } from '../testing/fixture-dictionary.ts'
import { draftRecipe } from './draft-recipe.ts'
import { draftStep } from './draft-step.ts'
import { findCooklang } from './find-cooklang.ts'
import { findJsonLd, minutesIn } from './find-json-ld.ts'
import { matchIngredient } from './match-ingredient.ts'

const { foods } = fixtureCookbook()
const dictionary = fixtureDictionary(foods)
const random = seededRandom('ids')
const page = (json: unknown) =>
  `<html><script>var x = 1</script><script type="application/ld+json">${JSON.stringify(json)}</script></html>`

const soup = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', name: 'A page' },
    {
      '@type': ['Recipe'],
      name: 'Creamy spinach &amp; feta soup',
      recipeYield: ['4', '4 bowls'],
      prepTime: 'PT10M',
      totalTime: 'PT1H5M',
      recipeCuisine: 'Greek',
      recipeCategory: 'Lunch, Soup',
      recipeIngredient: [
        '2 tbsp butter',
        '1 onion, finely diced',
        '400 g fresh spinach',
        '1 1/2 cups chicken stock',
        '½ cup feta (crumbled)',
        '2-3 cups whole milk',
        'Salt to taste',
      ],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Soup',
          itemListElement: [
            { '@type': 'HowToStep', text: '<p>Melt the butter and soften the onion, 8 minutes.</p>' },
          ],
        },
        {
          '@type': 'HowToStep',
          text: 'Add the spinach and stock; simmer 20 to 25 minutes, then bake at 350°F.',
        },
      ],
    },
  ],
}

describe('findJsonLd', () => {
  it('finds the recipe of a page among all else', () => {
    expect(findJsonLd(page(soup))).toEqual({
      title: 'Creamy spinach & feta soup',
      servings: 4,
      yields: '4 bowls',
      cuisine: 'Greek',
      prepMinutes: 10,
      totalMinutes: 65,
      categories: ['Lunch, Soup'],
      ingredients: soup['@graph'][1]!.recipeIngredient!.map((line) => ({ line })),
      steps: [
        'Melt the butter and soften the onion, 8 minutes.',
        'Add the spinach and stock; simmer 20 to 25 minutes, then bake at 350°F.',
      ],
    })
  })

  it('reads a JSON-LD file, steps as one text, and broken scripts beside a sound one', () => {
    expect(
      findJsonLd(JSON.stringify({ '@type': 'Recipe', name: 'X', recipeInstructions: 'One.\nTwo.' })),
    ).toMatchObject({ steps: ['One.', 'Two.'] })
    expect(
      findJsonLd(
        `<script type='application/ld+json'>{oops</script>${page({ '@type': 'Recipe', name: 'Y' })}`,
      ),
    ).toMatchObject({ title: 'Y' })
  })

  it.each(['', '<html></html>', '[]', '{', page({ '@type': 'Person', name: 'Z' })])(
    'finds nothing in %j',
    (text) => {
      expect(findJsonLd(text)).toBeUndefined()
    },
  )

  it.each([
    ['PT20M', 20],
    ['PT1H30M', 90],
    ['P0DT2H', 120],
    ['P1D', 1440],
    ['20 minutes', undefined],
    [20, undefined],
  ])('reads the duration %j', (value, minutes) => {
    expect(minutesIn(value)).toBe(minutes)
  })
})

describe('matchIngredient', () => {
  it.each([
    ['2 tbsp butter', { foodId: 'butter', quantity: 2, unit: 'tbsp' }],
    ['5 large eggs', { foodId: 'egg', quantity: 5, unit: 'large' }],
    ['1 1/2 cups heavy cream, cold', { foodId: 'heavy-cream', quantity: 1.5, unit: 'cup', prep: 'cold' }],
    ['340 g salmon fillets', { foodId: 'salmon-fillet', quantity: 340, unit: 'g' }],
    ['4 slices bacon', { foodId: 'bacon', quantity: 4, unit: 'slice' }],
    ['1 cup chicken broth', { foodId: 'chicken-stock', quantity: 1, unit: 'cup' }],
    ['500 g minced beef', { foodId: 'ground-beef', quantity: 500, unit: 'g' }],
    ['½ tsp freshly ground black pepper', { foodId: 'black-pepper', quantity: 0.5, unit: 'tsp' }],
    ['1 dozen eggs', { foodId: 'egg', quantity: 12 }],
    ['200 g fresh spinach (washed)', { foodId: 'spinach', quantity: 200, unit: 'g', prep: 'washed' }],
  ])('is certain of "%s"', (line, expected) => {
    expect(matchIngredient(line, dictionary)).toMatchObject([{ ...expected, doubts: [] }])
  })

  it.each(['2 packets spinach', '2 packages spinach', '2 packs spinach'])(
    'counts "%s" in the food’s own word',
    (line) => {
      const packed = foods.map((food) =>
        food.id === 'spinach' ? { ...food, measures: { pack: 200 } } : food,
      )
      expect(matchIngredient(line, fixtureDictionary(packed))).toMatchObject([
        { foodId: 'spinach', quantity: 2, unit: 'pack', doubts: [] },
      ])
    },
  )

  it.each([
    ['2 cups sugar', '?', 'no food is near'],
    ['2-3 tbsp butter', 'butter', '2 to 3: the lower is taken'],
    ['salt', 'salt', 'no amount given'],
    ['2 cloves spinach', 'spinach', 'no measure "clove"'],
    ['500 g beef', 'ground-beef', 'read as'],
  ])('doubts "%s"', (line, foodId, doubt) => {
    const [match] = matchIngredient(line, dictionary)
    expect(match?.foodId).toBe(foodId)
    expect(match?.doubts.join('; ')).toContain(doubt)
  })
})

describe('draftStep', () => {
  const [butter, onion] = ['2 tbsp butter', '1 onion'].flatMap((line) => matchIngredient(line, dictionary))

  it.each([
    ['Melt the butter, 8 minutes.', 'Melt the [butter|butter], {8 min}.'],
    ['Simmer 20-25 min. Stir.', 'Simmer {20 min} to {25 min}. Stir.'],
    ['Bake at 350°F for 1 hour.', 'Bake at {175 °C} for {1 h}.'],
    ['Bake at 180 °C (350 °F).', 'Bake at {180 °C}.'],
    ['Cook to 160°F.', 'Cook to {71 °C}.'],
    ['Cook to 165 degrees Fahrenheit.', 'Cook to {74 °C}.'],
    [
      'Fry the onions in butter, then more butter.',
      'Fry the [onion|onions] in [butter|butter], then more butter.',
    ],
    ['Use buttermilk.', 'Use buttermilk.'],
    ['Odd [brackets] and {braces}.', 'Odd brackets and braces.'],
  ])('turns "%s" into our notation', (text, expected) => {
    expect(draftStep(text, [butter!, onion!])).toBe(expected)
  })
})

describe('draftRecipe', () => {
  const draft = draftRecipe(findJsonLd(page(soup))!, dictionary, { from: 'https://cook.test/soup', random })

  it('is YAML in our form, with every doubt marked', () => {
    expect(parse(draft)).toMatchObject({
      id: expect.stringMatching(/^creamy-spinach-feta-soup~[0-9a-z]{10}$/),
      title: 'Creamy spinach & feta soup',
      servings: 4,
      yields: '4 bowls',
      prep: 10,
      cook: 55,
      cuisine: 'greek',
      meal: ['lunch'],
      ingredients: [
        { food: 'butter', qty: 2, unit: 'tbsp' },
        { food: 'onion', qty: 1, prep: 'finely diced' },
        { food: 'spinach', qty: 400, unit: 'g' },
        { food: 'chicken-stock', qty: 1.5, unit: 'cup' },
        { food: 'feta', qty: 0.5, unit: 'cup', prep: 'crumbled' },
        { qty: 2, unit: 'cup' },
        { food: 'salt', qty: 1 },
      ],
    })
    const marked = draft
      .split('\n')
      .filter((line) => line.includes('# ?'))
      .map((line) => line.trim())
    expect(marked).toEqual([
      '# Save it as content/recipes/<meal>/creamy-spinach-feta-soup.yaml and look at every line after "# ?".',
      expect.stringMatching(/^# \? 2-3 cups whole milk: .*the lower is taken/),
      expect.stringMatching(/^# \? Salt to taste: .*no amount given/),
      expect.stringMatching(/no step names feta/),
      expect.stringMatching(/no step names/),
      expect.stringMatching(/no step names/),
    ])
  })

  it('marks what it had to guess, and lets no page write YAML of its own', () => {
    const hostile = {
      title: 'X"\nservings: 99',
      categories: [],
      ingredients: [{ line: '1 egg\n- { food: salt }' }],
      steps: ['One.\n  - text: Two.'],
    }
    const text = draftRecipe(hostile, dictionary, { from: 'file.html\nservings: 99', random })
    expect(parse(text)).toMatchObject({
      title: 'X"\nservings: 99',
      servings: 2,
      cuisine: 'american',
      meal: ['dinner'],
      steps: [{ text: 'One.\n  - text: Two.' }],
    })
    expect(text.match(/# \? .* a guess/g)).toHaveLength(5)
  })
})

describe('findCooklang', () => {
  it('reads metadata of either kind, sections, comments and timers', () => {
    const text = `>> servings: 2\n>> prep time: 1 h 10 min\n\n-- a note\n= Sauce =\n\nMelt @butter{1/2%tbsp} in a #pan{}, ~{5%minutes}. [- later -]\n\nAdd @spinach and @salmon fillets{2}(patted dry).\n`
    expect(findCooklang(text, 'Pan salmon')).toEqual({
      title: 'Pan salmon',
      servings: 2,
      prepMinutes: 70,
      categories: [],
      ingredients: [
        { line: '1/2 tbsp butter', group: 'Sauce' },
        { line: 'spinach', group: 'Sauce' },
        { line: '2 salmon fillets, patted dry', group: 'Sauce' },
      ],
      steps: ['Melt butter in a pan, 5 minutes.', 'Add spinach and salmon fillets.'],
    })
  })
})
