import { macroNames } from '@butterleaf/domain/nutrition/macros'
import { type Nutrients, nutrientNames, nutrientUnits } from '@butterleaf/domain/nutrition/nutrients'
import type { PlanModel, PlanRecipe, WeekModel } from './models/plan-model.ts'
import { type Cell, type Content, heading, prose, type TextStyle } from './parts/content.ts'
import { dateRangeText, weekdayAndDate } from './parts/dates.ts'
import { forWhomText, macroWords, rangeText } from './parts/figures.ts'
import { nutrientText, nutrientWords } from './parts/nutrient-line.ts'
import { framePages, pageMargin, paperSizes } from './parts/page-frame.ts'
import { palette } from './parts/palette.ts'
import { dishesOnLeaf, svgOptions } from './parts/pictures.ts'
import { recipeSheet, type SheetSize } from './parts/recipe-sheet.ts'
import { hairlines } from './parts/table-layouts.ts'
import { weekId, weekOverview } from './parts/week-overview.ts'

const size: SheetSize = {
  titlePt: 22,
  textPt: 10,
  picture: { width: 128, height: 128 },
  ingredientsWidth: 208,
}

/** SHOP-6: cover, a page for each week, one for more than macros, then each recipe once, on a page of its own to hang up in the kitchen. */
export function planDocument(plan: PlanModel): object {
  return framePages({
    title: 'Your four weeks',
    subject: 'A meal plan with its recipes',
    system: plan.system,
    hasCover: true,
    content: [
      ...planCover(plan),
      ...plan.weeks.flatMap((week) => weekOverview(week, plan)),
      ...(hasDishes(plan) ? nutrientsPage(plan) : []),
      ...plan.recipes.flatMap((recipe) => recipePage(recipe, plan)),
    ],
  })
}

function hasDishes({ weeks }: PlanModel): boolean {
  return weeks.some(({ days }) => days.some(({ slots }) => slots.some(({ kind }) => kind === 'dish')))
}

/** In the outline a recipe is below the first week that cooks it. */
function recipePage(recipe: PlanRecipe, { people, weeks }: PlanModel): Content[] {
  const days = new Set(recipe.cookings.flatMap(({ eaten }) => eaten.map(({ dayNumber }) => dayNumber)))
  const week = weeks.find((each) => each.days.some(({ dayNumber }) => days.has(dayNumber)))
  const parent = week ? { outlineParentId: weekId(week.weekNumber) } : {}
  const title = { id: recipe.id, outline: true, outlineText: recipe.title, ...parent }
  return recipeSheet(recipe, { people, size, title, isOnNewPage: true })
}

const titlePt = 46
/** Behind "already decided." in Young Serif, which is 7.75 times as wide as it is large. */
const highlight = { x: pageMargin - 4, y: 190, w: 7.75 * titlePt + 8, h: 17, color: palette.butter }
const plateCount = 3
const leafSide = 380

/** The first page: dates, dishes and ranges of the plan. */
function planCover(plan: PlanModel): Content[] {
  const { width, height } = paperSizes[plan.system]
  const pictures = plan.recipes.flatMap(({ picture }) => picture ?? [])
  return [
    at(48, heading('Butterleaf', { fontSize: 22 })),
    { canvas: [{ type: 'rect', ...highlight }], absolutePosition: { x: 0, y: 0 } },
    at(104, heading('Your four weeks,', { fontSize: titlePt, outline: true, outlineText: 'Cover' })),
    at(156, heading('already decided.', { fontSize: titlePt })),
    at(220, prose(datesOf(plan), { fontSize: 13, color: palette.muted })),
    {
      svg: dishesOnLeaf(spread(pictures, plateCount)),
      options: svgOptions,
      width: leafSide,
      absolutePosition: { x: (width - leafSide) / 2, y: 262 },
    },
    { ...targetRow(plan), absolutePosition: { x: pageMargin, y: height - 116 } },
  ]
}

function at(y: number, content: Content): Content {
  return { ...content, absolutePosition: { x: pageMargin, y } }
}

function datesOf({ weeks, ...forWhom }: PlanModel): string {
  const days = weeks.flatMap((week) => week.days)
  const [first, last] = [days[0], days.at(-1)]
  return [first && last ? dateRangeText(first.date, last.date) : '', forWhomText(forWhom)]
    .filter(Boolean)
    .join(' · ')
}

/** Picks dishes from the whole plan, since its first ones are often alike. */
function spread<Value>(values: readonly Value[], count: number): Value[] {
  if (values.length <= count) return [...values]
  const step = values.length / count
  return values.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

function targetRow({ targets }: PlanModel): Content {
  return {
    columns: macroNames.map((name) => ({
      stack: [
        prose(`${macroWords[name]} a day`, { fontSize: 9.5, color: palette.muted }),
        heading(rangeText(name, targets[name]), { fontSize: 13.5 }),
      ],
    })),
    columnGap: 10,
  }
}

const smallPt = 7.5

/** MIN-1: a page with every day's figures and each week's mean. */
function nutrientsPage({ weeks }: PlanModel): Content[] {
  const title = 'More than macros'
  return [
    heading(title, { fontSize: 24, pageBreak: 'before', outline: true, outlineText: title }),
    prose('Estimates. Salt to taste, water and supplements aren’t counted.', {
      fontSize: 10,
      color: palette.muted,
      margin: [0, 2, 0, 8],
    }),
    {
      table: { widths: ['*', ...nutrientNames.map(() => 84)], body: [headRow(), ...weeks.flatMap(rowsOf)] },
      layout: hairlines(0.5),
    },
    ...weeks.flatMap(aimOf),
  ]
}

function headRow(): Cell[] {
  const style = { fontSize: smallPt, bold: true, color: palette.leaf } as const
  const names = nutrientNames.map((name) => `${nutrientWords[name]}, ${nutrientUnits[name]}`)
  return ['Day', ...names].map((word) => prose(word, style))
}

function rowsOf({ weekNumber, days, nutrients }: WeekModel): Cell[][] {
  const planned = days.filter(({ slots }) => slots.some(({ kind }) => kind === 'dish'))
  if (planned.length === 0) return []
  return [
    ...planned.map(({ date, nutrients: ofDay }) => rowOf(weekdayAndDate(date), ofDay)),
    rowOf(`Week ${weekNumber}, a day on average`, nutrients, { bold: true }),
  ]
}

function rowOf(name: string, nutrients: Nutrients, style: TextStyle = {}): Cell[] {
  const texts = [name, ...nutrientNames.map((each) => nutrientText(each, nutrients[each]))]
  return texts.map((text) => prose(text, { fontSize: smallPt, lineHeight: 1, ...style }))
}

/** MIN-3. */
function aimOf({ weekNumber, sentences }: WeekModel): Content[] {
  if (sentences.length === 0) return []
  const text = `Week ${weekNumber}: ${sentences.join(' ')}`
  return [prose(text, { fontSize: smallPt, margin: [0, 4, 0, 0] })]
}
