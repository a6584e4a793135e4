import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standards } from '../reading/standards.ts'
import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import { fromStored, type StoredRecipe } from '../recipes/stored-recipe.ts'
import { type FixtureContent, fixtureContent, writeContent } from '../testing/fixture-content.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { type ArtefactHead, writeArtefact } from './artefact.ts'
import { type Cookbook, compileCookbook } from './compile-cookbook.ts'

const salmonFile = 'content/recipes/dinner/skillet-salmon-lemon-cream.yaml'
const eggsFile = 'content/recipes/breakfast/soft-scrambled-eggs-feta.yaml'
let folder: ReturnType<typeof temporaryFolder>
let cacheFile: string

beforeEach(() => {
  folder = temporaryFolder()
  cacheFile = join(folder.path, 'cache', 'cookbook.json')
  writeContent(folder.path, fixtureContent())
})
afterEach(() => folder.remove())

const compile = () => compileCookbook(folder.path, { cacheFile })
const write = (content: FixtureContent) => writeContent(folder.path, content)
const edit = (file: string, from: string, to: string) => {
  const path = join(folder.path, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}

describe('compileCookbook', () => {
  it('[RCP-9] reads foods in the order of a shop, and recipes by slug', () => {
    const { foods, recipes, faults } = compile()
    expect(faults).toEqual([])
    expect([foods[0]?.aisle, foods.at(-1)?.aisle]).toEqual(['produce', 'asian'])
    expect(recipes.map(({ slug }) => slug)).toEqual([
      'raspberry-almond-custards',
      'skillet-salmon-lemon-cream',
      'soft-scrambled-eggs-feta',
    ])
  })

  it('[SHOP-3] gives a recipe its foods with what they come in, as the server reads them', () => {
    edit(
      'content/foods/dairy.yaml',
      'price: 2, class: cheese',
      'price: 2, partOf: { food: egg, grams: 17 }, class: cheese',
    )
    const { recipes, faults } = compile()
    const foods = recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
    expect(faults).toEqual([])
    expect(foods.find(({ id }) => id === 'feta')?.comesIn).toMatchObject({
      whole: { id: 'egg' },
      gramsFromOne: 17,
    })
  })

  it('names the faults of all files at once, by place', () => {
    edit(salmonFile, 'servings: 2', 'servings: two')
    edit(eggsFile, 'food: feta', 'food: fetta')
    edit('content/foods/deli.yaml', 'price: 2', 'price: 9')
    expect(compile().faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'content/foods/deli.yaml:1',
      `${eggsFile}:11`,
      `${salmonFile}:3`,
    ])
  })

  it('names what stands where nothing is read from, and lets notes be', () => {
    write({
      'content/recipes/README.md': 'How to write one.',
      'content/recipes/supper/stew.yaml': 'title: Stew',
      'content/recipes/dinner/stew.yml': 'title: Stew',
      'content/foods/sauces.yml': '[]',
    })
    expect(compile().faults.map(({ file }) => file)).toEqual([
      'content/foods/sauces.yml',
      'content/recipes/dinner/stew.yml',
      'content/recipes/supper',
    ])
  })

  it('tells of a standard that is not kept, and stops only where it is enforced', () => {
    edit('content/foods/fish.yaml', ', keeps: { closed: 14, opened: 4 }', '')
    const gap = { standard: 'food: keeps', file: 'content/foods/fish.yaml', line: 1 }
    const reporting = compileCookbook(folder.path, {
      cacheFile,
      standards: { ...standards, 'food: keeps': 'reported' },
    })
    expect([reporting.faults, reporting.reported]).toMatchObject([[], [gap]])
    const enforcing = compileCookbook(folder.path, {
      cacheFile,
      standards: { ...standards, 'food: keeps': 'enforced' },
    })
    expect([enforcing.faults, enforcing.reported]).toMatchObject([[gap], []])
  })

  it('tells of it again when nothing changed', () => {
    edit('content/foods/fish.yaml', ', keeps: { closed: 14, opened: 4 }', '')
    const reporting = () =>
      compileCookbook(folder.path, { cacheFile, standards: { ...standards, 'food: keeps': 'reported' } })
    const first = reporting()
    const again = reporting()
    expect(again.files.compiled).toBe(0)
    expect(again.reported).toEqual(first.reported)
  })

  it('names a swap that breaks a diet', () => {
    edit('content/foods/oils.yaml', 'class: oil', 'swap: [{ food: butter, ratio: 1 }], class: oil')
    expect(compile().faults).toMatchObject([
      { file: 'content/foods/oils.yaml', what: expect.stringContaining('olive-oil: its swap "butter"') },
    ])
  })

  it('[ONB-11] foods know their groups; an unknown food, an empty group and a double id are named by line', () => {
    const file = 'content/food-groups.yaml'
    write({ [file]: '- id: cheeses\n  also: [fromage]\n  foods: [feta]\n' })
    const { foods, foodGroups, faults } = compile()
    expect(faults).toEqual([])
    expect(foodGroups).toEqual([{ id: 'cheeses', also: ['fromage'], foods: ['feta'] }])
    expect(foods.filter(({ groups }) => groups.includes('cheeses')).map(({ id }) => id)).toEqual(['feta'])
    write({
      [file]:
        '- id: cheeses\n  foods:\n    - fetta\n- id: nuts\n  foods: []\n- id: cheeses\n  foods: [feta]\n',
    })
    expect(compile().faults.map(({ line, what, remedy }) => [line, what, remedy])).toEqual([
      [3, 'The group "cheeses" names "fetta", and there is no such food.', expect.stringContaining('feta')],
      [4, 'The group "nuts" has no foods.', 'Name ids of foods, or take the group out.'],
      [6, 'The group "cheeses" is there twice.', 'Put their foods into one.'],
    ])
  })

  it('names what is wrong with the list of public recipes beside all other faults', () => {
    const file = 'content/public-recipes.yaml'
    write({ [file]: 'breakfast: []\nlunch: []\ndinner: [stew]\ndessert: []\n' })
    const { publicSlugs, faults } = compile()
    expect(publicSlugs).toEqual(['stew'])
    expect(faults.map((fault) => [fault.file, fault.line])).toEqual([
      [file, 3],
      [file, 3],
    ])
  })

  it('a recipe whose file and title get another name keeps its id and its picture', () => {
    const idOf = (title: string) => compile().recipes.find((recipe) => recipe.title === title)
    const before = idOf('Skillet salmon with lemon cream')!
    renameSync(
      join(folder.path, salmonFile),
      join(folder.path, 'content/recipes/dinner/lemon-cream-salmon.yaml'),
    )
    edit('content/recipes/dinner/lemon-cream-salmon.yaml', before.title, 'Lemon cream salmon')
    const after = idOf('Lemon cream salmon')!
    expect([compile().faults, after.slug, after.id]).toEqual([[], 'lemon-cream-salmon', before.id])
    expect(pictureRecipeOf(after).id).toBe(pictureRecipeOf(before).id)
  })

  it('names a copied file by its id, once', () => {
    write({ 'content/recipes/dinner/a-copy.yaml': fixtureContent()[salmonFile]! })
    const ids = compile().faults.filter(({ line }) => line === 1)
    expect(ids).toMatchObject([
      { file: 'content/recipes/dinner/a-copy.yaml', what: expect.stringContaining(salmonFile) },
    ])
  })

  it('is an empty cookbook where there is no content', () => {
    expect(compileCookbook(join(folder.path, 'nowhere'))).toMatchObject({
      foods: [],
      recipes: [],
      faults: [],
    })
  })
})

describe('compiling again', () => {
  it('keeps every file that has not changed, and gives the same cookbook', () => {
    const first = compile()
    const again = compile()
    // What people call foods is read each time.
    const all = Object.keys(fixtureContent()).filter((file) => !file.includes('food-words')).length
    expect([first.files, again.files]).toEqual([
      { compiled: all, kept: 0 },
      { compiled: 0, kept: all },
    ])
    expect(again.recipes).toEqual(first.recipes)
    expect(again.foods).toEqual(first.foods)
  })

  it('compiles the one recipe that changed', () => {
    const salmonOf = ({ recipes }: Cookbook) => recipes.find(({ slug }) => slug.startsWith('skillet'))!
    const before = salmonOf(compile())
    edit(salmonFile, 'qty: 200', 'qty: 250')
    const cookbook = compile()
    expect(cookbook.files.compiled).toBe(1)
    expect(salmonOf(cookbook).id).toBe(before.id)
    expect(salmonOf(cookbook).edition).not.toBe(before.edition)
  })

  it('compiles the recipes that use a food whose figures changed', () => {
    const before = compile()
    edit('content/foods/fish.yaml', 'fat: 13.4', 'fat: 13.9')
    const after = compile()
    expect(after.files.compiled).toBe(2)
    const changed = after.recipes.filter(({ edition }) =>
      before.recipes.every((recipe) => recipe.edition !== edition),
    )
    expect(changed.map(({ slug }) => slug)).toEqual(['skillet-salmon-lemon-cream'])
    expect(after.recipes).toEqual(compileCookbook(folder.path).recipes)
  })

  it('finds the fault a food brings to a recipe that did not change, on its line', () => {
    compile()
    edit('content/foods/fish.yaml', 'salmon-fillet', 'salmon-steak')
    expect(compile().faults).toEqual(compileCookbook(folder.path).faults)
    expect(compile().faults.some(({ file }) => file === salmonFile)).toBe(true)
  })

  it('compiles all recipes when a food is new, since a step may have named it all along', () => {
    edit(eggsFile, 'Fold in', 'Scatter leeks, fold in')
    compile()
    edit(
      'content/foods/produce.yaml',
      '- { id: onion',
      '- { id: leek, name: leek, plural: leeks, per100g: { kcal: 61, fat: 0.3, carbs: 14.2, fiber: 1.8, polyols: 0, protein: 1.5, sodium: 20, potassium: 180, magnesium: 28, saturatedFat: 0.04 }, carbBasis: us, source: label, buy: { unit: each, grams: 90 }, keeps: { closed: 14, opened: 5 }, price: 1, class: vegetable, contains: [], animal: none }\n- { id: onion',
    )
    expect(compile().faults).toMatchObject([
      { file: eggsFile, line: 17, what: expect.stringContaining('"leeks"') },
    ])
  })

  it('never keeps a file with a fault, and never loses the fault', () => {
    edit(salmonFile, 'food: spinach', 'food: spinnach')
    const first = compile()
    const again = compile()
    expect(again.files.compiled).toBe(1)
    expect(again.faults).toEqual(first.faults)
  })

  it.each(['', '{', '{"version":"old"}'])('compiles everything when the cache is %j', (text) => {
    const first = compile()
    writeFileSync(cacheFile, text)
    expect(compile().recipes).toEqual(first.recipes)
  })

  it('forgets a file that is gone', () => {
    compile()
    write({ [eggsFile]: '' })
    expect(compile().recipes).toHaveLength(2)
  })
})

describe('writeArtefact', () => {
  it('keeps the cookbook to the last bit', () => {
    const { foods, recipes, publicSlugs, foodGroups } = compile()
    const file = join(folder.path, 'artefact', 'cookbook.jsonl')
    const bytes = writeArtefact(file, { foods, recipes, publicSlugs, foodGroups })
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    const [kept, ...stored] = lines.map((line) => JSON.parse(line)) as [ArtefactHead, ...StoredRecipe[]]
    expect(bytes).toBe(readFileSync(file).length)
    expect([kept.foods, kept.publicSlugs, kept.recipeCount]).toEqual([foods, publicSlugs, recipes.length])
    const byId = new Map(kept.foods.map((food) => [food.id, food]))
    expect(stored.map((recipe) => fromStored(recipe, byId))).toEqual(recipes)
  })
})
