import fs from 'node:fs'
import type { TestAnswer } from '@butterleaf/testing/http/send-request'
import { signUp } from '@butterleaf/testing/sign-in'
import { buildFullUser, type FullUser, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let full: FullUser
let exported: TestAnswer
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: 'everybody' } })
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#335533' } })
    .png()
    .toBuffer()
  full = await buildFullUser(app, picture)
  await buildFullUser(app, picture)
  exported = await app.request('GET', `${userPath}/export`, { token: full.token })
}, 60_000)
afterAll(() => app?.close())

/** Tables that say nothing of a person, or nothing that isn't in the export elsewhere; docs/data-export.md gives the reasons. */
const left = [
  'idp_records',
  'idp_mail_tokens',
  'idp_challenges',
  'idp_second_steps',
  'sandbox_accounts',
  'sandbox_subscriptions',
  'sandbox_invoices',
  'sandbox_redemptions',
  'sandbox_requests',
  'sandbox_events',
  'recurly_purchases',
]

/** Stand under `account`, `devices`, `passkeys` and `recovery_codes`. */
const ofSignIn = ['idp_accounts', 'idp_devices', 'idp_passkeys', 'idp_recovery_codes']

it('[OPS-6] comes as a file with a name', () => {
  expect(exported.status).toBe(200)
  expect(exported.headers.get('content-disposition')).toMatch(
    /^attachment; filename="butterleaf-data-[\d-]+\.json"$/,
  )
  expect(exported.headers.get('cache-control')).toBe('no-store')
})

it('[OPS-6] has every kind of thing there is, each as it was entered', () => {
  const { data, account } = exported.body
  expect(account).toMatchObject({ email: full.email, given_name: 'Robin', family_name: 'Thyme' })
  expect(data.users[0]).toMatchObject({ name: 'Robin T.', unit: 'metric' })
  expect(data.user_avatars[0].image).toMatch(/^UklGR/)
  expect(exported.body.assistants).toMatchObject([{ name: 'Kitchen talk', last_used_at: expect.any(String) }])
  expect(data.personal_tokens).toMatchObject([{ name: 'A script', expires_at: null }])
  expect(data.shares).toMatchObject([{ kind: 'list', week_index: null }])
  expect(data.table_invitations).toMatchObject([{ first_name: 'Robin' }])
  expect(data.table_seats).toMatchObject([{ profile: { weight: 86_000 }, joined_at: expect.any(String) }])
  expect(data.weight_trackers[0].target_grams).toBe(70_000)
  expect(data.weight_logs[0]).toMatchObject({ grams: 80_000, note: 'after leeks' })
  expect(data.body_readings[0]).toMatchObject({ blood_ketones: 140, waist: 8850, waist_unit: 'cm' })
  expect(data.plan_templates.map(({ state }: { state: string }) => state).sort()).toEqual([
    'active',
    'archived',
  ])
  expect(data.plan_weeks).toHaveLength(8)
  expect(data.meal_plans[0].profile.weight ?? data.meal_plans[0].profile).toBeTruthy()
  expect(data.plan_interactions[0].type).toBe('like')
  expect(data.list_ticks[0].ingredient).toBe(full.listed)
  expect(data.list_lines[0].text).toBe('birthday candles')
  expect(data.at_home_marks).toMatchObject([{ is_at_home: 1, grams: expect.any(Number) }])
  expect(data.cupboard_answers).toMatchObject([{ answered_at: expect.any(String) }])
  expect(data.food_log_entries).toMatchObject([
    { document: { format: 1, source: { name: 'Burger without bun' }, figures: { calories: 620 } } },
  ])
  expect(data.food_extras).toMatchObject([{ document: { format: 1, weekdays: ['friday'] } }])
  expect(data.own_recipes).toMatchObject([{ document: { format: 1, title: 'Leek soup' }, retired_at: null }])
  expect(data.own_recipe_photos).toMatchObject([{ image: expect.stringMatching(/^UklGR/) }])
  expect(data.own_food_choices.map(({ words }: { words: string }) => words)).toEqual([
    'line leeks',
    'name leeks',
  ])
  expect(data.subscriptions[0].account).toMatchObject({
    email: full.email,
    invoices: [{ number: expect.any(String) }],
  })
})

it('[OPS-6] names the dishes that stand in it', () => {
  const { data, recipe_titles: titles } = exported.body
  const liked = data.plan_interactions[0].recipe_id
  expect(titles[liked]).toBe(app.context.recipes.corpus.recipe(liked)?.title)
})

it('[OPS-6] holds nothing that opens an account, and nothing of another person', async () => {
  const text = JSON.stringify(exported.body)
  const hashes = await app.database.db.selectFrom('idp_accounts').select(['password_hash', 'email']).execute()
  for (const { password_hash } of hashes) expect(text).not.toContain(password_hash)
  const others = hashes.filter(({ email }) => email !== full.email)
  expect(others.length).toBeGreaterThan(0)
  for (const { email } of others) expect(text).not.toContain(email)
})

it('[OPS-6] every table with rows of a user is in the export, or left out for a reason that is written down', async () => {
  const found = await tablesNaming([full.userId, full.email, full.claims.sub])
  const within = [...Object.keys(exported.body.data), ...ofSignIn]
  expect(found.filter((table) => !within.includes(table) && !left.includes(table))).toEqual([])
  expect(found).toEqual(
    expect.arrayContaining(['users', 'weight_logs', 'plan_weeks', 'subscriptions', 'sandbox_accounts']),
  )
  const withUserId = (await tables()).filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
  expect(withUserId.map(({ name }) => name).filter((name) => !(name in exported.body.data))).toEqual([])
})

it('[OPS-6] docs/data-export.md describes every table and field of the export', async () => {
  const told = fs.readFileSync(new URL('../../../../../docs/data-export.md', import.meta.url), 'utf8')
  const untold = (await tables())
    .filter(({ name }) => name in exported.body.data || ofSignIn.includes(name) || left.includes(name))
    .flatMap(({ name, columns }) => {
      const section = told.split(/^### /m).find((one) => one.startsWith(`${name}\n`))
      if (left.includes(name)) return told.includes(`\`${name}\``) ? [] : [name]
      return columns
        .map((column) => column.name)
        .filter((column) => !section?.includes(`\`${column}\``))
        .map((column) => `${name}.${column}`)
    })
  expect(untold).toEqual([])
})

it('[APP-1] [OPS-6] works for a person with neither plan nor subscription', async () => {
  const unpaid = await startTestApp({ environment: { ACCESS: '' } })
  const { accessToken: token, email } = await signUp(unpaid.origin)
  const { status, body } = await unpaid.request('GET', `${userPath}/export`, { token })
  expect([status, body.account.email, body.data.meal_plans]).toEqual([200, email, []])
  await unpaid.close()
})

function tables() {
  return app.database.db.introspection.getTables()
}

/** By their content, whatever the columns are called. */
async function tablesNaming(marks: readonly string[]): Promise<string[]> {
  const found = []
  for (const { name } of await tables()) {
    const rows = await app.database.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    if (marks.some((mark) => JSON.stringify(rows).includes(mark))) found.push(name)
  }
  return found
}
