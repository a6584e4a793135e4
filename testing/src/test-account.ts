import { createECDH, randomBytes } from 'node:crypto'
import { type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { userIdOf } from '@butterleaf/identity/user-id'
import type { TestAnswer } from './http/send-request.ts'
import type { TestApp } from './test-app.ts'
import { letIn } from './test-assistants.ts'
import { drawnPerson, ownPerson, planOwner, planPath, weekOf } from './test-plan.ts'
import { type Buyer, buildSubscriber } from './test-subscription.ts'
import { addEater, invite, join } from './test-table.ts'
import { makeToken } from './test-tokens.ts'
import { trackerPath } from './weight-tracker/test-tracker.ts'

export const userPath = '/api/user'
const formType = 'application/x-www-form-urlencoded'

/** A form, as the contract has it. */
export function rename(app: TestApp, token: string, fields: Record<string, string>): Promise<TestAnswer> {
  const headers = { 'content-type': formType }
  return app.request('POST', `${userPath}/update-name`, {
    token,
    headers,
    body: String(new URLSearchParams(fields)),
  })
}

/** As a browser's form sends a file. */
export async function sendPicture(
  app: TestApp,
  token: string,
  bytes: Uint8Array,
  { field = 'fileInput', type = 'image/png', name = 'me.png' } = {},
): Promise<{ status: number; body: { picture: string | null; detail: string } }> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${app.origin}${userPath}/avatar`, { method: 'PATCH', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as { picture: string | null; detail: string } }
}

type PhotoAnswer = {
  status: number
  body: { image: string; hasPhoto: boolean; errors?: { field: string }[] } & Record<string, unknown>
}

/** Of an own recipe. */
export async function sendPhoto(
  app: TestApp,
  token: string,
  recipeId: string,
  bytes: Uint8Array,
  field = 'photo',
): Promise<PhotoAnswer> {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'dinner.jpg')
  const address = `${app.origin}/api/own-recipes/${recipeId}/photo`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(address, { method: 'PUT', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as PhotoAnswer['body'] }
}

export type FullUser = Buyer & { userId: string; listed: string }

/** A person with data of every kind: a plan drawn twice, lists, likes, weigh-ins, a subscription, a picture, a name. */
export async function buildFullUser(app: TestApp, picture: Uint8Array): Promise<FullUser> {
  const buyer = await buildSubscriber(app)
  const { token } = buyer
  const listed = await useKitchen(app, token)
  const today = isoDateInTimeZone(app.clock.now(), 'UTC')
  const target = { weight: 70, date: nextYear(today) }
  const tracker = await send(app, token, 'POST', trackerPath, target)
  const readings = { bloodKetones: 1.4, waist: { value: 88.5, unit: 'cm' } }
  const log = { weightTrackerId: tracker.id, date: today, weight: 80, note: 'after leeks', readings }
  await send(app, token, 'PUT', `${trackerPath}/${tracker.id}/log`, log)
  await send(app, token, 'PUT', `${trackerPath}/learning`, { isPaused: true, areNotesOn: false })
  await eatOut(app, token, today)
  await writeRecipe(app, token, picture)
  await send(app, token, 'PATCH', userPath, { unit: 'metric' })
  await rename(app, token, { name: 'Robin T.', first_name: 'Robin', last_name: 'Thyme' })
  await sendPicture(app, token, picture)
  await makeToken(app, token)
  await letIn(app, buyer.browser)
  await send(app, token, 'POST', '/api/shares', { kind: 'list' })
  await send(app, token, 'POST', '/api/calendars', { kinds: ['meals'] })
  await eatTogether(app, token)
  const userId = userIdOf(app.config.identity.issuer, buyer.claims.sub)
  await beReminded(app, token, userId)
  return { ...buyer, userId, listed }
}

/** TOG-4: a table with somebody who is invited, and a seat at another table. */
async function eatTogether(app: TestApp, token: string): Promise<void> {
  const owner = planOwner(app, token, await send(app, token, 'GET', planPath, undefined))
  await invite(owner, await addEater(owner, 'Kim', dinners))
  const { token: hostToken } = await buildSubscriber(app)
  const host = planOwner(app, hostToken, await send(app, hostToken, 'POST', planPath, ownPerson))
  const { status } = await join(app, token, await invite(host, await addEater(host, 'Robin', dinners)))
  if (status !== 200) throw new Error(`No seat was taken: ${status}.`)
}

const dinners = { dinner: [1, 2, 3, 4, 5, 6, 7] }

/** DOOR-3: chosen, in one browser, and one that was sent. */
async function beReminded(app: TestApp, token: string, userId: string): Promise<void> {
  const off = { push: false, mail: false }
  const kinds = {
    thaw: { ...off, at: '19:30' },
    cook: off,
    shop: { ...off, at: '09:00' },
    weighIn: { push: true, mail: false, at: '07:00', weekdays: ['monday'] },
    planEnd: { ...off, at: '18:00' },
  }
  await send(app, token, 'PUT', '/api/reminders', { kinds, quiet: { from: '22:00', until: '06:00' } })
  const browser = createECDH('prime256v1')
  const keys = {
    p256dh: browser.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const endpoint = `https://push.example.com/${crypto.randomUUID()}`
  await send(app, token, 'POST', '/api/reminders/subscriptions', { endpoint, keys })
  const sent = { reminder_key: 'weigh-in', sent_at: app.clock.now().toISOString() }
  await app.database.db
    .insertInto('sent_reminders')
    .values({ user_id: userId, ...sent })
    .execute()
}

/** A plan and an archived one, a like, a tick and a line of their own. */
async function useKitchen(app: TestApp, token: string): Promise<string> {
  const plan = await send(app, token, 'POST', planPath, drawnPerson)
  const owner = planOwner(app, token, plan)
  const at = app.clock.now().toISOString()
  const recipe = app.context.recipes.corpus.recipes[0]?.id
  await owner.change('POST', '/interaction', { recipe, interactionType: 'like' })
  const list = `/template/${plan.templates[0].id}/week/${weekOf(plan, 1).id}`
  const week = await owner.call('GET', list)
  const [ingredient = ''] = Object.values(week.body.shoppingList as object).flatMap((aisle) =>
    Object.keys(aisle),
  )
  await owner.call('PUT', `${list}/shopping-list/checked`, [{ ingredient, checked: true, at }])
  await owner.call('PUT', `${list}/shopping-list/at-home`, [{ ingredient, atHome: true, at }])
  await owner.call('PUT', `/template/${plan.templates[0].id}/cupboard`)
  await owner.call('POST', `${list}/shopping-list/lines`, {
    id: crypto.randomUUID(),
    text: 'birthday candles',
  })
  const { resources, templates } = await owner.read()
  await owner.change('POST', `/template/${templates[0]?.id}/reset`, { resources })
  return ingredient
}

/** A meal that was out, and an extra. */
async function eatOut(app: TestApp, token: string, date: IsoDate): Promise<void> {
  const eaten = {
    source: { kind: 'figures', name: 'Burger without bun' },
    figures: { calories: 620, fat: 45, net_carbs: 6, protein: 44 },
    at: app.clock.now().toISOString(),
  }
  const entry = { ...eaten, date, place: { kind: 'instead', meal: 'dinner' } }
  await send(app, token, 'PUT', `/api/food-log/entries/${crypto.randomUUID()}`, entry)
  const extra = { ...eaten, weekdays: ['friday'], from: date, until: null, isBought: false }
  await send(app, token, 'PUT', `/api/food-log/extras/${crypto.randomUUID()}`, extra)
}

/** An own recipe with a photograph, and a line that was corrected. */
async function writeRecipe(app: TestApp, token: string, picture: Uint8Array): Promise<void> {
  const text = 'Leek soup\n\nServes 2\n\nIngredients\n- leeks\n- 50 g butter\n\nMethod\nStew.'
  const { recipes } = await send(app, token, 'POST', '/api/own-recipes/text', { text })
  const address = `/api/own-recipes/${recipes[0].id}`
  const { lines, ...recipe } = await send(app, token, 'GET', address, undefined)
  const [leeks, butter] = lines
  await send(app, token, 'PUT', address, { ...recipe, lines: [{ ...leeks, grams: 300 }, butter] })
  const { status } = await sendPhoto(app, token, recipes[0].id, picture)
  if (status !== 200) throw new Error(`The photo wasn’t taken: ${status}.`)
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects, and fails when it isn't there
async function send(app: TestApp, token: string, method: string, path: string, body: unknown): Promise<any> {
  const answer = await app.request(method, path, { token, body })
  if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

function nextYear(day: IsoDate): string {
  return `${Number(day.slice(0, 4)) + 1}-03-01`
}
