import type { MealPlan, Interaction as PresentedInteraction } from '@butterleaf/contract/meal-plan/calls'
import { encodeResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import { oncePerValue } from '@butterleaf/domain/derived/once-per-value'
import type { SavedInteraction } from '@butterleaf/domain/meal-plan/interactions'
import { daysIn, type FoundDay, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { calendarText, type Day, type Template, type Week } from '@butterleaf/domain/meal-plan/template'
import { cacheBytes } from '@butterleaf/server-kit/process/cache-bytes'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { LoadedPlan, Plan } from '../plan.ts'
import type { ChangedParts } from '../plan-cache.ts'
import { type Showing, showingFor } from '../showing.ts'
import { presentDay, presentTemplateAlone, presentWeekAlone } from './present-template.ts'

export type PlanBytes = Readonly<{
  /** JSON of a `MealPlan`. */
  whole(loaded: LoadedPlan): Buffer
  /** JSON of a `PlanChanges`. */
  changes(loaded: LoadedPlan, changed: ChangedParts): Buffer
}>

/** Texts that make one when they are put in a row. */
type Texts = readonly Uint8Array[]

/**
 * The plan as it goes over the wire. A change touches a day or a few of 28: the others are the same values still, and their text
 * stays cached for as long as these are.
 */
export function planBytes(): PlanBytes {
  const cachedWeek = cacheBytes<Week>()
  const cachedDay = cacheBytes<Day>()
  const dayTexts = (template: Template, found: FoundDay, showing: Showing, ofWeek: readonly unknown[]) =>
    cachedDay(found.day, [...ofWeek, found.dayNumber, ...fedBy(found)], () => [
      jsonBytes(presentDay(template, found, showing)),
    ])
  const weekTexts = (template: Template, found: FoundWeek, showing: Showing) =>
    cachedWeek(found.week, [...shownWith(template, showing), found.weekIndex], () => {
      const ofWeek = [...shownWith(template, showing), found.week.id]
      const days = daysIn(found).map((day) => dayTexts(template, day, showing, ofWeek))
      return withList(presentWeekAlone(template, found, showing), 'days', days)
    })
  return {
    whole: ({ plan, cookbook, isFirstWeekOnly }) => {
      const { template } = plan.active
      const showing = showingFor(plan, cookbook)
      const weeks = template.weeks.map((week, weekIndex) => weekTexts(template, { week, weekIndex }, showing))
      const own = withList(presentTemplateAlone(template, showing), 'weeks', weeks)
      const alone = presentPlanAlone(plan, cookbook)
      const told = isFirstWeekOnly ? { ...alone, firstWeekOnly: isFirstWeekOnly } : alone
      return Buffer.concat(withList(told, 'templates', [own]))
    },
    changes: ({ plan, cookbook }, { since, days, interactions }) => {
      const { id, version, active } = plan
      const { template } = active
      const showing = showingFor(plan, cookbook)
      const weeks = template.weeks
        .map((week, weekIndex) => ({ week, weekIndex }))
        .filter(({ week }) => week.days.some((day) => days.has(day.id)))
      const texts = weeks.flatMap((found) => {
        const ofWeek = [...shownWith(template, showing), found.week.id]
        const changed = daysIn(found).filter(({ day }) => days.has(day.id))
        return changed.map((day) => dayTexts(template, day, showing, ofWeek))
      })
      const changesAlone = {
        id,
        since,
        version,
        ...(interactions ? { interactions: presentInteractions(plan, cookbook) } : {}),
        template: presentTemplateAlone(template, showing),
        weeks: weeks.map((found) => presentWeekAlone(template, found, showing)),
      }
      return Buffer.concat(withList(changesAlone, 'days', texts))
    },
  }
}

/** What a day shows of others: who eats what it cooks, and on which day. */
function fedBy({ week, day }: FoundDay): readonly unknown[] {
  if (!day.items.some(({ kind }) => kind === 'leftoverParent')) return []
  const cooked = new Set(day.items.map(({ id }) => id))
  return week.days.flatMap((other, dayIndex) =>
    other.items.flatMap((item) =>
      // TOG-3: how much others eat of it follows from all that they share on that day, and from who is there (TOG-2: guests, too).
      item.kind === 'leftover' && cooked.has(item.parentId)
        ? [item, other.items, other.guests, other.absent, dayIndex]
        : [],
    ),
  )
}

function shownWith(template: Template, showing: Showing): readonly unknown[] {
  return [template.id, calendarText(template), textOfShowing(showing)]
}

const textOfShowing = oncePerValue(
  ({ people, eaters, ranges, extras, snackRoom, minerals, aim, cookbook }: Showing) =>
    JSON.stringify([people, eaters, ranges, extras, snackRoom, minerals, aim, cookbook.edition]),
)

/** Not from the pool of small buffers: a text that is kept would keep its neighbors there. */
function jsonBytes(value: object): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

const encoder = new TextEncoder()
const comma = Buffer.from(',')
const end = Buffer.from(']}')

/** The texts of an object with one more field, a list of what is text already. */
function withList(object: object, field: string, items: readonly Texts[]): Texts {
  const start = Buffer.from(`${JSON.stringify(object).slice(0, -1)},"${field}":[`)
  return [start, ...items.flatMap((item, at) => (at === 0 ? item : [comma, ...item])), end]
}

/** All but its templates. */
function presentPlanAlone(plan: Plan, cookbook: Cookbook): Omit<MealPlan, 'templates'> {
  const { id, version, answers } = plan
  return {
    id,
    version,
    resources: encodeResources(answers),
    interactions: presentInteractions(plan, cookbook),
  }
}

function presentInteractions({ interactions }: Plan, cookbook: Cookbook): PresentedInteraction[] {
  return interactions.flatMap((one) => presentInteraction(one, cookbook))
}

/** Of a recipe that has left the cookbook there is nothing to show. */
function presentInteraction(
  { recipeId, type }: SavedInteraction,
  cookbook: Cookbook,
): PresentedInteraction[] {
  const recipe = cookbook.recipe(recipeId)
  if (!recipe) return []
  const { id, title, image } = presentCard(recipe)
  return [{ type, recipeId: id, title, image }]
}
