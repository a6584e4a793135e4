import type { BrowseAnswer, MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { dietaryCodes } from '@butterleaf/contract/recipes/dietary-codes'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { sendRequest } from '@butterleaf/testing/http/send-request'
import { leekPieText, ownRecipePath } from '@butterleaf/testing/own-recipes/recipe-writer'
import type { TestApp } from '@butterleaf/testing/test-app'
import { planPath } from '@butterleaf/testing/test-plan'
import { everyDay } from '@butterleaf/testing/test-table'
import { eatPlans, importWeighIns, steadyWeights } from '@butterleaf/testing/weight-tracker/test-learner'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { mealOf, plateDayOf, templateOf } from './addresses.ts'

type Send = (method: string, path: string, data: object) => Promise<unknown>

const burger = { calories: 900, fat: 48, net_carbs: 75, protein: 38 }
const nuts = { calories: 150, fat: 15, net_carbs: 1.1, protein: 1.7 }
const coffee = { calories: 104, fat: 10.8, net_carbs: 0.9, protein: 0.8 }
const nothing = { calories: 0, fat: 0, net_carbs: 0, protein: 0 }

/** Every morning's coffee, for a plan that is made after it. */
async function drinkCoffee(send: Send): Promise<void> {
  const at = new Date().toISOString()
  await send('PUT', `/api/food-log/extras/${crypto.randomUUID()}`, {
    source: named('Coffee with cream'),
    figures: coffee,
    weekdays: [...weekdays],
    from: at.slice(0, 10),
    until: null,
    isBought: false,
    at,
  })
}

/** Lunch is out today, dinner in two days isn't counted, and tomorrow has three snacks. */
async function liveADay(send: Send, plan: MealPlan): Promise<void> {
  const [today, tomorrow, third] = templateOf(plan).weeks[0].days.map(({ date }) => date)
  const at = new Date().toISOString()
  const snack = { date: tomorrow, place: { kind: 'snack' }, source: named('Macadamias'), figures: nuts }
  const dinner = { kind: 'instead', meal: 'dinner' }
  const entries = [
    {
      date: today,
      place: { kind: 'instead', meal: 'lunch' },
      source: named('Burger and fries'),
      figures: burger,
    },
    { date: third, place: dinner, source: { kind: 'notCounted' }, figures: nothing },
    ...[snack, snack, snack],
  ]
  for (const entry of entries)
    await send('PUT', `/api/food-log/entries/${crypto.randomUUID()}`, { ...entry, at })
}

function named(name: string) {
  return { kind: 'figures', name }
}

/** Ten weeks: two plans eaten whole, and the third until yesterday. */
const daysLived = 69
const eatenOfLast = 13
const timeZone = 'America/New_York'

type Door = { origin: string; token: string }

/** A person whose weight holds though their plan says it falls, with readings of two weeks and a recipe of their own. */
async function liveTenWeeks({ origin, token }: Door): Promise<MealPlan> {
  const today = isoDateInTimeZone(new Date(), timeZone)
  const headers = { 'time-zone': timeZone }
  const app: Pick<TestApp, 'request'> = {
    request: (method, address, options) => sendRequest(origin, method, address, { headers, ...options }),
  }
  await eatPlans(app, token, { today, days: daysLived, eatenOfLast })
  const weightsKg = steadyWeights(daysLived, 75)
  const tracker = await importWeighIns(app, token, { today, goalKg: 62, weightsKg })
  await logReadings(app, token, { today, tracker })
  await app.request('POST', `${ownRecipePath}/text`, { token, body: { text: leekPieText } })
  return (await app.request('GET', planPath, { token })).body
}

async function logReadings(
  app: Pick<TestApp, 'request'>,
  token: string,
  { today, tracker }: { today: IsoDate; tracker: string },
): Promise<void> {
  for (let ago = 14; ago >= 0; ago -= 2) {
    const readings = {
      bloodKetones: (16 - (ago % 5)) / 10,
      glucose: { value: 84 + (ago % 6), unit: 'mg/dL' },
      waist: { value: 88 + ago / 4, unit: 'cm' },
    }
    const body = { weightTrackerId: tracker, note: '', date: addDays(today, -ago), readings }
    const { status, body: answer } = await app.request('PUT', `${trackerPath}/${tracker}/log`, {
      token,
      body,
    })
    if (status !== 200) throw new Error(`No readings: ${JSON.stringify(answer)}`)
  }
}

export type Who =
  | 'nobody'
  | 'newcomer'
  | 'cook'
  | 'builder'
  | 'finisher'
  | 'snacker'
  | 'learner'
  | 'host'
  | 'returner'
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
/** A person with the cookies of their session. */
export type Visitor = { storageState?: StorageState }
export type PlanPerson = { storageState: StorageState; plan: MealPlan }
export type People = Record<'nobody' | 'newcomer', Visitor> &
  Record<Exclude<Who, 'nobody' | 'newcomer'>, PlanPerson>
type Server = {
  origin: string
  token: string
  send(method: string, path: string, data?: object): Promise<MealPlan>
  makePlan(answers: FlatPersonality & { startDate?: IsoDate }): Promise<MealPlan>
}
type Enter = (page: Page) => Promise<void>

const meal = { skip: 0, leftover: 1, variety: 1, time: 30, unique: 0 } as const

export const personality = {
  gender: 2,
  age: 34,
  height: 168,
  weight: 74.5,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { ...meal, leftover: 0, unique: 1, time: 20 },
    lunch: meal,
    dinner: { ...meal, variety: 2 },
    dessert: { unique: 1 },
  },
} satisfies FlatPersonality
/** The first screens of all, on a machine that may have more to do. */
const patienceMs = 120_000

const ownPlan = { ...personality, mode: 2, schedules: { dessert: { unique: 0 } } } satisfies FlatPersonality

/** Whose screens are looked at: each with the cookies of their session and the plan they made. */
export async function preparePeople(browser: Browser, origin: string): Promise<People> {
  return {
    nobody: {},
    newcomer: await withSession(browser, origin, signUp('newcomer'), async () => undefined),
    cook: await withSession(browser, origin, signInAsDemo, likeAndAvoid),
    builder: await withSession(browser, origin, signUp('builder'), buildDayOne),
    finisher: await withSession(browser, origin, signUp('finisher'), eatEverything),
    snacker: await withSession(browser, origin, signUp('snacker'), keepRoom),
    learner: await withSession(browser, origin, signUp('learner'), liveTenWeeks),
    host: await withSession(browser, origin, signUp('host'), shareMeals),
    returner: await withSession(browser, origin, signUp('returner'), stayAway),
  }
}

async function withSession<Plan>(
  browser: Browser,
  origin: string,
  enter: Enter,
  prepare: (server: Server) => Promise<Plan>,
): Promise<{ storageState: StorageState; plan: Plan }> {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US' })
  const page = await context.newPage()
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/mealplan'), {
    timeout: patienceMs,
  })
  await enter(page)
  const { authorization = '' } = await (await asked).allHeaders()
  const plan = await prepare(serverOf(page.request, { origin, authorization }))
  const storageState = await context.storageState()
  await context.close()
  return { storageState, plan }
}

function serverOf(
  request: APIRequestContext,
  { origin, authorization }: { origin: string; authorization: string },
): Server {
  const send: Server['send'] = async (method, path, data) => {
    const answer = await request.fetch(path, { method, headers: { authorization }, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  const token = authorization.replace('Bearer ', '')
  return { origin, token, send, makePlan: (answers) => send('POST', '/api/mealplan', answers) }
}

export function signUp(name: string): Enter {
  return async (page) => {
    await page.goto('/auth/signup')
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Last name').fill('Fennel')
    await page.getByLabel('Email').fill(`${name}@example.org`)
    await page.getByLabel('Password').fill('seven 7 leeks')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL(/\/(onboarding|app)/)
  }
}

async function signInAsDemo(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill('demo@example.org')
  await page.getByLabel('Password').fill('demo leaf 1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(onboarding|app)/)
}

/** One dish liked and one avoided; the demo's plan keeps both. */
async function likeAndAvoid({ send }: Server): Promise<MealPlan> {
  const plan = await send('GET', '/api/mealplan')
  const [liked, avoided] = templateOf(plan).weeks[3].days[6].items
  await send('POST', `/api/mealplan/${plan.id}/interaction`, interaction(liked, 'like'))
  await send('POST', `/api/mealplan/${plan.id}/interaction`, interaction(avoided, 'avoid'))
  return putSides(send, plan)
}

/** Two sides beside a dinner and one beside the lunch of that day, what fits best. */
async function putSides(send: Server['send'], plan: MealPlan): Promise<MealPlan> {
  const day = plateDayOf(plan)
  const address = `${addressOf(plan)}/week/${day.weekId}/day/${day.id}/items`
  const put = async (meal: 'lunch' | 'dinner', count: number) => {
    const listing: unknown = await send('GET', `${address}/${meal}?kind=side&q={}`)
    const { results } = listing as BrowseAnswer
    const sides = results.slice(0, count).map(({ id, serving }) => ({ recipe: id, serving: serving.value }))
    return send('PUT', `${address}/${mealOf(day, meal).id}/sides`, { sides })
  }
  await put('lunch', 1)
  return put('dinner', 2)
}

function interaction(item: PlanItem, interactionType: 'like' | 'avoid') {
  return { recipe: item.value?.id, interactionType }
}

/** Day 1 has its meals, day 2 is open, so that both can be looked at. */
async function buildDayOne({ makePlan, send }: Server): Promise<MealPlan> {
  const plan = await makePlan(ownPlan)
  const [week] = templateOf(plan).weeks
  await send('POST', `${addressOf(plan)}/week/${week.id}/day/${week.days[0].id}/randomize`)
  return send('GET', '/api/mealplan')
}

async function eatEverything({ makePlan, send }: Server): Promise<MealPlan> {
  const plan = await makePlan(personality)
  for (const { weekId, id } of templateOf(plan).weeks.flatMap(({ days }) => days))
    await send('POST', `${addressOf(plan)}/week/${weekId}/day/${id}/state`)
  return send('GET', '/api/mealplan')
}

async function keepRoom({ makePlan, send }: Server): Promise<MealPlan> {
  await drinkCoffee(send)
  const shopping = { day: 'first-day-of-week', timesAWeek: 2 } as const
  const snackRoom = { places: 2, calories: 150, net_carbs: 3 }
  const plan = await makePlan({ ...personality, snackRoom, shopping })
  await liveADay(send, plan)
  return send('GET', '/api/mealplan')
}

/** A partner who needs more protein than the dishes have, so that something is cooked for them alone; a teenager and a child. */
const family = [
  {
    name: 'Kim',
    shares: { breakfast: everyDay, lunch: everyDay, dinner: everyDay },
    personality: {
      ...{ gender: 1, age: 38, height: 184, weight: 84, activityLevel: 2, motive: 2, mode: 2 },
      ...{ unit: 'us', protein: 1.2 },
    },
  },
  {
    ...{ name: 'Maximilian', share: 1.25, shares: { lunch: [6, 7], dinner: everyDay } },
    avoids: { intolerance: [dietaryCodes.fish] },
  },
  { name: 'Lina', share: 0.5, shares: { breakfast: everyDay, lunch: [6, 7], dinner: everyDay } },
]

async function shareMeals({ makePlan, send }: Server): Promise<MealPlan> {
  const { id } = await makePlan(personality)
  await send('PUT', `/api/mealplan/${id}/table`, { eaters: family })
  // Its dishes were chosen before they came, so that many of its days have one apart.
  return send('GET', '/api/mealplan')
}

/** [MAP-4] Two days were eaten of a plan that began a month ago. */
async function stayAway({ makePlan, send }: Server): Promise<MealPlan> {
  const today = isoDateInTimeZone(new Date(), timeZone)
  const plan = await makePlan({ ...personality, startDate: addDays(today, -27) })
  const [week] = templateOf(plan).weeks
  for (const { id } of week.days.slice(0, 2))
    await send('POST', `${addressOf(plan)}/week/${week.id}/day/${id}/state`)
  return send('GET', '/api/mealplan')
}

function addressOf(plan: MealPlan): string {
  return `/api/mealplan/${plan.id}/template/${templateOf(plan).id}`
}
