import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { foodNames } from '../../checks/check-unlisted.ts'
import { contentFiles } from '../../corpus/content-files.ts'
import { readFoods } from '../../foods/read-foods.ts'
import {
  AMOUNTS,
  BROWNINGS,
  COLOUR_NAMES,
  FOOD_PLACES,
  SAUCE_PLACES,
} from '../../pictures/brief/brief-words.ts'
import { CUT_WORDS, DRAWINGS } from '../../pictures/brief/food-cuts.ts'
import { formIds } from '../../pictures/dish/find-form.ts'
import { VESSEL_IDS } from '../../pictures/vessels/vessel-id.ts'
import { fixtureContent } from '../../testing/fixture-content.ts'
import { salmonRecipe } from '../../testing/fixture-recipe-files.ts'
import { compileRecipe } from '../compile-recipe.ts'
import { checkShortName } from './read-cooking-fields.ts'

const root = join(import.meta.dirname, '../../../../..')
const fixtureFoods = Object.entries(fixtureContent())
  .filter(([file]) => file.startsWith('content/foods/'))
  .map(([file, text]) => ({ file, aisle: file.slice('content/foods/'.length, -'.yaml'.length), text }))

function inputOf({ foods }: ReturnType<typeof readFoods>) {
  const byId = new Map(foods.map((food) => [food.id, food]))
  return { pantry: { byId, names: foodNames(foods) }, drawing: 'as drawn', random: seededRandom('ids') }
}

const fixtureInput = inputOf(readFoods(fixtureFoods))
const salmonFile = { file: 'salmon.yaml', folder: 'dinner', slug: 'skillet-salmon-lemon-cream' }
const compile = (...fields: string[]) =>
  compileRecipe(
    {
      ...salmonFile,
      text: salmonRecipe.replace('meal: [dinner]\n', ['meal: [dinner]', ...fields, ''].join('\n')),
    },
    fixtureInput,
  )
const recipeOf = (...fields: string[]) => {
  const { compiled, faults } = compile(...fields)
  expect(faults).toEqual([])
  return compiled!.recipe
}

describe('readRecipe, of the optional fields', () => {
  it('[CON-3] [CON-4] [CON-7] [CON-9] reads them', () => {
    const written = [
      'short: Lemon cream salmon',
      'note: Sole is as good.',
      'keeps: { days: 2, how: "in a lidded box in the fridge", reheat: "in a skillet, 4 min" }',
      'needs: [broiler, blender]',
      'atOnce: 2',
      'familiarity: known',
      'picture: { form: sheet-pan, hero: salmon-fillet, garnish: [spinach] }',
    ]
    expect(recipeOf(...written)).toMatchObject({
      short: 'Lemon cream salmon',
      note: 'Sole is as good.',
      keeps: { days: 2, how: 'in a lidded box in the fridge', freezes: false, reheat: 'in a skillet, 4 min' },
      needs: ['broiler', 'blender'],
      atOnce: 2,
      familiarity: 'known',
      picture: { form: 'sheet-pan', hero: 'salmon-fillet', garnish: ['spinach'] },
    })
  })

  it.each([
    ['short: Salmon fillets in a skillet with lemon', 'has 38 letters; 32 are the most', 'Shorten it.'],
    ['short: lemon salmon', 'not written as a name', 'Start with a capital'],
    ['keeps: { days: 3 }', 'keeps has no field "how"', 'Add "how: …"'],
    ['keeps: { days: 40, how: cold }', 'keeps.days (40) is not a whole number', 'in that range'],
    ['keeps: { days: 2, how: In the fridge. }', 'keeps.how stands inside a sentence', 'small letter'],
    ['keeps: { days: 0, how: it goes soft, freezes: true }', 'eaten at once (days: 0)', 'Leave freezes'],
    ['needs: [ovens]', '"ovens" is not known', 'Write oven'],
    ['atOnce: 0', 'atOnce (0) is not a whole number', 'in that range'],
    ['familiarity: usual', 'familiarity "usual" is not known', 'Write shelf'],
    ['discarded: [{ food: salt, share: 2, why: drained }]', 'discarded.share (2)', 'in that range'],
    ['discarded: [{ food: bacon, share: 0.5, why: drained }]', 'names "bacon", which is no', 'salmon-fillet'],
    ['picture: { form: sheetpan }', 'picture.form "sheetpan" is not known', 'Write sheet-pan'],
    ['picture: { hero: salmon }', 'picture names "salmon", which is no ingredient', 'salmon-fillet'],
    ['picture: { hide: [salmon] }', 'picture names "salmon", which is no ingredient', 'salmon-fillet'],
    [
      'picture: { hide: [salt], shows: { salt: crumbs } }',
      'picture hides "salt" and shows it',
      'out of hide',
    ],
    ['picture: { shows: { salmon-fillet: cubez } }', 'salmon-fillet "cubez" is not known', 'Write cubes'],
    ['picture: { shows: { salmon-fillet: { at: rim } } }', 'unknown field "at"', 'Write as'],
    ['picture: { shows: { salmon-fillet: { color: "#12" } } }', 'color "#12" is no color', 'six digits'],
    ['picture: { shows: [salt] }', 'picture.shows is not a list of fields', '{ tofu: cubes'],
    ['picture: { sauces: [{ color: green }] }', 'picture.sauces has no field "where"', 'Add "where: …"'],
    ['picture: { sauces: [{ color: green, where: below }] }', 'where "below" is not known', 'under'],
    ['picture: { color: gold }', 'picture.color "gold" is no color', 'Write golden'],
    ['picture: { vessel: pan }', 'picture.vessel "pan" is not known', 'sheet-pan'],
    [`note: ${'a'.repeat(241)}`, 'The note has 241 letters; 240 are the most', 'Shorten it.'],
  ])('[CON-3] [CON-4] [CON-9] refuses "%s" with its line and a remedy', (field, what, remedy) => {
    expect(compile(field).faults).toMatchObject([
      { line: 8, what: expect.stringContaining(what), remedy: expect.stringContaining(remedy) },
    ])
  })

  it('[ED-6] reads how foods and sauces of the picture are shown', () => {
    const picture =
      'picture: { hide: [salt], shows: { salmon-fillet: cubes, heavy-cream: { as: dollop, where: over } }, sauces: [{ color: green, where: under, name: dill cream, rough: true }], color: golden, flecks: "#00aa00", vessel: bowl }'
    expect(recipeOf(picture).picture).toEqual({
      hide: ['salt'],
      shows: { 'salmon-fillet': { as: 'cubes' }, 'heavy-cream': { as: 'dollop', where: 'over' } },
      sauces: [{ color: 'green', where: 'under', name: 'dill cream', rough: true }],
      color: 'golden',
      flecks: '#00aa00',
      vessel: 'bowl',
    })
    expect(recipeOf('picture: { sauces: [] }').picture).toEqual({ sauces: [] })
  })

  it('[ED-6] tells editors every word that a picture line may have', () => {
    const readme = readFileSync(join(root, 'content/recipes/README.md'), 'utf8')
    const words = [
      formIds,
      CUT_WORDS,
      DRAWINGS,
      COLOUR_NAMES,
      VESSEL_IDS,
      BROWNINGS,
      FOOD_PLACES,
      SAUCE_PLACES,
      AMOUNTS,
    ]
    expect(words.flat().filter((word) => !readme.includes(`\`${word}\``))).toEqual([])
  })

  it('[CON-6] counts what is thrown away out of the figures', () => {
    const whole = recipeOf()
    const poached = recipeOf('discarded: [{ food: heavy-cream, share: 0.5, why: left in the pan }]')
    const skimmed = recipeOf('discarded: [{ food: heavy-cream, only: fat, share: 0.5, why: skimmed }]')
    // 60 of 120 g cream less, over two: 36.1 % fat, 2.7 % carbs.
    expect(whole.perServing.fat - poached.perServing.fat).toBeCloseTo(10.83, 6)
    expect(whole.perServing.netCarbs - poached.perServing.netCarbs).toBeCloseTo(0.81, 6)
    expect(whole.perServing.fat - skimmed.perServing.fat).toBeCloseTo(10.83, 6)
    expect(skimmed.perServing.netCarbs).toBe(whole.perServing.netCarbs)
  })
})

describe('the worked example of content/recipes/README.md', () => {
  it('[CON-1] compiles without a fault, and is a recipe of the shelf', () => {
    const readme = readFileSync(join(root, 'content/recipes/README.md'), 'utf8')
    const [, text = ''] =
      /## A recipe of the weeknight shelf\n[\s\S]*?```yaml\n([\s\S]*?)```/.exec(readme) ?? []
    const input = inputOf(readFoods(contentFiles(root).foods))
    const { compiled, faults } = compileRecipe(
      { file: 'example.yaml', folder: 'dinner', slug: 'ground-beef-taco-skillet', text },
      input,
    )
    expect(faults).toEqual([])
    expect(compiled?.recipe).toMatchObject({ familiarity: 'shelf', short: 'Taco skillet', atOnce: 4 })
  })
})

describe('checkShortName', () => {
  it('[CON-3] reports a long title without a short name, and refuses one that is the title', () => {
    const lines = { title: 2 } as Parameters<typeof checkShortName>[0]['lines']
    const long = 'Skillet salmon with lemon cream and wilted greens'
    expect(checkShortName({ title: long, lines })).toMatchObject([
      { standard: 'recipe: short name', line: 2 },
    ])
    expect(checkShortName({ title: long, short: 'Lemon salmon', lines })).toEqual([])
    expect(checkShortName({ title: 'Lemon salmon', lines })).toEqual([])
    expect(checkShortName({ title: 'Lemon salmon', short: 'Lemon salmon', lines })).toMatchObject([
      { line: 2, remedy: 'Leave "short" out.' },
    ])
  })
})
