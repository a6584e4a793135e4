import { oncePerValue } from '@butterleaf/domain/derived/once-per-value'
import { daysIn, type FoundDay, type FoundWeek } from '@butterleaf/domain/meal-plan/places'
import type { Day, Template, Week } from '@butterleaf/domain/meal-plan/template'
import { cacheBytes } from '@butterleaf/server-kit/process/cache-bytes'
import type { LoadedPlan } from '../plan.ts'
import type { ChangedParts } from '../plan-cache.ts'
import { type Showing, showingFor } from '../showing.ts'
import { presentInteractions, presentPlanAlone } from './present-plan.ts'
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
      item.kind === 'leftover' && cooked.has(item.parentId) ? [item, dayIndex] : [],
    ),
  )
}

function shownWith({ id, startDate }: Template, showing: Showing): readonly unknown[] {
  return [id, startDate, textOfShowing(showing)]
}

const textOfShowing = oncePerValue(
  ({ people, ranges, extras, snackRoom, minerals, aim, cookbook }: Showing) =>
    JSON.stringify([people, ranges, extras, snackRoom, minerals, aim, cookbook.edition]),
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
