import type { ShareKind } from '@butterleaf/contract/sharing/calls'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { readPersonTimes } from '#capabilities/account/operations.ts'
import { currentPlan, type LoadedPlan, type PlanContext } from '#capabilities/meal-plan/operations.ts'
import { findListOn, listDays, type WeekKey } from '#capabilities/shopping-list/operations.ts'
import type { AccessGuard } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { hashSecret } from '#platform/secrets.ts'
import * as store from './store.ts'

export type SharingContext = PlanContext &
  Pick<AppContext, 'identity'> &
  Readonly<{ publicUrl: string; access: AccessGuard }>

const daysOpenAfterPlan = 30

/** A link with the week it shows. */
export type OpenedShare = Readonly<{
  share: store.Share
  loaded: LoadedPlan
  weekIndex: number
  endsOn: IsoDate
}>

export function weekKeyOf({ loaded: { plan }, weekIndex }: OpenedShare): WeekKey {
  const { template } = plan.active
  return {
    ...{ userId: plan.userId, planId: plan.id, templateId: template.id },
    weekId: template.weeks[weekIndex]!.id,
  }
}

/** The week of a list that a visitor ticked: this or, where the link has gone on since, the one before. */
export function weekSeen(opened: OpenedShare, from: string | undefined): OpenedShare | undefined {
  const { share, loaded, weekIndex } = opened
  if (share.week || from === undefined) return opened
  const { startDate } = loaded.plan.active.template
  const lists = listDays(loaded)
  const isSeen = (index: number) => lists[index] && addDays(startDate, lists[index].fromDay) === from
  const index = [weekIndex, weekIndex - 1].find(isSeen)
  return index === undefined ? undefined : { ...opened, weekIndex: index }
}

export async function requireOpen(context: SharingContext, secret: string): Promise<OpenedShare> {
  const { database, access, clock } = context
  const share = await store.findShare(database.db, hashSecret(secret))
  if (!share || (await access.accessOf(share.userId, clock.now())) !== 'active') throw ended()
  const opened = await openWeek(context, share)
  if (!opened) throw ended()
  if (share.endsOn !== opened.endsOn) await store.noteEnd(database.db, share, opened.endsOn)
  return opened
}

export function ended(): AppError {
  return new AppError('not-found', { detail: 'This link has ended.' })
}

/** Undefined once it has ended, and while there is no plan. */
export async function openWeek(
  context: SharingContext,
  share: store.Share,
): Promise<OpenedShare | undefined> {
  const { userId, week } = share
  if (!(await context.findHead(userId))) return undefined
  const loaded = await currentPlan(context, userId)
  const { timeZone } = await readPersonTimes(context.database.db, userId)
  const today = isoDateInTimeZone(context.clock.now(), timeZone)
  const endsOn = endOf(loaded)
  if (today > endsOn || (week && week.listId !== loaded.plan.active.listId)) return undefined
  return { share, loaded, endsOn, weekIndex: week?.index ?? currentWeek(loaded, share.kind, today) }
}

/** Of a plan that is over, the last. */
function currentWeek(loaded: LoadedPlan, kind: ShareKind, today: IsoDate): number {
  const { template } = loaded.plan.active
  const index =
    kind === 'list'
      ? findListOn(loaded, today)
      : template.weeks.findIndex((_week, at) => today <= dateOfDay(template, 7 * (at + 1)))
  return index < 0 ? template.weeks.length - 1 : index
}

export function endOf({ plan }: LoadedPlan): IsoDate {
  return addDays(dateOfDay(plan.active.template, daysOfPlan), daysOpenAfterPlan)
}
