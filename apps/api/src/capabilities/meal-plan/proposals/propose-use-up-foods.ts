import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { calendarOf, datesOf } from '@butterleaf/domain/meal-plan/template'
import type { UseUpProposal } from '@butterleaf/domain/meal-plan/use-up/propose-use-up'
import { daysOfLists, usableUntilDay } from '@butterleaf/domain/shopping-list/home/list-days'
import { ownTemplate, type TemplateKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { refusalError } from '../refusal-error.ts'
import { askerOf } from './asker-of.ts'
import type { Pantry } from './pantry.ts'
import { readHeldFoods, type SentFood, type UsableUntil } from './read-held-foods.ts'

export type AskedUseUp = Readonly<{
  today: IsoDate
  foods: readonly SentFood[]
  /** On the days from today to this one instead, as before a time away (TOG-1). */
  before?: IsoDate | undefined
}>
export type AnsweredUseUp = UseUpProposal & Readonly<{ loaded: LoadedPlan; sent: readonly SentFood[] }>

/** PAN-5: on the days that a person still shops for; changes nothing. */
export async function proposeUseUpFoods(
  context: PlanContext,
  pantry: Pantry,
  key: TemplateKey,
  { today, foods: sent, before }: AskedUseUp,
): Promise<AnsweredUseUp> {
  const loaded = await ownTemplate(context, key)
  const calendar = calendarOf(loaded.plan.active.template)
  if (before) {
    const days = datesOf(loaded.plan.active.template).flatMap((date, at) =>
      date >= today && date < before ? [at + 1] : [],
    )
    const last = days.at(-1)
    if (last === undefined) throw refusalError({ because: 'no-meal-ahead' }, 'before')
    return propose({ days: new Set(days), usableUntil: () => last })
  }
  const lists = await pantry.findListsAhead(loaded, today)
  const [next] = lists
  if (!next) throw refusalError({ because: 'no-day-ahead' })
  return propose({
    days: daysOfLists(lists, calendar),
    usableUntil: (food) => usableUntilDay(food, next, calendar),
  })

  async function propose({ days, usableUntil }: Span): Promise<AnsweredUseUp> {
    const held = readHeldFoods(pantry, loaded, sent, usableUntil)
    const answer = await context.planner.useUp({ ...askerOf(context, loaded), held, days })
    return { ...answer, loaded, sent }
  }
}

type Span = Readonly<{ days: ReadonlySet<number>; usableUntil: UsableUntil }>
