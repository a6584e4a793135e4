import type { Shared } from '@butterleaf/contract/sharing/calls'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { minutesOfSlot } from '@butterleaf/domain/calendar-feed/feed-events'
import { helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { tableOf } from '@butterleaf/domain/meal-plan/table/table'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { dishesOf } from '#capabilities/calendar-feed/operations.ts'
import {
  listDays,
  presentList,
  readWeekList,
  withoutMealsOut,
} from '#capabilities/shopping-list/operations.ts'
import { type OpenedShare, type SharingContext, weekKeyOf } from './open-week.ts'

/** TOG-5: nothing of the account but a first name, the week, and what the link is for. */
export async function presentShared(context: SharingContext, opened: OpenedShare): Promise<Shared> {
  const { share, loaded, weekIndex, endsOn } = opened
  const about = {
    name: share.firstName,
    week: weekIndex + 1,
    endsOn,
    units: loaded.plan.answers.units ?? 'us',
  }
  if (share.kind === 'plates') return { kind: 'plates', ...about, ...(await presentPlates(context, opened)) }
  const { startDate } = loaded.plan.active.template
  const { fromDay, beforeDay } = listDays(loaded)[weekIndex]!
  return {
    kind: 'list',
    ...about,
    from: addDays(startDate, fromDay),
    to: addDays(startDate, beforeDay - 1),
    list: presentList(await readWeekList(context, weekKeyOf(opened))),
  }
}

async function presentPlates(
  context: SharingContext,
  { loaded, weekIndex }: OpenedShare,
): Promise<Pick<Shared, 'from' | 'to' | 'days'>> {
  const { plan, cookbook } = await withoutMealsOut(context, loaded)
  const { template } = plan.active
  const week = template.weeks[weekIndex]!
  const dishOf = dishesOf(cookbook)
  const kitchen = { dishOf, servedOf: tableOf(template, plan.answers, cookbook.kitchen).servedOf }
  const days = daysIn({ week, weekIndex }).map(({ day, dayNumber }) => ({
    date: dateOfDay(template, dayNumber),
    plates: day.items.filter(isFilled).map((item) => ({
      meal: item.meal,
      dishes: helpingsOf(item).flatMap(({ recipeId }) => dishOf(recipeId)?.title ?? []),
      minutes: minutesOfSlot({ week, item }, kitchen),
      isLeftover: item.kind === 'leftover',
    })),
  }))
  return { from: days[0]!.date, to: days.at(-1)!.date, days }
}
