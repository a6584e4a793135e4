import { randomUUID } from 'node:crypto'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { gramsFromKg } from '@butterleaf/domain/weight-tracker/weight'
import type { WeightLog } from '@butterleaf/domain/weight-tracker/weight-log'
import { createAccount } from '@butterleaf/identity/embedded/accounts/account-store'
import { hashPassword } from '@butterleaf/identity/embedded/passwords/passwords'
import { userIdOf } from '@butterleaf/identity/user-id'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { deleteUser } from '#capabilities/account/delete-user.ts'
import { addDemoPlan } from '#capabilities/meal-plan/add-demo-plan.ts'
import { openPlanContext } from '#capabilities/meal-plan/plan-context.ts'
import { addDemoTicks } from '#capabilities/shopping-list/add-demo-ticks.ts'
import { addDemoSubscription } from '#capabilities/subscription/add-demo-subscription.ts'
import { saveTarget, upsertLogs } from '#capabilities/weight-tracker/store.ts'
import type { AppContext } from '#platform/app-context.ts'

export const demoPerson = { email: 'demo@example.org', password: 'demo leaf 1' }

const demoDays = 84
const startKg = 88.4
const waterKg = 1.6
const kgPerDay = 0.055

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
    await addPlanAndWeights(context, userId)
  } catch (error) {
    // Else the next start would take the half of it for the whole.
    await deleteUser(context, { userId, subject })
    throw error
  }
  return sentence
}

async function addPlanAndWeights(context: AppContext, userId: string): Promise<void> {
  const { clock, database } = context
  const today = isoDateInTimeZone(clock.now(), 'UTC')
  await addMeals(context, userId, today)
  const key = { userId, trackerId: randomUUID() }
  await saveTarget(database.db, key, { grams: gramsFromKg(78), date: addDays(today, 90) }, clock.now())
  await upsertLogs(database.db, key, demoLogs(today), clock.now())
}

async function addMeals(context: AppContext, userId: string, today: IsoDate): Promise<void> {
  const planContext = openPlanContext(context)
  try {
    await addDemoTicks(planContext, await addDemoPlan(planContext, userId, today))
  } finally {
    await planContext.events.close()
  }
}

/** To yesterday: water first, then a steady way down, with the swings a scale shows and some days left out. */
function demoLogs(today: IsoDate): WeightLog[] {
  const random = seededRandom('demo')
  const logs: WeightLog[] = []
  for (let day = 0; day < demoDays; day++) {
    const swing = (random() - 0.5) * 1.1
    const isLeftOut = random() < 0.25 && day > 0 && day < demoDays - 1
    const kg = startKg - waterKg * (1 - Math.exp(-day / 3)) - kgPerDay * day + swing
    const note = day === 0 ? 'Day one' : ''
    if (!isLeftOut)
      logs.push({
        id: randomUUID(),
        date: addDays(today, day - demoDays),
        grams: gramsFromKg(Math.round(kg * 10) / 10),
        note,
      })
  }
  return logs
}
