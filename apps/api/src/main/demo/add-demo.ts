import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { createAccount } from '@butterleaf/identity/embedded/accounts/account-store'
import { hashPassword } from '@butterleaf/identity/embedded/passwords/passwords'
import { userIdOf } from '@butterleaf/identity/user-id'
import { ConfigError } from '@butterleaf/server-kit/process/config-error'
import { deleteUser } from '#capabilities/account/operations.ts'
import { openPlanContext } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import { addDemoPlan } from './add-demo-plan.ts'
import { addDemoSubscription } from './add-demo-subscription.ts'
import { addDemoTicks } from './add-demo-ticks.ts'
import { addDemoWeights } from './add-demo-weights.ts'

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
