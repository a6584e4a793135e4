import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import {
  countWeeksInRange,
  ownTemplate,
  type Plan,
  type PlanContext,
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
import type { PdfMaker } from '#platform/pdf/pdf-maker.ts'
import { itemModel } from './item-model.ts'
import { listModel } from './list-model.ts'
import { planModel } from './plan-model.ts'
import { readPrintedPhoto } from './printed-photo.ts'
import type { PrintedWith } from './recipe-model.ts'

/** What making documents needs; one in a process. */
export type DocumentContext = Readonly<{
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
  return { name: fileNames.plan(plan.active.template.startDate), content }
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
