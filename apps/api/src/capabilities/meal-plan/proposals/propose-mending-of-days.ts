import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import type { MendingProposal } from '@butterleaf/domain/meal-plan/mending/propose-mending'
import type { FoundWeek } from '@butterleaf/domain/meal-plan/places'
import { dayFromDate, dayOnDate } from '@butterleaf/domain/meal-plan/states'
import { calendarOf, dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan, daysOfWeek } from '@butterleaf/domain/meals/meals'
import { daysOfLists } from '@butterleaf/domain/shopping-list/home/list-days'
import { ownTemplate, type TemplateKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { refusalError } from '../refusal-error.ts'
import { askerOf } from './asker-of.ts'
import type { Pantry } from './pantry.ts'

/** What a person ate on these dates; another capability's. */
export type ReadLog = (userId: string, dates: Readonly<{ from: IsoDate; to: IsoDate }>) => Promise<FoodLog>

type FromElsewhere = Readonly<{ pantry: Pick<Pantry, 'findListsAhead'>; readLog: ReadLog }>
type Asked = Readonly<{
  today: IsoDate
  scope: 'week' | 'day'
  dayNumber?: number | undefined
  hour?: number | undefined
}>

export type AnsweredMending = MendingProposal &
  Readonly<{ loaded: LoadedPlan; scope: Asked['scope']; dayNumber: number }>

/** LIFE-5: of the days that are still to come; changes nothing. */
export async function proposeMendingOfDays(
  context: PlanContext,
  { pantry, readLog }: FromElsewhere,
  key: TemplateKey,
  asked: Asked,
): Promise<AnsweredMending> {
  const loaded = await ownTemplate(context, key)
  const { template } = loaded.plan.active
  const { scope } = asked
  const fromDayNumber = dayFromDate(template, asked.today)?.dayNumber ?? daysOfPlan + 1
  const dayNumber = asked.dayNumber ?? fromDayNumber
  const week = weekOfDay(template, dayNumber)
  if (!week) throw refusalError({ because: 'no-meal-ahead' }, 'dayNumber')
  refusePast(week, { scope, dayNumber, fromDayNumber })
  const firstDay = week.weekIndex * daysOfWeek + 1
  const dates = { from: dateOfDay(template, firstDay), to: dateOfDay(template, firstDay + daysOfWeek - 1) }
  const [log, lists] = await Promise.all([
    readLog(key.userId, dates),
    pantry.findListsAhead(loaded, asked.today),
  ])
  const mending = await context.planner.mend({
    ...askerOf(context, loaded),
    log,
    weekIndex: week.weekIndex,
    dayNumber: scope === 'day' ? dayNumber : undefined,
    fromDayNumber,
    hour: dayOnDate(template, asked.today) ? asked.hour : undefined,
    unshoppedDays: daysOfLists(lists, calendarOf(template)),
  })
  return { ...mending, loaded, scope, dayNumber }
}

function weekOfDay({ weeks }: Template, dayNumber: number): FoundWeek | undefined {
  if (dayNumber > daysOfPlan) return undefined
  const weekIndex = Math.floor((dayNumber - 1) / daysOfWeek)
  const week = weeks[weekIndex]
  return week && { week, weekIndex }
}

type Scope = Readonly<{ scope: Asked['scope']; dayNumber: number; fromDayNumber: number }>

/** What was eaten can't be eaten otherwise. */
function refusePast({ week, weekIndex }: FoundWeek, { scope, dayNumber, fromDayNumber }: Scope): void {
  const day = week.days[(dayNumber - 1) % daysOfWeek]
  if (scope === 'day' && day?.isComplete)
    throw refusalError({ because: 'day-complete', dayNumber }, 'dayNumber')
  const last = scope === 'day' ? dayNumber : (weekIndex + 1) * daysOfWeek
  if (last < fromDayNumber || week.days.every(({ isComplete }) => isComplete))
    throw refusalError({ because: 'no-meal-ahead' }, 'dayNumber')
}
