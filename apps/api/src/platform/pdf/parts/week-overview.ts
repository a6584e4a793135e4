import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { cookedAloneText } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import { missBy } from '@butterleaf/domain/nutrition/deviation'
import { type MacroName, type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { DayModel, DishModel, PlanModel, SideModel, SlotModel, WeekModel } from '../models/plan-model.ts'
import { type Cell, type Content, heading, line, pageOf, prose, span, type TextStyle } from './content.ts'
import { dateRangeText, shortDateText, weekdayText } from './dates.ts'
import { macroColors, macroText, macroWords, minutesText, missText } from './figures.ts'
import { palette } from './palette.ts'
import { ruledRows } from './table-layouts.ts'

const smallPt = 8
const dayWidth = 46
const totalsWidth = 106
/** TOG-3: who else eats how much is said with each recipe. */
const ownFigures = 'servings and figures are yours'

export function weekId(weekNumber: number): string {
  return `week-${weekNumber}`
}

/** A page for a week: its days down, its meals across, and whether each day is in range. */
export function weekOverview(week: WeekModel, { targets, recipes, eaters = [] }: PlanModel): Content[] {
  const eaten = meals.filter((meal) =>
    week.days.some(({ slots }) => slots.some((slot) => slot.meal === meal)),
  )
  const title = `Week ${week.weekNumber}`
  const recipeIds = new Set(recipes.map(({ id }) => id))
  const rows = week.days.map((day) => dayRow(day, eaten, { targets, recipeIds }))
  return [
    heading(title, {
      fontSize: 24,
      id: weekId(week.weekNumber),
      pageBreak: 'before',
      outline: true,
      outlineText: title,
    }),
    prose(aboutWeek(week, targets), { fontSize: 10, color: palette.muted, margin: [0, 2, 0, 0] }),
    prose([...asksOfWeek(week), ...(eaters.length > 0 ? [ownFigures] : [])].join(' · '), {
      fontSize: 10,
      color: palette.muted,
      margin: [0, 2, 0, 10],
    }),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [dayWidth, ...eaten.map(() => '*'), totalsWidth],
        body: [headRow(eaten), ...rows],
      },
      layout: ruledRows({ above: (row) => (row > 0 ? 0.6 : 0), color: palette.hairline, paddingPt: 3.5 }),
    },
  ]
}

function aboutWeek({ days, asEaten }: WeekModel, targets: MacroRanges): string {
  const [first, last] = [days[0], days.at(-1)]
  const planned = days.filter(isPlanned)
  const inRange = planned.filter(({ totals }) => isInRange(totals, targets)).length
  const dates = first && last ? dateRangeText(first.date, last.date) : ''
  const eaten = asEaten ? ` · as eaten ${asEaten.inRange} of ${asEaten.days} so far` : ''
  return `${dates} · ${inRange} of ${planned.length} planned days in range${eaten}`
}

/** Nothing of a week in which nothing is cooked. */
function asksOfWeek({ asks: { rows, minutes, thrownShare } }: WeekModel): string[] {
  if (rows === 0 && minutes === 0) return []
  const toBuy = `${rows} ${rows === 1 ? 'thing' : 'things'} to buy`
  const leftOver = `${Math.round(thrownShare * 100)}% left over`
  return [toBuy, `${minutesText(minutes)} in the kitchen`, leftOver]
}

function headRow(eaten: readonly Meal[]): Cell[] {
  const style = { fontSize: smallPt + 0.5, bold: true, color: palette.leaf } as const
  return ['Day', ...eaten.map((meal) => mealWords[meal]), 'The day has'].map((word) => prose(word, style))
}

type Known = { targets: MacroRanges; recipeIds: ReadonlySet<string> }

function dayRow(day: DayModel, eaten: readonly Meal[], { targets, recipeIds }: Known): Cell[] {
  return [
    {
      stack: [
        heading(weekdayText(day.date).slice(0, 3), { fontSize: 14 }),
        prose(shortDateText(day.date), { fontSize: smallPt, color: palette.muted }),
      ],
    },
    ...eaten.map((meal) =>
      slotCell(
        day.slots.find((slot) => slot.meal === meal),
        recipeIds,
      ),
    ),
    isPlanned(day) ? dayTotals(day.totals, targets) : note('Nothing planned'),
  ]
}

function slotCell(slot: SlotModel | undefined, recipeIds: ReadonlySet<string>): Content {
  if (!slot) return note('')
  if (slot.kind === 'dish') return dishCell(slot, recipeIds)
  return note(slot.kind === 'skipped' ? 'Skipped' : 'Open')
}

/** The title links to the recipe; on paper its page number is printed, except for leftovers, which name their day. */
function dishCell(
  { title, recipeId, servings, sides = [], apart = [], leftoverOf }: DishModel,
  recipeIds: ReadonlySet<string>,
): Content {
  const hasPage = recipeIds.has(recipeId)
  const small = { fontSize: smallPt, color: palette.muted, lineHeight: 1.05 }
  const link = hasPage ? { linkToDestination: recipeId } : {}
  const page = hasPage ? [line([span('Page ', small), pageOf(recipeId, small)])] : []
  const leftovers = prose(`Leftovers of ${leftoverOf && weekdayText(leftoverOf).slice(0, 3)}`, {
    ...small,
    color: palette.leaf,
    bold: true,
  })
  return {
    stack: [
      prose(title, { fontSize: smallPt + 0.6, lineHeight: 1.05, ...link }),
      prose(servingsText(servings), small),
      ...(leftoverOf === undefined ? page : [leftovers]),
      ...sides.map((side) => sideLine(side, recipeIds)),
      ...apart.map(({ names, ...dish }) => sideLine(dish, recipeIds, `${cookedAloneText(names)}: `)),
    ],
  }
}

/** "+ Green salad, 1 serving" */
function sideLine(
  { title, recipeId, servings }: SideModel,
  recipeIds: ReadonlySet<string>,
  before = '+ ',
): Content {
  const link = recipeIds.has(recipeId) ? { linkToDestination: recipeId } : {}
  return prose(`${before}${title}, ${servingsText(servings)}`, {
    fontSize: smallPt,
    lineHeight: 1.05,
    ...link,
  })
}

function note(text: string): Content {
  return prose(text, { fontSize: smallPt, color: palette.muted })
}

function isPlanned({ slots }: DayModel): boolean {
  return slots.some(({ kind }) => kind === 'dish')
}

const barWidth = 98
const barHeight = 3

function isInRange(totals: Macros, targets: MacroRanges): boolean {
  const misses = missBy(totals, targets)
  return macroNames.every((name) => misses[name] === 0)
}

/** A day's totals, each with a bar towards its maximum; beside it what is out of range. */
function dayTotals(totals: Macros, targets: MacroRanges): Content {
  const misses = missBy(totals, targets)
  const missed = (name: MacroName) => (misses[name] === 0 ? '' : missText(name, misses[name]))
  const inRange = isInRange(totals, targets)
  const verdict = { fontSize: smallPt, bold: true, color: inRange ? palette.leaf : palette.paprika }
  return {
    stack: [
      figure(macroText('calories', totals.calories), missed('calories'), {
        fontSize: smallPt + 1.5,
        bold: true,
      }),
      ...(['fat', 'netCarbs', 'protein'] as const).flatMap((name): Content[] => [
        figure(`${macroText(name, totals[name])} ${macroWords[name].toLowerCase()}`, missed(name)),
        bar(totals[name] / targets[name].maximum, macroColors[name]),
      ]),
      prose(inRange ? 'In range' : 'Out of range', verdict),
    ],
  }
}

function figure(text: string, miss: string, style: TextStyle = {}): Content {
  const words = prose(text, { fontSize: smallPt, ...style })
  if (miss === '') return words
  const missStyle = {
    fontSize: smallPt - 0.5,
    bold: true,
    color: palette.paprika,
    alignment: 'right',
  } as const
  return { columns: [words, prose(miss, { ...missStyle, width: 'auto' })], columnGap: 2 }
}

function bar(share: number, color: string): Content {
  const filled = barWidth * Math.min(1, Math.max(0, share))
  const shape = { type: 'rect', x: 0, y: 0, h: barHeight, r: barHeight / 2 }
  const fill = filled > barHeight ? [{ ...shape, w: filled, color }] : []
  return { canvas: [{ ...shape, w: barWidth, color: palette.sunk }, ...fill], margin: [0, 0.5, 0, 2.5] }
}
