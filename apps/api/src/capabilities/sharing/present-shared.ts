import type { Shared } from '@butterleaf/contract/sharing/calls'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { minutesOfSlot } from '@butterleaf/domain/calendar-feed/feed-events'
import { type FilledItem, type Helping, helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
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
  { share, loaded, weekIndex }: OpenedShare,
): Promise<Pick<Shared, 'from' | 'to' | 'days'>> {
  const { plan, cookbook } = await withoutMealsOut(context, loaded)
  const { template } = plan.active
  const week = template.weeks[weekIndex]!
  const dishOf = dishesOf(cookbook)
  const table = tableOf(template, plan.answers, cookbook.kitchen)
  const kitchen = { dishOf, servedOf: table.servedOf }
  const platesOf = (item: FilledItem) => {
    const others = table.platesOf(item)
    if (others.length === 0) return {}
    const gramsOf = ({ recipeId, servings }: Helping) =>
      Math.round((cookbook.kitchen.dish(recipeId)?.gramsPerServing ?? 0) * servings)
    const plateOf = (name: string | null, helpings: readonly Helping[], own: readonly Helping[] = []) => {
      const apart = own.flatMap(({ recipeId }) => dishOf(recipeId)?.title ?? [])
      return {
        name,
        servings: helpings[0]?.servings ?? 0,
        grams: [...helpings, ...own].reduce((sum, helping) => sum + gramsOf(helping), 0),
        ...(apart.length > 0 && { apart }),
      }
    }
    const eaters = others.map(({ eater, helpings, own }) => plateOf(firstWord(eater.name), helpings, own))
    return { eaters: [plateOf(share.firstName, helpingsOf(item)), ...eaters] }
  }
  const days = daysIn({ week, weekIndex }).map(({ day, dayNumber }) => ({
    date: dateOfDay(template, dayNumber),
    plates: day.items.filter(isFilled).map((item) => ({
      meal: item.meal,
      dishes: helpingsOf(item).flatMap(({ recipeId }) => dishOf(recipeId)?.title ?? []),
      minutes: minutesOfSlot({ week, item }, kitchen),
      isLeftover: item.kind === 'leftover',
      ...platesOf(item),
    })),
  }))
  return { from: days[0]!.date, to: days.at(-1)!.date, days }
}

function firstWord(name: string): string {
  return name.split(' ')[0] ?? name
}
