import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { isUnitName, type UnitName, units } from '@butterleaf/domain/kitchen/units'
import { familiarities } from '@butterleaf/domain/meal-plan/planner/palate'
import type { MainMeal, Meal } from '@butterleaf/domain/meals/meals'
import { categories, platesOfSides } from '@butterleaf/domain/recipes/categories'
import { cuisines } from '@butterleaf/domain/recipes/cuisines'
import { isSeq, type Node } from 'yaml'
import { slugFor } from '../checks/check-names.ts'
import { looseFigures, looseSizes } from '../checks/loose-figures.ts'
import { type Fields, readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readBoolean, readList, readNumber, readOneOf, readText, readWords } from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import { cookingFieldNames, readCookingFields } from './fields/read-cooking-fields.ts'
import type { RecipeId } from './recipe.ts'
import { isRecipeId, newRecipeId } from './recipe-id.ts'
import { parseStep, plainWords } from './step-text.ts'
import type { WrittenIngredient, WrittenRecipe, WrittenStep } from './written-recipe.ts'

const required = ['title', 'servings', 'prep', 'cook', 'cuisine', 'meal', 'ingredients', 'steps']
/** A missing id is a fault as well, with a remedy of its own. */
const optional = ['id', 'goesWith', 'yields', 'rest', 'formerly', 'familiarity', ...cookingFieldNames]

/** The recipe as written, or undefined when a field that everything depends on can't be read. */
export function readRecipe(
  reading: Reading,
  root: Node | null,
  { slug, random }: { slug: string; random: Random },
): WrittenRecipe | undefined {
  const fields = readFields(reading, root, { what: 'The recipe', required, optional })
  if (!fields) return undefined
  const yields = readText(reading, fields.get('yields'), 'yields')
  const familiarity = readOneOf(reading, fields.get('familiarity'), 'familiarity', familiarities)
  const source = {
    id: readId(reading, fields, newRecipeId(slugFor(slug), random)),
    slug,
    formerly: readSlugs(reading, fields.get('formerly')),
    title: readText(reading, fields.get('title'), 'The title'),
    ...readCategory(reading, fields),
    cuisine: readOneOf(reading, fields.get('cuisine'), 'The cuisine', cuisines),
    servings: readNumber(reading, fields.get('servings'), 'servings', { from: 1, to: 12, isWhole: true }),
    prepMinutes: readNumber(reading, fields.get('prep'), 'prep', { from: 1, to: 180, isWhole: true }),
    cookMinutes: readNumber(reading, fields.get('cook'), 'cook', { from: 0, to: 720, isWhole: true }),
    restMinutes: readNumber(reading, fields.get('rest'), 'rest', { from: 1, to: 4320, isWhole: true }) ?? 0,
    ...(yields !== undefined && { yields }),
    ...(familiarity && { familiarity }),
    ...readCookingFields(reading, fields),
    ingredients: readList(reading, fields.get('ingredients'), 'ingredients').flatMap(
      (node) => readIngredient(reading, node) ?? [],
    ),
    steps: readList(reading, fields.get('steps'), 'steps').flatMap((node) => readStep(reading, node) ?? []),
    lines: linesOf(reading, fields),
  }
  return isComplete(source) ? source : undefined
}

type Draft = { [Key in keyof WrittenRecipe]: WrittenRecipe[Key] | undefined }

function isComplete(source: Draft): source is WrittenRecipe {
  return Object.values(source).every((value) => value !== undefined)
}

/** With a fault, the fresh id stands in, so that all else is checked at once. */
function readId(reading: Reading, fields: Fields, fresh: RecipeId): RecipeId {
  if (!fields.has('id')) {
    reading.fault(fields.node, 'The recipe has no id.', `Write as its first line: id: ${fresh}`)
    return fresh
  }
  const id = readText(reading, fields.get('id'), 'The id')
  if (id === undefined || isRecipeId(id)) return id ?? fresh
  const what = `The id "${id}" is not a name, "~" and ten letters or figures.`
  reading.fault(fields.get('id'), what, `Write the id it had, or a new one: id: ${fresh}`)
  return fresh
}

/** The first word is the category, which nothing can do without; a side stands alone and says what it goes with (ED-2). */
function readCategory(reading: Reading, fields: Fields): Pick<Draft, 'meals' | 'goesWith'> {
  const node = fields.get('meal')
  const words = readWords(reading, node, 'meal', categories)
  if (words.includes('side')) {
    if (words.length > 1)
      reading.fault(node, 'A side is no meal.', 'Write "meal: [side]", and the meals in "goesWith".')
    return { meals: [], goesWith: readGoesWith(reading, fields) }
  }
  if (isSeq(node) && node.items.length === 0)
    reading.fault(node, 'The recipe has no meal.', 'Write "meal: [dinner]".')
  if (fields.has('goesWith'))
    reading.fault(fields.get('goesWith'), 'Only a side says what it goes with.', 'Leave "goesWith" out.')
  return { meals: words.length > 0 ? words.filter((word): word is Meal => word !== 'side') : undefined }
}

function readGoesWith(reading: Reading, fields: Fields): MainMeal[] {
  const words = readWords(reading, fields.get('goesWith'), 'goesWith', platesOfSides)
  if (words.length === 0)
    reading.fault(
      fields.get('goesWith') ?? fields.get('meal'),
      'Nothing says on which plates the side may stand.',
      `Add "goesWith: [${platesOfSides.join(', ')}]", or those of them that it goes with.`,
    )
  return words
}

function readStep(reading: Reading, node: Node): WrittenStep | undefined {
  const fields = readFields(reading, node, { what: 'A step', required: ['text'] })
  const text = readText(reading, fields?.get('text'), 'The step')
  if (text === undefined) return undefined
  const line = reading.lineOf(fields?.get('text'))
  const { parts, findings } = parseStep(text)
  for (const { what, remedy } of [...findings, ...looseFigures(plainWords(parts))])
    reading.fault(line, what, remedy)
  return { text, parts, line }
}

function readSlugs(reading: Reading, node: Node | undefined): string[] {
  return readList(reading, node, 'formerly').flatMap((item) => readText(reading, item, 'formerly:') ?? [])
}

function linesOf(reading: Reading, fields: Fields): WrittenRecipe['lines'] {
  const line = (name: string) => reading.lineOf(fields.get(name))
  return {
    id: line('id'),
    title: line('title'),
    servings: line('servings'),
    prep: line('prep'),
    cook: line('cook'),
    ingredients: line('ingredients'),
    steps: line('steps'),
    familiarity: line('familiarity'),
    keeps: line('keeps'),
    discarded: line('discarded'),
    picture: line('picture'),
  }
}

const ingredientOptions = ['unit', 'prep', 'group', 'note', 'optional']

function readIngredient(reading: Reading, node: Node): WrittenIngredient | undefined {
  const fields = readFields(reading, node, {
    what: 'An ingredient',
    required: ['food', 'qty'],
    optional: ingredientOptions,
  })
  if (!fields) return undefined
  const foodId = readText(reading, fields.get('food'), 'food')
  const what = (name: string) => `${foodId ?? 'An ingredient'}: ${name}`
  const text = (name: string) => readText(reading, fields.get(name), what(name))
  const words = { prep: text('prep'), group: text('group'), note: text('note') }
  for (const { what, remedy } of looseSizes(`${words.prep ?? ''}; ${words.note ?? ''}`))
    reading.fault(node, what, remedy)
  const isOptional = readBoolean(reading, fields.get('optional'), what('optional'))
  const amount = readAmount(reading, fields, what)
  if (foodId === undefined) return undefined
  return { foodId, ...present(words), isOptional, ...(amount && { amount }), line: reading.lineOf(node) }
}

function readAmount(
  reading: Reading,
  fields: Fields,
  what: (name: string) => string,
): WrittenIngredient['amount'] {
  const quantity = readNumber(reading, fields.get('qty'), what('qty'), { from: 0.125, to: 5000 })
  const unit = readUnit(reading, fields.get('unit'), what('unit'))
  if (quantity === undefined || unit === 'unknown') return undefined
  return { quantity, ...(unit && { unit }) }
}

function readUnit(reading: Reading, node: Node | undefined, what: string): UnitName | 'unknown' | undefined {
  const unit = readText(reading, node, what)
  if (unit === undefined) return node ? 'unknown' : undefined
  if (isUnitName(unit) && unit !== 'none') return unit
  const known = Object.keys(units).filter((name) => name !== 'none')
  const remedy = suggestion(unit, known, `Write one of: ${known.join(', ')}; nothing for pieces.`)
  reading.fault(node, `${what} "${unit}" is not known.`, remedy)
  return 'unknown'
}

function present(words: Record<'prep' | 'group' | 'note', string | undefined>) {
  const entries = Object.entries(words).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Record<keyof typeof words, string>>
}
