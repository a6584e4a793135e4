import { randomUUID } from 'node:crypto'
import { openZoneClock } from '@butterleaf/domain/calendar/local-time'
import { type FeedDish, type FeedPlan, feedEvents } from '@butterleaf/domain/calendar-feed/feed-events'
import type { FeedKind } from '@butterleaf/domain/calendar-feed/feed-kinds'
import { type PrintedCalendar, printCalendar } from '@butterleaf/domain/calendar-feed/print-calendar'
import { keepsDaysIn } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { DayPlace, ItemPlace, WeekPlace } from '@butterleaf/domain/meal-plan/places'
import { tableOf } from '@butterleaf/domain/meal-plan/table/table'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { noteTimeZone, readPersonTimes } from '#capabilities/account/operations.ts'
import { currentPlan, type LoadedPlan, type PlanContext } from '#capabilities/meal-plan/operations.ts'
import { readOpenShops, withoutMealsOut } from '#capabilities/shopping-list/operations.ts'
import type { AccessGuard } from '#capabilities/subscription/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { hashSecret, makeSecret } from '#platform/secrets.ts'
import * as store from './store.ts'

export type CalendarContext = PlanContext & Readonly<{ publicUrl: string; access: AccessGuard }>

/** One for each device and app that a person has, and then some. */
const mostCalendars = 10
const calendarName = 'Butterleaf'
const epoch = new Date(0)

export function listCalendars(
  { database: { db } }: CalendarContext,
  userId: string,
): Promise<store.CalendarFeed[]> {
  return store.listFeeds(db, userId)
}

/** DOOR-2: the secret is told here alone; the database has its hash. */
export async function createCalendar(
  context: CalendarContext,
  userId: string,
  { kinds, timeZone }: Readonly<{ kinds: readonly FeedKind[]; timeZone: string | undefined }>,
): Promise<Readonly<{ id: string; secret: string }>> {
  const { database, clock, queueChange } = context
  const [id, secret] = [randomUUID(), makeSecret(16)]
  await noteTimeZone(context, userId, timeZone)
  const feed = { id, kinds: [...new Set(kinds)], createdAt: clock.now().toISOString(), lastReadAt: null }
  await queueChange(userId, async () => {
    if ((await store.listFeeds(database.db, userId)).length >= mostCalendars) {
      const detail = `There is room for ${mostCalendars} calendars. Remove one that nobody reads.`
      throw new AppError('conflict', { detail })
    }
    await store.insertFeed(database.db, userId, feed, hashSecret(secret))
  })
  return { id, secret }
}

export async function deleteCalendar(
  { database }: CalendarContext,
  userId: string,
  id: string,
): Promise<void> {
  if (!(await store.deleteFeed(database.db, userId, id))) throw new AppError('not-found')
}

/** DOOR-2: of a person who may not see their plan, and of one without a plan, it has no events. */
export async function readFeed(context: CalendarContext, secret: string): Promise<string> {
  const { database, clock } = context
  const feed = await store.findFeed(database.db, hashSecret(secret))
  if (!feed) throw new AppError('not-found', { detail: 'There is no such calendar, or it was removed.' })
  const now = clock.now()
  const hour = new Date(now)
  hour.setUTCMinutes(0, 0, 0)
  if (feed.lastReadAt !== hour.toISOString()) await store.noteReading(database.db, feed, hour.toISOString())
  return printCalendar({ name: calendarName, ...(await readContent(context, feed, now)) })
}

type Content = Omit<PrintedCalendar, 'name'>

async function readContent(context: CalendarContext, feed: store.FoundFeed, now: Date): Promise<Content> {
  const nothing = { events: [], sequence: 0, changedAt: epoch }
  const found = await findFeedPlan(context, feed.userId, now)
  if (!found) return nothing
  const { loaded, plan, changedAt } = found
  const [times, shops] = await Promise.all([
    readPersonTimes(context.database.db, feed.userId),
    feed.kinds.includes('shopping') ? readOpenShops(context, loaded) : [],
  ])
  const setting = {
    kinds: feed.kinds,
    mealTimes: times.mealTimes,
    clock: openZoneClock(times.timeZone),
  }
  return {
    events: feedEvents({ ...plan, shops }, setting).map(({ place, ...event }) => {
      return { ...event, url: context.publicUrl + pathOfPlace(loaded, place) }
    }),
    // Either changes when an event is.
    sequence: loaded.plan.version + times.version,
    changedAt: new Date(Math.max(changedAt.getTime(), times.changedAt?.getTime() ?? 0)),
  }
}

/** The plan as a calendar sees it: without the meals that were out, and without its shops, which cost more. */
export type FoundFeedPlan = Readonly<{ loaded: LoadedPlan; plan: FeedPlan; changedAt: Date }>

/** Undefined of a person without a plan, or who may not see it. */
export async function findFeedPlan(
  context: CalendarContext,
  userId: string,
  now: Date,
): Promise<FoundFeedPlan | undefined> {
  if ((await context.access.accessOf(userId, now)) !== 'active') return undefined
  const head = await context.findHead(userId)
  if (!head) return undefined
  const loaded = await currentPlan(context, userId)
  const { plan } = await withoutMealsOut(context, loaded)
  const { servedOf, platesOf } = tableOf(plan.active.template, plan.answers, loaded.cookbook.kitchen)
  return {
    loaded,
    plan: {
      template: plan.active.template,
      planKey: plan.active.listId,
      servedOf,
      platesOf,
      dishOf: dishesOf(loaded.cookbook),
      keepsDaysOf: keepsDaysIn(loaded.cookbook.kitchen),
      shops: [],
    },
    changedAt: new Date(head.changedAt),
  }
}

export function dishesOf({ recipe: find }: Cookbook): (recipeId: string) => FeedDish | undefined {
  return (recipeId) => {
    const recipe = find(recipeId)
    return recipe && { title: recipe.short ?? recipe.title, recipe }
  }
}

/** As `paths` of the web app spells them. */
export function pathOfPlace({ plan }: LoadedPlan, place: ItemPlace | DayPlace | WeekPlace): string {
  const week = `/app/templates/${plan.active.template.id}/week/${place.weekId}`
  if (!('dayId' in place)) return `${week}/shopping-list`
  const day = `${week}/day/${place.dayId}`
  return 'itemId' in place ? `${day}/item/${place.itemId}` : day
}
