import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { checkAmount } from '../checks/check-amounts.ts'
import { checkDoneness } from '../checks/check-doneness.ts'
import { checkEquipment } from '../checks/check-equipment.ts'
import { checkNames, checkPromises } from '../checks/check-names.ts'
import { checkPlainWords } from '../checks/check-plain-words.ts'
import { checkPlausibility } from '../checks/check-plausibility.ts'
import { checkShares, checkShareWords } from '../checks/check-shares.ts'

import { checkShelf } from '../checks/check-shelf.ts'
import { checkSteps } from '../checks/check-steps.ts'
import { checkTimes } from '../checks/check-times.ts'
import { checkUnlisted, type FoodNames } from '../checks/check-unlisted.ts'
import { checkKitchen } from '../checks/kitchen/check-kitchen.ts'
import type { Food } from '../foods/food.ts'
import { unitsOf } from '../foods/food-units.ts'
import type { Fault, LineFinding } from '../reading/fault.ts'
import { suggestion } from '../reading/nearest.ts'
import { type Reading, readingOf, readYaml } from '../reading/yaml-reading.ts'
import { computeRecipe } from './compute-recipe.ts'
import { checkShortName } from './fields/read-cooking-fields.ts'
import { checkKeeps } from './keeping/check-keeps.ts'
import { judgedOf } from './keeping/judged.ts'
import { readRecipe } from './read-recipe.ts'
import type { Recipe, RecipeIngredient } from './recipe.ts'
import type { WrittenIngredient, WrittenRecipe } from './written-recipe.ts'

export type RecipeFile = { file: string; folder: string; slug: string; text: string }
type Pantry = { byId: ReadonlyMap<string, Food>; names: FoodNames }
/** What compiling recipes needs. */
export type CompilerInput = Readonly<{
  pantry: Pantry
  /** The version of the code that draws pictures. */
  drawing: string
  /** For the ids that remedies offer. */
  random: Random
}>
/** The lines of a recipe's parts, for faults that only show beside other recipes. */
export type RecipeLines = { id: number; title: number; steps: readonly number[] }
type CompiledRecipe = { recipe: Recipe; lines: RecipeLines }
export type PlacedRecipe = CompiledRecipe & { file: string }

export type RecipeRead = {
  /** The recipe as written; undefined where it can't be read. */
  source: WrittenRecipe | undefined
  /** Undefined while a food or an amount is unknown. */
  compiled: CompiledRecipe | undefined
  faults: Fault[]
}

/** One file to one recipe with all that is computed from it. */
export function compileRecipe({ file, folder, slug, text }: RecipeFile, input: CompilerInput): RecipeRead {
  const { reading, root } = readYaml(file, text)
  const isUnreadable = root === null && reading.faults.length > 0
  const source = isUnreadable ? undefined : readRecipe(reading, root, { slug, random: input.random })
  if (!source) return { source, compiled: undefined, faults: reading.faults }
  return compileSource(source, { ...input, folder, reading })
}

/** A file that is unchanged and without faults, while its foods have changed. */
export function recompileRecipe(
  { file, folder }: Omit<RecipeFile, 'text'>,
  source: WrittenRecipe,
  input: CompilerInput,
): RecipeRead {
  return compileSource(source, { ...input, folder, reading: readingOf(file) })
}

type Surroundings = Omit<CompilerInput, 'random'> & { folder: string; reading: Reading }

function compileSource(
  source: WrittenRecipe,
  { folder, pantry, drawing, reading }: Surroundings,
): RecipeRead {
  const ingredients = source.ingredients.map((ingredient) => weigh(reading, ingredient, pantry.byId))
  const findings = [
    ...checkNames(source, folder),
    ...checkSteps(source, (id) => pantry.byId.has(id)),
    ...checkTimes(source),
    ...checkPlainWords(source),
    ...checkShares(source),
    ...checkShareWords(source),
    ...checkEquipment(source),
    ...checkNamedFoods(source),
    ...checkUnlisted(source, pantry.byId, pantry.names),
  ]
  const known = ingredients.filter((ingredient) => ingredient !== undefined)
  const computed = known.length === ingredients.length ? computeRecipe(source, known, drawing) : undefined
  const recipe = computed?.recipe
  if (computed) findings.push(...computed.findings, ...checkComputed(computed.recipe, source))
  for (const { line, ...finding } of findings) reading.find(line, finding)
  const lines = {
    id: source.lines.id,
    title: source.lines.title,
    steps: source.steps.map(({ line }) => line),
  }
  return { source, compiled: recipe && { recipe, lines }, faults: reading.faults }
}

function checkComputed(recipe: Recipe, source: WrittenRecipe) {
  const lines = source.ingredients.map(({ line }) => line)
  return [
    ...recipe.ingredients.flatMap((ingredient, index) => checkAmount(ingredient, lines[index]!)),
    ...checkPromises(recipe, source.lines.title),
    ...checkShelf(recipe, source.lines),
    ...checkKeeps(recipe, judgedOf(recipe), source.lines),
    ...checkShortName(source),
    ...checkDoneness(recipe, lines),
    ...checkKitchen({ recipe, source }),
    ...checkPlausibility(recipe, { servings: source.lines.servings, ingredients: lines }),
  ]
}

function weigh(
  reading: Reading,
  { foodId, line, amount, ...words }: WrittenIngredient,
  foods: ReadonlyMap<string, Food>,
): RecipeIngredient | undefined {
  const food = foods.get(foodId)
  if (!food) {
    const remedy = suggestion(foodId, foods.keys(), 'Add it to content/foods, or use a food that is there.')
    reading.fault(line, `There is no food "${foodId}".`, remedy)
    return undefined
  }
  if (!amount) return undefined
  const unit = amount.unit ?? pieceUnitOf(food)
  const gramsEach = unit === undefined ? undefined : gramsPerUnit(food, unit)
  if (gramsEach === undefined) {
    const what =
      unit === undefined ? `${foodId} is not counted in pieces.` : `${foodId} has no measure "${unit}".`
    reading.fault(line, what, `Write one of its units: ${unitsOf(food).join(', ')}.`)
    return undefined
  }
  return { food, ...words, ...amount, grams: amount.quantity * gramsEach }
}

/** What is thrown away and what the picture shows are ingredients. */
function checkNamedFoods(source: WrittenRecipe): LineFinding[] {
  const { discarded = [], picture = {}, ingredients, lines } = source
  const own = ingredients.map(({ foodId }) => foodId)
  const { base, hero, garnish = [], hide = [], shows = {} } = picture
  // A salad that the title names is mixed of several foods and may be hidden by that word.
  const hidden = hide.filter((food) => food !== 'salad')
  const shown = [base, hero, ...garnish, ...hidden, ...Object.keys(shows)].filter(
    (food) => food !== undefined,
  )
  const named = [
    ...discarded.map(({ food }) => ({ field: 'discarded', food, line: lines.discarded })),
    ...shown.map((food) => ({ field: 'picture', food, line: lines.picture })),
  ]
  const torn = hide
    .filter((food) => food === hero || garnish.includes(food) || food in shows)
    .map((food) => ({
      line: lines.picture,
      what: `picture hides "${food}" and shows it.`,
      remedy: 'Take it out of hide, or out of hero, garnish and shows.',
    }))
  const unknown = named
    .filter(({ food }) => !own.includes(food))
    .map(({ field, food, line }) => ({
      line,
      what: `${field} names "${food}", which is no ingredient.`,
      remedy: suggestion(food, own, `Write one of them: ${own.join(', ')}.`),
    }))
  return [...unknown, ...torn]
}
