import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { cookingOf, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { ownDishesOf, tableOf } from '@butterleaf/domain/meal-plan/table/table'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import type { Database } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import {
  countWeeksInRange,
  ownTemplate,
  type Plan,
  type PlanContext,
  refusalError,
  type TemplateKey,
} from '#capabilities/meal-plan/operations.ts'
import { cachePictures, type PictureSize } from '#capabilities/recipes/operations.ts'
import {
  readList,
  readPlanAsk,
  toListedWeek,
  type WeekKey,
  withoutMealsOut,
} from '#capabilities/shopping-list/operations.ts'
import { fileNames } from '#platform/pdf/file-names.ts'
import type { ItemModel, RecipeModel } from '#platform/pdf/models/recipe-model.ts'
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { pictureAsJpeg } from '#platform/pictures/make-picture.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { findPhoto } from '#platform/recipes/own/own-photo-store.ts'
import { photoFrames } from '#platform/recipes/own/photo-frames.ts'
import { listModel } from './list-model.ts'
import { planModel } from './plan-model.ts'
import { cookingsOf, type PrintedWith, recipeModel } from './recipe-model.ts'

/** What making documents needs; one in a process. */
type DocumentContext = Readonly<{
  plans: PlanContext
  pdfs: PdfMaker
  pictures: ReturnType<typeof cachePictures>
}>

export type PdfFile = Readonly<{ name: string; content: Uint8Array<ArrayBuffer> }>

export function openDocumentContext(plans: PlanContext, pdfs: PdfMaker): DocumentContext {
  return { plans, pdfs, pictures: cachePictures() }
}

/** SHOP-4: in the plan's own units unless others are requested. */
export async function printList(
  { plans, pdfs }: DocumentContext,
  key: WeekKey,
  { units, signal }: { units: UnitSystem | undefined; signal: AbortSignal },
): Promise<PdfFile> {
  const loaded = await ownTemplate(plans, key)
  const { plan } = loaded
  const week = toListedWeek(await withoutMealsOut(plans, loaded), key)
  const list = await readList(plans, week)
  const model = listModel(plan, week, { list, system: units ?? unitsOf(plan) })
  return {
    name: fileNames.shoppingList(model.weekNumber),
    content: await pdfs.shoppingList(model, { owner: key.userId, signal }),
  }
}

/** SHOP-6 */
export async function printPlan(
  context: DocumentContext,
  { today, ...key }: TemplateKey & Readonly<{ today: IsoDate }>,
  signal: AbortSignal,
): Promise<PdfFile> {
  const { plans, pdfs } = context
  const loaded = await ownTemplate(plans, key)
  const { plan } = loaded
  const [ask, inRange] = await Promise.all([
    readPlanAsk(plans, loaded),
    countWeeksInRange(plans, loaded, today),
  ])
  const model = await planModel({ ...loaded, ask, inRange }, printedWith(context, plan, 'small'))
  const content = await pdfs.plan(model, { owner: key.userId, signal })
  return { name: fileNames.plan(dateOfDay(plan.active.template, 1)), content }
}

/** SHOP-6 */
export async function printItem(
  context: DocumentContext,
  key: TemplateKey & ItemPlace,
  signal: AbortSignal,
): Promise<PdfFile> {
  const { plans, pdfs } = context
  const { plan, cookbook } = await ownTemplate(plans, key)
  const model = await itemModel(cookbook, plan, { ...printedWith(context, plan, 'featured'), place: key })
  return {
    name: fileNames.item(model.recipe.title),
    content: await pdfs.item(model, { owner: key.userId, signal }),
  }
}

function printedWith({ plans, pictures }: DocumentContext, plan: Plan, size: PictureSize): PrintedWith {
  const pictureOf = async (recipe: Recipe) =>
    (await readPrintedPhoto(plans.database, recipe, size)) ?? pictures.of(recipe, size).svg
  return { system: unitsOf(plan), pictureOf }
}

function unitsOf({ answers }: Plan): UnitSystem {
  return answers.units
}

/** SHOP-6: the slot's dish as it is cooked: a leftover with its parent. */
async function itemModel(
  cookbook: Cookbook,
  { active: { template }, answers }: Plan,
  { place, ...printed }: PrintedWith & { place: ItemPlace },
): Promise<ItemModel> {
  const found = findItem(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const { item, dayNumber } = found
  const people = peopleOf(answers)
  const recipe = isFilled(item) ? cookbook.recipe(item.recipeId) : undefined
  const table = tableOf(template, answers, cookbook.kitchen)
  const cookings = cookingsOf(template, { table, dishOf: cookbook.kitchen.dish })
  const cooking =
    isFilled(item) &&
    cookings.find(({ itemId, recipeId }) => itemId === cookingOf(item) && recipeId === item.recipeId)
  if (!recipe || !cooking) {
    const detail = refusalSentence({ because: 'slot-empty', dayNumber, meal: item.meal })
    throw new AppError('not-found', { detail })
  }
  const sides: RecipeModel[] = []
  // TOG-3: and what is cooked for some at the table alone.
  const beside = [...sidesOf(item), ...ownDishesOf(table.platesOf(item))]
  for (const side of beside) {
    const own = cookings.filter(({ itemId, recipeId }) => itemId === item.id && recipeId === side.recipeId)
    const sideRecipe = cookbook.recipe(side.recipeId)
    if (sideRecipe && own.length > 0) sides.push(await recipeModel(sideRecipe, own, printed))
  }
  return { people, system: printed.system, recipe: await recipeModel(recipe, [cooking], printed), sides }
}

/** [OWN-4] The person's own photograph as a drawing, so that it is framed like one. A PDF has no WebP, so it is encoded again. */
async function readPrintedPhoto(
  { db }: Pick<Database, 'db'>,
  { photo }: Pick<Recipe, 'photo'>,
  size: PictureSize,
): Promise<string | undefined> {
  const image = photo === undefined ? undefined : await findPhoto(db, photo, size)
  if (!image) return undefined
  const { width, height } = photoFrames[size]
  const jpeg = (await pictureAsJpeg(image)).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg}"/></svg>`
}
