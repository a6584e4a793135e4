import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { templateOf } from './addresses.ts'
import { liveTenWeeks } from './learner.ts'
import { drinkCoffee, liveADay } from './lived-days.ts'

export type Who = 'nobody' | 'newcomer' | 'cook' | 'builder' | 'finisher' | 'snacker' | 'learner'
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
/** A person with the cookies of their session. */
export type Visitor = { storageState?: StorageState }
export type PlanPerson = { storageState: StorageState; plan: MealPlan }
export type People = Record<'nobody' | 'newcomer', Visitor> &
  Record<'cook' | 'builder' | 'finisher' | 'snacker' | 'learner', PlanPerson>
type Server = {
  origin: string
  token: string
  send(method: string, path: string, data?: object): Promise<MealPlan>
  makePlan(answers: FlatPersonality): Promise<MealPlan>
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
  return send('POST', `/api/mealplan/${plan.id}/interaction`, interaction(avoided, 'avoid'))
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

function addressOf(plan: MealPlan): string {
  return `/api/mealplan/${plan.id}/template/${templateOf(plan).id}`
}
