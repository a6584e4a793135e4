import type { PlanDay, PlanItem, PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import { encodeMacros, encodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import { modeCodes } from '@butterleaf/contract/onboarding/codes'
import type { RecipeCard as WireCard } from '@butterleaf/contract/recipes/calls'
import { decodeCard } from '@butterleaf/contract/recipes/card-codec'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { dayFit, type SpanFit, templateFit, weekFit } from '@butterleaf/domain/meal-plan/fit'
import { type FilledItem, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { daysIn, type FoundDay, type FoundItem } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import { isDayReady, templateStateOf, weekStateOf } from '@butterleaf/domain/meal-plan/states'
import { servedTo } from '@butterleaf/domain/meal-plan/table/served'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'

type Fit = Pick<SpanFit, 'target' | 'actual' | 'deviation'>
type Table = Readonly<{ people: number; ranges: MacroRanges; cardOf: (recipeId: RecipeId) => WireCard }>

/** A template as a server would send it. */
export function wireTemplate(template: Template, table: Table): PlanTemplate {
  const macrosOf = macrosAt(table)
  return {
    id: template.id,
    createdAt: template.createdAt,
    startDate: template.startDate,
    mode: modeCodes[template.mode],
    state: templateStateOf(template),
    reachedWeeks: template.reachedWeeks,
    fit: wireFit(templateFit(template, macrosOf, table.ranges)),
    weeks: template.weeks.map((week, weekIndex) => ({
      id: week.id,
      templateId: template.id,
      weekNumber: weekIndex + 1,
      state: weekStateOf(week),
      ready: week.days.filter(isDayReady).length,
      fit: wireFit(weekFit(week, macrosOf, table.ranges)),
      days: daysIn({ week, weekIndex }).map((found) => wireDay(template, found, table)),
    })),
  }
}

function wireDay(template: Template, found: FoundDay, table: Table): PlanDay {
  const { week, day, dayNumber } = found
  return {
    id: day.id,
    weekId: week.id,
    dayNumber,
    date: dateOfDay(template, dayNumber),
    state: day.isComplete ? 'complete' : 'incomplete',
    ready: isDayReady(day),
    totalMeals: day.items.filter(({ kind }) => kind !== 'skipped').length,
    items: day.items.map((item) => wireItem({ ...found, item }, table)),
    fit: wireFit(dayFit(day, macrosAt(table), table.ranges)),
  }
}

function wireItem(found: FoundItem, table: Table): PlanItem {
  const { item } = found
  const nothing = { value: null, serving: null, locked: false } as const
  if (isFilled(item)) return wireDish({ ...found, item }, table)
  if (item.kind === 'skipped') return { id: item.id, category: item.meal, type: 'skipped', ...nothing }
  return { id: item.id, category: item.meal, type: 'empty', ...nothing }
}

function wireDish(found: FoundItem & { item: FilledItem }, { people, cardOf }: Table): PlanItem {
  const { week, item } = found
  const value = cardOf(item.recipeId)
  const amount = { value: item.servings, minimum: leastServings }
  const sides = sidesOf(item).map(({ recipeId, servings }) => {
    const recipe = cardOf(recipeId)
    const scale = (people * servings) / recipe.serving
    return { recipe, serving: { value: servings, minimum: leastServings, scale } }
  })
  const plate = { value, ...(sides.length > 0 && { sides }) }
  const dish = { id: item.id, category: item.meal, ...plate, locked: item.isLocked }
  if (item.kind === 'leftover')
    return { ...dish, type: 'leftover', serving: { ...amount, scale: null }, parentId: item.parentId }
  const scale = cookedScale(week, item, { servedOf: servedTo(people), recipeServings: value.serving })
  const cooked = { ...dish, serving: { ...amount, scale } }
  const feeding = feedingOf(found, servedTo(people))
  if (!feeding) return { ...cooked, type: 'normal' }
  return { ...cooked, type: 'leftoverParent', feeding: { ...feeding, saved: [...feeding.saved] } }
}

function macrosAt({ cardOf }: Table) {
  return (recipeId: RecipeId) => decodeCard(cardOf(recipeId)).perServing
}

function wireFit<InRange>({ target, actual, deviation, inRange }: Fit & { inRange: InRange }) {
  return {
    target: encodeRanges(target),
    actual: encodeMacros(shownMacros(actual)),
    deviation,
    inRange,
  }
}
