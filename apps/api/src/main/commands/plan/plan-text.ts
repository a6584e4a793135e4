import { helpfulFoods } from '@butterleaf/cookbook/foods/helpful-foods'
import { minutesOf, type Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { helpingsOfPlanned, type PlannedItem } from '@butterleaf/domain/meal-plan/planner/planned-day'
import { gainText, relaxationText } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxation-words'
import type { NothingFits } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxations'
import { daysOfWeek } from '@butterleaf/domain/meals/meals'
import {
  certificateText,
  macroWords,
  rangesText,
  totalsText,
} from '@butterleaf/domain/nutrition/certificate-text'
import { mineralSentences } from '@butterleaf/domain/nutrition/mineral-goals/mineral-sentences'
import type { ListAsk } from '@butterleaf/domain/shopping-list/asks/list-ask'
import type { PlanAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import type { MadePlan } from './make-plan.ts'
import { weekMineralsOf } from './week-minerals-of.ts'

/** The plan as text to read: 28 days, each with its certificate. */
export function planText(plan: MadePlan, ask: PlanAsk): string {
  const { days, request, questionnaire, nothingFits } = plan
  const weeks = Array.from({ length: days.length / daysOfWeek }, (_, week) => week)
  return [
    `A day should hold ${rangesText(request.ranges)}.`,
    ...weeks.map((week) => weekText(week, plan, ask.lists[week]!)),
    ...(questionnaire.aimsForMinerals ? [mineralsText(plan)] : []),
    summaryText(plan, ask),
    ...(nothingFits ? [nothingFitsText(nothingFits)] : []),
  ].join('\n\n')
}

function weekText(week: number, plan: MadePlan, ask: ListAsk): string {
  const { days, request, recipeById } = plan
  const first = week * daysOfWeek
  const lines = days.slice(first, first + daysOfWeek).flatMap((day, at) => {
    const heading = `Day ${first + at + 1}`
    const items = day.items.flatMap((item) => [
      itemText(item, recipeById),
      ...(item.sides ?? []).map((side) => sideText(side, recipeById)),
    ])
    return [
      '',
      heading,
      ...items,
      `  = ${totalsText(day.totals)}: ${certificateText(day.totals, request.ranges)}`,
    ]
  })
  const asks = asksText({ ...ask, rows: ask.toBuy.length })
  return [`WEEK ${week + 1}: ${asks}`, ...plateLines(plan, week), ...lines].join('\n')
}

/** PLATE-1, PLATE-2. */
function plateLines({ days, recipeById, questionnaire }: MadePlan, week: number): string[] {
  const { fiber, sodium } = weekMineralsOf(days, recipeById, questionnaire)[week]!
  const eggs = days
    .slice(week * daysOfWeek, (week + 1) * daysOfWeek)
    .map(({ items }) =>
      items.flatMap(helpingsOfPlanned).reduce((sum, { dish, servings }) => sum + servings * dish.eggs, 0),
    )
  const told = (count: number) => count.toFixed(1).replace('.0', '')
  const sum = eggs.reduce((all, count) => all + count, 0)
  return [
    `  a day ${fiber.mean} g of fiber, ${sodium.mean} mg of sodium; eggs: ${told(sum)}, at most ${told(Math.max(...eggs))} a day`,
  ]
}

/** MIN-3. */
function mineralsText({ days, request, recipeById, questionnaire }: MadePlan): string {
  const foods = helpfulFoods(request.dishes.map(({ id }) => recipeById.get(id)!))
  return weekMineralsOf(days, recipeById, questionnaire)
    .map((judged, week) => [`WEEK ${week + 1}`, ...mineralSentences(judged, foods)].join('\n  '))
    .join('\n')
}

function itemText(
  { meal, dish, servings, leftoverOf }: PlannedItem,
  recipeById: ReadonlyMap<string, Recipe>,
): string {
  const recipe = recipeById.get(dish.id)!
  const how = leftoverOf
    ? `left over from day ${leftoverOf.day + 1}, ${leftoverOf.meal}`
    : `${minutesOf(recipe)} min`
  return `  ${meal.padEnd(10)} ${recipe.title}, ${servingsText(servings)} (${how})`
}

/** PLATE-3: under its main. */
function sideText(
  { dish, servings }: NonNullable<PlannedItem['sides']>[number],
  recipeById: ReadonlyMap<string, Recipe>,
): string {
  const recipe = recipeById.get(dish.id)!
  return `  ${' '.repeat(10)} + ${recipe.title}, ${servingsText(servings)} (${minutesOf(recipe)} min)`
}

function summaryText({ days, request }: MadePlan, ask: PlanAsk): string {
  const inRange = days.filter(({ deviation }) => deviation === 0).length
  const cooked = days.flatMap(({ items }) => items.filter(({ leftoverOf }) => !leftoverOf))
  const distinct = new Set(cooked.map(({ dish }) => dish.id)).size
  const sides = days.flatMap(({ items }) => items.flatMap(({ sides: own = [] }) => own)).length
  return [
    `${inRange} of ${days.length} days are in range on all four macros.`,
    `${cooked.length} dishes cooked, ${distinct} of them different, and ${sides} sides beside them.`,
    `All four weeks: ${asksText(ask)}.`,
    `Seed ${request.seed}: the same person and seed give the same plan. Macros are estimates.`,
  ].join('\n')
}

type Asked = Pick<PlanAsk, 'rows' | 'minutes' | 'thrownShare'>

function asksText({ rows, minutes, thrownShare }: Asked): string {
  return `${rows} things to buy, ${minutes} min in the kitchen, ${Math.round(thrownShare * 100)}% left over`
}

function nothingFitsText({ nearest, blocking, offers }: NothingFits): string {
  const choices = offers.map(({ relaxation, gain }) => `  - ${relaxationText(relaxation)}: ${gainText(gain)}`)
  return [
    `No day fits. The nearest has ${totalsText(nearest.totals)}; what keeps most days out is ${macroWords[blocking]}.`,
    ...(choices.length > 0 ? ['What would help:', ...choices] : []),
  ].join('\n')
}
