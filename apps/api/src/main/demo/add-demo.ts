import { randomUUID } from 'node:crypto'
import { sandboxPayPal } from '@butterleaf/billing/sandbox/read-card'
import { sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { issueToken } from '@butterleaf/billing/sandbox/stores/token-store'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { completeDay } from '@butterleaf/domain/meal-plan/operations/complete-day'
import { gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import type { WeightEntry } from '@butterleaf/domain/weight-tracker/weight-log'
import { createAccount } from '@butterleaf/identity/embedded/accounts/account-store'
import { hashPassword } from '@butterleaf/identity/embedded/passwords/passwords'
import { userIdOf } from '@butterleaf/identity/user-id'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { deleteUser } from '#capabilities/account/operations.ts'
import {
  answersFrom,
  changePlan,
  createPlan,
  type LoadedPlan,
  openPlanContext,
  type Plan,
  type PlanContext,
  refusalError,
  requireTemplate,
} from '#capabilities/meal-plan/operations.ts'
import { addLine, readWeekList, saveTicks, type WeekKey } from '#capabilities/shopping-list/operations.ts'
import { syncSubscription } from '#capabilities/subscription/operations.ts'
import { saveLogs, setTarget } from '#capabilities/weight-tracker/operations.ts'
import type { AppContext } from '#platform/app-context.ts'

export const demoPerson = { email: 'demo@example.org', password: 'demo leaf 1' }

/** `npm start -- --demo`: an account that is paid for, with a plan half-way through its second week and twelve weeks of weigh-ins; made once. */
export async function addDemo(context: AppContext): Promise<string> {
  const { config, clock, database } = context
  const { db } = database
  if (config.isProduction)
    throw new ConfigError('--demo adds an account whose password everybody knows: not in production.')
  if (config.identity.kind !== 'embedded') return 'The demo account needs the embedded identity provider.'
  const passwordHash = await hashPassword(demoPerson.password)
  const person = { email: demoPerson.email, givenName: 'Demo', familyName: 'Leaf', passwordHash }
  const account = await createAccount(db, person, clock.now())
  const sentence = `Sign in as ${demoPerson.email} with the password “${demoPerson.password}”.`
  if (!account) return sentence
  const subject = account.account_id
  const userId = userIdOf(config.identity.issuer, subject)
  try {
    await addDemoSubscription(context, { userId, ...person })
    const today = isoDateInTimeZone(clock.now(), 'UTC')
    await addMeals(context, userId, today)
    await addDemoWeights(context, userId, today)
  } catch (error) {
    // Otherwise the next start would take half a demo account for a whole one.
    await deleteUser(context, { userId, subject })
    throw error
  }
  return sentence
}

async function addMeals(context: AppContext, userId: string, today: IsoDate): Promise<void> {
  const planContext = openPlanContext(context)
  try {
    const { plan } = await addDemoPlan(planContext, userId, today)
    await addDemoTicks(planContext, plan)
  } finally {
    await planContext.events.close()
  }
}

const meal = { skip: 0, leftover: 0, variety: 1, time: 30, unique: 0 } as const

const demoAnswers = {
  gender: 1,
  age: 36,
  height: 178,
  weight: 82,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { ...meal, unique: 1, time: 20 },
    lunch: { ...meal, leftover: 1 },
    dinner: { ...meal, leftover: 2 },
    dessert: { unique: 1 },
  },
} satisfies FlatPersonality

/** A week and a half: the second week is half-cooked. */
const cookedDays = 10

/** The demo account's four weeks, eaten up to yesterday. */
async function addDemoPlan(context: PlanContext, userId: string, today: IsoDate): Promise<LoadedPlan> {
  const answers = answersFrom(demoAnswers, context.recipes.corpus)
  const startDate = addDays(today, -cookedDays)
  const { plan } = await createPlan(context, { userId, answers, startDate, creationKey: null })
  return changePlan(context, { userId, planId: plan.id }, 'completeDay', ({ plan: created }) =>
    completeFirstDays(created),
  )
}

function completeFirstDays(plan: Plan): Plan {
  const { weeks } = plan.active.template
  const places = weeks.flatMap(({ id: weekId, days }) => days.map(({ id: dayId }) => ({ weekId, dayId })))
  const template = places
    .slice(0, cookedDays)
    .reduce((sofar, place) => requireTemplate(completeDay(sofar, place)), plan.active.template)
  return { ...plan, active: { ...plan.active, template } }
}

const weekIndex = 1
const ownLine = { id: 'demo-line', text: 'Coffee beans' }
const everyThird = 3

/** The list of the week the demo account is in, begun. */
async function addDemoTicks(context: PlanContext, { userId, id, active: { template } }: Plan): Promise<void> {
  const week = template.weeks[weekIndex]
  if (!week) throw refusalError({ because: 'not-there' })
  const key: WeekKey = { userId, planId: id, templateId: template.id, weekId: week.id }
  const { aisles } = await readWeekList(context, key)
  const mark = { checked: true, atMs: context.clock.now().getTime() }
  const ticks = aisles
    .flatMap(({ lines }) => lines)
    .filter(({ home }) => !home || ('isCovered' in home && !home.isCovered))
    .filter((_, place) => place % everyThird === 0)
    .map(({ ingredient }) => ({ ingredient, ...mark }))
  await saveTicks(context, key, ticks)
  await addLine(context, key, ownLine)
}

const demoDays = 84
const startKg = 88.4
const targetKg = 78
const daysToTarget = 90
const waterKg = 1.6
const kgPerDay = 0.055

/** A target, and twelve weeks of weigh-ins to yesterday. */
async function addDemoWeights(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: string,
  today: IsoDate,
): Promise<void> {
  const actor = { userId, now: clock.now(), today }
  const target = { grams: gramsFromKg(targetKg), date: addDays(today, daysToTarget) }
  const tracker = await setTarget(database.db, actor, target)
  await saveLogs(database.db, actor, tracker.id, { logs: demoLogs(today), readings: [] })
}

/** Water first, then a steady way down, with the swings a scale shows and some days left out. */
function demoLogs(today: IsoDate): WeightEntry[] {
  const random = seededRandom('demo')
  const logs: WeightEntry[] = []
  for (let day = 0; day < demoDays; day++) {
    const swing = (random() - 0.5) * 1.1
    const isLeftOut = random() < 0.25 && day > 0 && day < demoDays - 1
    const kg = startKg - waterKg * (1 - Math.exp(-day / 3)) - kgPerDay * day + swing
    const note = day === 0 ? 'Day one' : ''
    if (isLeftOut) continue
    logs.push({ date: addDays(today, day - demoDays), grams: gramsFromKg(Math.round(kg * 10) / 10), note })
  }
  return logs
}

interface Person {
  userId: string
  email: string
  givenName: string
  familyName: string
}

/** A plan for the demo account, paid in the sandbox; with a real provider nothing is bought. */
async function addDemoSubscription(context: AppContext, person: Person): Promise<void> {
  const { billing, clock, database } = context
  if (!billing.isSandbox) return
  const token = await issueToken(database.db, sandboxPayPal, await sandboxNow(database.db, clock))
  await billing.purchase({
    userId: person.userId,
    email: person.email,
    firstName: person.givenName,
    lastName: person.familyName,
    planCode: '6-month',
    token,
    confirmation: null,
    couponCode: null,
    idempotencyKey: randomUUID(),
    requestHash: '',
  })
  await syncSubscription(context, person.userId)
}
