import type { UserExport } from '@butterleaf/contract/account/calls'
import { type MealTimes, usualMealTimes } from '@butterleaf/domain/account/meal-times'
import {
  fullNameMaxLength,
  holdsLink,
  isName,
  linkInName,
  normaliseName,
} from '@butterleaf/domain/account/person-name'
import { isTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { AssistantSeen, IdentityProvider, SessionSeen } from '@butterleaf/identity/identity-provider'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { Mail } from '@butterleaf/server-kit/mail/mail-provider'
import { findKnown, readFreshSubscription } from '#capabilities/subscription/operations.ts'
import type { AppContext } from '#platform/app-context.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { shownProfile } from './read-user.ts'
import { requireRecentSignIn } from './recent-sign-in.ts'
import { findSettings, type Name, type SentTimes, saveName, saveTimes, saveUnit, type Unit } from './store.ts'
import { deleteUserRows, readUserRows } from './user-rows-store.ts'

export { isPersonalToken, verifyPersonalToken } from './personal-tokens/token-operations.ts'
export { deleteTokensExpiredBefore } from './personal-tokens/token-store.ts'
export { changePicture, readPicture, removePicture } from './picture-operations.ts'
export { readUser } from './read-user.ts'

/** DOOR-2: those that are given. */
export async function changeSettings(
  { database, clock }: AppContext,
  { userId }: Caller,
  { unit, ...times }: SentTimes & { unit?: Unit | undefined },
): Promise<void> {
  const { mealTimes, timeZone } = times
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    const faults = [{ field: 'time_zone', message: 'Name a time zone such as Europe/Paris.' }]
    throw new AppError('invalid-input', { faults })
  }
  await database.db.transaction().execute(async (transaction) => {
    if (unit) await saveUnit(transaction, userId, unit, clock.now())
    if (mealTimes || timeZone) await saveTimes(transaction, userId, times, clock.now())
  })
}

/** When and where a person eats; what they never said is usual, and in UTC. */
export type PersonTimes = Readonly<{
  mealTimes: MealTimes
  timeZone: string
  /** False while the person has named no zone. */
  isZoneKnown: boolean
  version: number
  changedAt: Date | undefined
}>

/** DOOR-2 */
export async function readPersonTimes(db: Db, userId: string): Promise<PersonTimes> {
  const settings = await findSettings(db, userId)
  return {
    mealTimes: settings?.mealTimes ?? usualMealTimes,
    timeZone: settings?.timeZone ?? 'UTC',
    isZoneKnown: settings?.timeZone != null,
    version: settings?.timesVersion ?? 0,
    changedAt: settings && settings.timesVersion > 0 ? settings.updatedAt : undefined,
  }
}

/** DOOR-3: where mail to the person goes; undefined without an address that they confirmed. */
export async function findMailAddress(
  { identity }: Pick<AppContext, 'identity'>,
  caller: Caller,
): Promise<string | undefined> {
  const profile = await shownProfile(identity, caller)
  return profile?.emailVerified ? profile.email : undefined
}

/** DOOR-2: the zone of the request that first needs one, while the person has named none. */
export async function noteTimeZone(
  { database: { db }, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: string,
  timeZone: string | undefined,
): Promise<void> {
  if (timeZone === undefined || (await readPersonTimes(db, userId)).isZoneKnown) return
  await saveTimes(db, userId, { timeZone }, clock.now())
}

/** TOG-5: as others may see it; null where none is known. */
export async function findFirstName(
  { database, identity }: Pick<AppContext, 'database' | 'identity'>,
  caller: Caller,
): Promise<string | null> {
  const changed = (await findSettings(database.db, caller.userId))?.givenName
  return changed || (await shownProfile(identity, caller))?.givenName || null
}

/** [SET-7] Also changes the name at the embedded provider, so that its mails and tokens have it. */
export async function changeName(
  { database, identity, clock }: AppContext,
  { userId, subject }: Caller,
  typed: Name,
): Promise<void> {
  const name = {
    name: normaliseName(typed.name),
    givenName: normaliseName(typed.givenName),
    familyName: normaliseName(typed.familyName),
  }
  const faults = faultsIn(name)
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
  await database.db.transaction().execute(async (transaction) => {
    await saveName(transaction, userId, name, clock.now())
    await identity.accounts?.rename(transaction, subject, name)
  })
}

function faultsIn({ name, givenName, familyName }: Name): FieldFault[] {
  const faults: FieldFault[] = []
  if (!isName(givenName)) faults.push({ field: 'first_name', message: 'Enter your first name.' })
  else if (holdsLink(givenName)) faults.push({ field: 'first_name', message: linkInName('first name') })
  if (!isName(familyName)) faults.push({ field: 'last_name', message: 'Enter your last name.' })
  else if (holdsLink(familyName)) faults.push({ field: 'last_name', message: linkInName('last name') })
  if (!isName(name, fullNameMaxLength)) faults.push({ field: 'name', message: 'Enter your name.' })
  else if (holdsLink(name)) faults.push({ field: 'name', message: linkInName('name') })
  return faults
}

/** [SET-6] Returns the mail that tells the person of it. */
export async function changePassword(context: AppContext, caller: Caller, password: string): Promise<Mail> {
  const { accounts } = context.identity
  if (!accounts) throw new AppError('password-elsewhere')
  requireRecentSignIn(context, caller)
  const changed = await accounts.changePassword(caller, password)
  if (changed.ok) return changed.note
  if (changed.reason === 'no-account') throw new AppError('unauthenticated')
  const { message } = changed
  throw new AppError('invalid-input', { detail: message, faults: [{ field: 'password', message }] })
}

/** The caller’s own first, then by when they were last seen. */
export async function listSessions({ identity }: AppContext, caller: Caller): Promise<SessionSeen[]> {
  return accountsOf(identity).sessions.list(caller)
}

export async function endSession(context: AppContext, caller: Caller, sessionId: string): Promise<void> {
  const { sessions } = accountsOf(context.identity)
  requireRecentSignIn(context, caller)
  if (!(await sessions.end(caller, sessionId))) throw new AppError('not-found')
}

export async function endOtherSessions(context: AppContext, caller: Caller): Promise<void> {
  const { sessions } = accountsOf(context.identity)
  requireRecentSignIn(context, caller)
  await sessions.endOthers(caller)
}

/** An outside provider keeps accounts of its own. */
function accountsOf({ accounts }: IdentityProvider): NonNullable<IdentityProvider['accounts']> {
  if (!accounts) throw new AppError('sessions-elsewhere')
  return accounts
}

export async function listAssistants({ identity }: AppContext, caller: Caller): Promise<AssistantSeen[]> {
  return accountsOf(identity).assistants.list(caller)
}

/** Without a recent sign-in, as a token is revoked: a stranger's assistant should end at once. */
export async function disconnectAssistant(
  { identity }: AppContext,
  caller: Caller,
  assistantId: string,
): Promise<void> {
  if (!(await accountsOf(identity).assistants.disconnect(caller, assistantId)))
    throw new AppError('not-found')
}

/** [OPS-6] The person asks for it, so it needs a recent sign-in; the deletion of expired accounts doesn't. */
export async function deleteOwnAccount(context: AppContext, caller: Caller): Promise<void> {
  requireRecentSignIn(context, caller)
  await deleteUser(context, caller)
}

/**
 * OPS-6: in an order that can be repeated from the start wherever it breaks off. First renewals end, then sign-ins, then all
 * rows are deleted at once.
 */
export async function deleteUser(
  { database, identity, billing, mail, recipes }: AppContext,
  caller: Caller,
): Promise<void> {
  const { db } = database
  const { userId, subject } = caller
  const known = await findKnown(db, userId)
  await billing.forget(userId)
  const profile = await shownProfile(identity, caller)
  await identity.endTokens(userId)
  await db.transaction().execute(async (transaction) => {
    await deleteUserRows(transaction, userId)
    await identity.accounts?.erase(transaction, subject)
  })
  recipes.forget(userId)
  const addresses = [profile?.email, known?.account?.email].filter((address) => address !== undefined)
  for (const address of new Set(addresses)) await mail.forget?.(address)
}

/** OPS-6: rows as they are in the database, complete and unchanged. */
export async function exportUser(context: AppContext, { userId, subject }: Caller): Promise<UserExport> {
  const { database, identity, clock, recipes } = context
  // The export of billing data is our copy, so it is refreshed first.
  await readFreshSubscription(context, userId)
  const [own, data] = await Promise.all([
    identity.accounts?.export(database.db, subject),
    readUserRows(database.db, userId),
  ])
  return {
    made_at: clock.now().toISOString(),
    user_id: userId,
    account: own?.account ?? null,
    sessions: own?.sessions ?? [],
    devices: own?.devices ?? [],
    assistants: own?.assistants ?? [],
    passkeys: own?.passkeys ?? [],
    recovery_codes: own?.recovery_codes ?? [],
    data,
    recipe_titles: titlesIn(data, await recipes.forPerson(userId)),
  }
}

/** Of the recipes whose ids are in the data. */
function titlesIn(data: object, { resolve }: Cookbook): Record<string, string> {
  const ids = new Set(Array.from(JSON.stringify(data).matchAll(/"([a-z0-9-]+~[a-z0-9]+)"/g), ([, id]) => id!))
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const recipe = resolve(id)
      return recipe ? [[id, recipe.title]] : []
    }),
  )
}
