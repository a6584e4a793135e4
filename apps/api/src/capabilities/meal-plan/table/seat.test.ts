import type { PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { OpenedInvitation, WireSeat } from '@butterleaf/contract/meal-plan/seat-calls'
import { userIdOf } from '@butterleaf/identity/user-id'
import { type SignedIn, signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  daysOf,
  drawnPerson,
  itemPath,
  itemsOf,
  type PlanOwner,
  planOwner,
  planPath,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { addEater, allMeals, eaterAnswers, invite, join } from '@butterleaf/testing/test-table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/retention/operations.ts'
import { advanceBilling } from '#capabilities/subscription/operations.ts'
import { describedCalls } from '../../../whole-app/fuzz/described-calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: 'everybody' } })
})
afterAll(() => app?.close())

/** No figure of these stands anywhere else: others have one decimal at most. */
const secretive = {
  ...eaterAnswers,
  height: 187.31,
  weight: 93.47,
  bodyFat: 21.73,
  nutrition: {
    calories: { minimum: 1913.37, maximum: 2387.61 },
    fat: { minimum: 61.37, maximum: 197.73 },
    net_carbs: { minimum: 0, maximum: 93.19 },
    protein: { minimum: 71.93, maximum: 211.39 },
  },
} as const
const { calories, fat, net_carbs: carbs, protein } = secretive.nutrition
const secrets = [secretive.height, secretive.weight, 1000 * secretive.weight, secretive.bodyFat]
  .concat(
    [calories, fat, protein].flatMap(({ minimum, maximum }) => [minimum, maximum]),
    carbs.maximum,
  )
  .map(String)
const secretsIn = (text: string) =>
  secrets.filter((figure) => new RegExp(`(?<![\\w.-])${figure.replace('.', '\\.')}(?!\\w)`).test(text))

const dinners = { dinner: [1, 2, 3, 4, 5, 6, 7] }
type Filled = Extract<PlanItem, { value: object }>
const seatOf = async (token: string, where = app): Promise<WireSeat | null> =>
  (await where.request('GET', '/api/seat', { token })).body.seat
const openLink = (secret: string, where = app) => where.request('GET', `/api/table-invitations/${secret}`)
const tableOf = async (owner: PlanOwner) => (await owner.call('GET', '/table')).body
const userOf = ({ claims }: SignedIn, where = app) => userIdOf(where.config.identity.issuer, claims.sub)
const plansBeside = (items: readonly PlanItem[]) =>
  items.filter((item): item is Filled => item.value !== null && (item.plates?.length ?? 0) > 0)

type Couple = Readonly<{ owner: PlanOwner; eater: SignedIn; eaterId: string }>

async function invitePerson(shares: object = allMeals) {
  const owner = await buildPlanOwner(app)
  const eaterId = await addEater(owner, 'Kim', shares)
  return { owner, eaterId, secret: await invite(owner, eaterId) }
}

async function seatCouple(answers: object = eaterAnswers, shares: object = allMeals): Promise<Couple> {
  const { owner, eaterId, secret } = await invitePerson(shares)
  const eater = await signUp(app.origin)
  const joined = await join(app, eater.accessToken, secret, answers)
  expect([joined.status, joined.body.errors]).toEqual([200, undefined])
  return { owner, eater, eaterId }
}

describe('an invitation', { timeout: 90_000 }, () => {
  it('[TOG-4] is told once, with 128 random bits, and the database has its hash alone', async () => {
    const owner = await buildPlanOwner(app)
    const eaterId = await addEater(owner, 'Kim')
    const made = await owner.call('POST', `/table/${eaterId}/invitation`)
    expect(made.body.url).toMatch(new RegExp(`^${app.origin}/join/[\\w-]{22}$`))
    expect(made.headers.get('cache-control')).toBe('no-store')
    const secret = made.body.url.split('/').at(-1)
    const rows = await app.database.db.selectFrom('table_invitations').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    const exported = await app.request('GET', '/api/user/export', { token: owner.token })
    expect(exported.body.data.table_invitations).toMatchObject([{ eater_id: eaterId }])
    expect(JSON.stringify(exported.body.data.table_invitations)).not.toMatch(/hash/)
    expect((await tableOf(owner)).eaters[0].invitedUntil).toBe(made.body.endsAt)
  })

  it('[TOG-4] says to everybody with its address who asks whom, in search and referrer nothing, and no more', async () => {
    const { owner, secret } = await invitePerson(dinners)
    const { body, headers } = await openLink(secret)
    const { body: user } = await app.request('GET', '/api/user', { token: owner.token })
    expect(body satisfies OpenedInvitation).toEqual({
      owner: user.name.split(' ')[0],
      name: 'Kim',
      shares: { breakfast: [], lunch: [], dinner: [1, 2, 3, 4, 5, 6, 7] },
      endsAt: expect.any(String),
    })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  it('[TOG-4] opens nothing once it was used, withdrawn, replaced, is over, or the eater is off the table', async () => {
    const ended = async (secret: string) => {
      const stranger = await signUp(app.origin)
      const answers = [await openLink(secret), await join(app, stranger.accessToken, secret)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
      expect(answers[1]!.body.detail).toMatch(/used, withdrawn or has ended/)
      expect(await seatOf(stranger.accessToken)).toBeNull()
    }
    const used = await invitePerson(dinners)
    await join(app, (await signUp(app.origin)).accessToken, used.secret)
    await ended(used.secret)
    const { owner, eaterId, secret } = await invitePerson(dinners)
    const second = await invite(owner, eaterId)
    await ended(secret)
    expect((await owner.call('DELETE', `/table/${eaterId}/invitation`)).status).toBe(204)
    expect((await owner.call('DELETE', `/table/${eaterId}/invitation`)).status).toBe(404)
    await ended(second)
    const third = await invite(owner, eaterId)
    await owner.call('PUT', '/table', { eaters: [] })
    await ended(third)
    await ended('A'.repeat(22))
    expect((await openLink('short')).status).toBe(400)
  })

  it('[TOG-4] ends after fourteen days, and its row goes', async () => {
    const own = await startTestApp({ environment: { ACCESS: 'everybody' } })
    try {
      const owner = await buildPlanOwner(own)
      const secret = await invite(owner, await addEater(owner, 'Kim', dinners))
      own.clock.advance({ days: 13 })
      expect((await openLink(secret, own)).status).toBe(200)
      own.clock.advance({ days: 1 })
      expect((await openLink(secret, own)).status).toBe(404)
      await deleteExpired(own.context)
      expect(await own.database.db.selectFrom('table_invitations').selectAll().execute()).toEqual([])
    } finally {
      await own.close()
    }
  })

  it('[TOG-4] [API-2] is made and withdrawn by the owner alone, for an eater who is there', async () => {
    const { owner, eaterId, secret } = await invitePerson(dinners)
    const { accessToken: token } = await signUp(app.origin)
    const path = `${planPath}/${owner.plan.id}/table/${eaterId}/invitation`
    for (const method of ['POST', 'DELETE'] as const)
      expect([method, (await app.request(method, path, { token })).status]).toEqual([method, 404])
    expect((await owner.call('POST', '/table/nobody/invitation')).status).toBe(404)
    expect((await openLink(secret)).status).toBe(200)
  })

  it('[TOG-4] is not for the owner, nor for one who sits at a table', async () => {
    const { owner, secret } = await invitePerson(dinners)
    const own = await join(app, owner.token, secret)
    expect([own.status, own.body.detail]).toEqual([409, 'This is your own table.'])
    const { eater } = await seatCouple(eaterAnswers, dinners)
    const twice = await join(app, eater.accessToken, secret)
    expect([twice.status, twice.body.detail]).toEqual([
      409,
      expect.stringMatching(/already\. Leave it first/),
    ])
    expect((await openLink(secret)).status).toBe(200)
  })

  it('[TOG-4] [API-3] asks and checks what is asked of anyone, by field', async () => {
    const { secret } = await invitePerson(dinners)
    const { accessToken: token } = await signUp(app.origin)
    const fieldsOf = async (personality: object) => {
      const { status, body } = await join(app, token, secret, personality)
      return [status, body.errors?.map(({ field }: { field: string }) => field)]
    }
    expect(await fieldsOf({ ...eaterAnswers, age: null })).toEqual([
      400,
      ['personality.age', 'personality.bodyFat'],
    ])
    const child = { ...eaterAnswers, age: 16, motive: 1, deficit: 20 }
    expect(await fieldsOf(child)).toEqual([400, ['personality.motive']])
    expect(await seatOf(token)).toBeNull()
  })

  it('[TOG-4] [PLAN-5] tells the eater, and them alone, what would help when no day fits their needs', async () => {
    const { owner, secret } = await invitePerson()
    const { accessToken: token } = await signUp(app.origin)
    const nutrition = {
      calories: { minimum: 2400, maximum: 2410 },
      fat: { minimum: 10, maximum: 12 },
      net_carbs: { minimum: 0, maximum: 400 },
      protein: { minimum: 180, maximum: 182 },
    }
    const { status, body } = await join(app, token, secret, { ...eaterAnswers, nutrition })
    expect([status, body.type]).toEqual([422, expect.stringMatching(/nothing-fits$/)])
    expect(body.relaxations.length).toBeGreaterThan(0)
    expect((await tableOf(owner)).eaters[0].theirs).toBeUndefined()
    expect((await join(app, token, secret)).status).toBe(200)
  })

  it('[TOG-4] of two who use one address at once one joins, the other is told', async () => {
    const { owner, secret } = await invitePerson(dinners)
    const people = [await signUp(app.origin), await signUp(app.origin)]
    const answers = await Promise.all(people.map(({ accessToken }) => join(app, accessToken, secret)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await tableOf(owner)).eaters).toMatchObject([{ theirs: true }])
  })

  it('[TOG-4] is taken while the owner’s plan is made again, and both stay', async () => {
    const { owner, secret } = await invitePerson(dinners)
    const { accessToken: token } = await signUp(app.origin)
    const { resources } = owner.plan
    const [joined, renewed] = await Promise.all([
      join(app, token, secret),
      owner.call('POST', `${templatePath(owner.plan)}/reset`, { resources }),
    ])
    expect([joined.status, renewed.status]).toEqual([200, 200])
    const plan = await owner.read()
    expect(plan.templates[0]!.id).not.toBe(owner.plan.templates[0]!.id)
    expect(plansBeside(itemsOf(plan)).length).toBeGreaterThan(20)
    expect((await seatOf(token))!.days.length).toBeGreaterThan(0)
  })
})

describe('an eater who typed their own answers', { timeout: 90_000 }, () => {
  it('[TOG-4] gets portions that follow from them: the owner sees the plates, the eater their own week with its ranges', async () => {
    const { owner, eater, eaterId } = await seatCouple()
    const plan = await owner.read()
    const items = plansBeside(itemsOf(plan))
    expect(items.length).toBeGreaterThan(60)
    const seat = (await seatOf(eater.accessToken))!
    expect(seat).toMatchObject({ name: 'Kim', shares: allMeals, personality: eaterAnswers, isOpen: true })
    expect(seat.days).toHaveLength(7)
    for (const [at, day] of seat.days.entries()) {
      const theirs = daysOf(plan)[at]!
      expect(day.date).toBe(theirs.date)
      const plates = theirs.items.flatMap((item) =>
        item.value === null
          ? []
          : (item.plates ?? []).map((plate) => ({
              meal: item.category,
              grams: plate.grams,
              id: plate.eaterId,
            })),
      )
      expect(day.plates.map(({ meal, grams }) => ({ meal, grams, id: eaterId }))).toEqual(plates)
      const { target, totals } = day
      if (day.inRange) {
        expect(totals.calories).toBeGreaterThanOrEqual(target.calories.minimum)
        expect(totals.calories).toBeLessThanOrEqual(target.calories.maximum)
      }
      expect(day.part).toEqual({ least: 1, most: 1 })
      for (const { dishes, servings, grams, amounts } of day.plates) {
        expect(dishes[0]).toMatch(/\w/)
        expect(amounts).toHaveLength(dishes.length)
        expect(amounts![0]!.servings).toBe(servings)
        const summed = amounts!.reduce((sum, one) => sum + one.grams, 0)
        expect(Math.abs(summed - grams)).toBeLessThanOrEqual(1)
      }
    }
  })

  it('[TOG-4] [LIFE-7] is told the room for their snacks, which is in the sum of a whole day; the owner isn’t', async () => {
    const snackRoom = { places: 2, calories: 137, net_carbs: 2 }
    const { owner, eater } = await seatCouple({ ...eaterAnswers, snackRoom })
    const { days } = (await seatOf(eater.accessToken))!
    for (const { snackRoom: room, totals, plates } of days) {
      expect(room?.calories).toBe(2 * snackRoom.calories)
      const onPlates = plates.reduce((sum, { nutrition }) => sum + nutrition.calories, 0)
      expect(Math.abs(totals.calories - 2 * snackRoom.calories - onPlates)).toBeLessThan(4)
    }
    expect(daysOf(await owner.read()).filter(({ eaters }) => eaters)).toEqual([])
  })

  it('[TOG-4] is to the owner a name and portions: no call, no export and no row of theirs has a figure of the eater’s', async () => {
    const { owner, eater } = await seatCouple(secretive)
    const plan = await owner.read()
    expect(daysOf(plan).filter(({ eaters }) => eaters)).toEqual([])
    expect((await tableOf(owner)).eaters).toEqual([
      {
        ...{ id: expect.any(String), name: 'Kim', share: 1, theirs: true, shares: allMeals },
        avoids: { allergen: [], intolerance: [], avoidedIngredients: [], avoidedGroups: [] },
      },
    ])
    // An earlier plan, and changes, beside this one.
    await owner.change('POST', `${itemPath(plan, 3, 'dinner')}/randomize`)
    await owner.change('POST', `${templatePath(plan)}/reset`, { resources: plan.resources })
    const told = await readAll(owner)
    expect(told.size).toBeGreaterThan(25)
    const leaks = [...told].flatMap(([name, text]) => secretsIn(text).map((figure) => [name, figure]))
    expect(leaks).toEqual([])
    // The search finds what is there.
    const own = await app.request('GET', '/api/user/export', { token: eater.accessToken })
    expect(secretsIn(JSON.stringify(own.body)).length).toBeGreaterThan(5)
    expect(await rowsElsewhere()).toEqual([])
  })

  it('[TOG-4] reads nothing of the owner but the meals they share', async () => {
    const { owner, eater } = await seatCouple(eaterAnswers, { dinner: [6, 7] })
    const seat = (await seatOf(eater.accessToken))!
    expect(Object.keys(seat).toSorted()).toEqual(
      ['days', 'isOpen', 'joinedAt', 'name', 'owner', 'personality', 'planned', 'shares'].toSorted(),
    )
    expect(seat.days.flatMap(({ plates }) => plates.map(({ meal }) => meal))).toEqual(['dinner', 'dinner'])
    expect(new Set(seat.days.map(({ date }) => new Date(date).getUTCDay()))).toEqual(new Set([0, 6]))
    const asEater = planOwner(app, eater.accessToken, owner.plan)
    const told = await readAll(asEater)
    const { email } = (await app.request('GET', '/api/user', { token: owner.token })).body
    for (const [name, text] of told) {
      expect([name, text.includes(owner.plan.id)]).toEqual([name, false])
      expect([name, text.includes(email)]).toEqual([name, false])
    }
    const within = [...told.keys()].filter((name) => name.includes('{planId}'))
    expect(within.length).toBeGreaterThan(8)
    expect(within.filter((name) => told.get(name) !== '404')).toEqual([])
  })

  it('[TOG-4] [API-1] stays so when a client that doesn’t know it writes the whole table back; what the owner types for them is refused', async () => {
    const { owner, eater, eaterId } = await seatCouple(secretive, dinners)
    const { version, eaters } = await tableOf(owner)
    const { theirs: _unknown, ...known } = eaters[0]
    const put = await owner.call('PUT', '/table', {
      version,
      eaters: [
        { ...known, name: 'Kimmy', share: 0.5 },
        { name: 'Tim', share: 0.5, shares: dinners },
      ],
    })
    expect([put.status, put.body.eaters[0]]).toMatchObject([200, { id: eaterId, theirs: true, share: 0.5 }])
    expect(await seatOf(eater.accessToken)).toMatchObject({ name: 'Kimmy', personality: secretive })
    const typed = await owner.call('PUT', '/table', {
      eaters: [{ ...known, share: null, personality: eaterAnswers }],
    })
    expect([typed.status, typed.body.errors]).toEqual([
      400,
      [{ field: 'eaters.0.personality', message: 'Kim types their own answers.' }],
    ])
    const again = await owner.call('POST', `/table/${eaterId}/invitation`)
    expect([again.status, again.body.detail]).toEqual([409, 'Kimmy types their own answers already.'])
  })

  it('[TOG-4] is told by an old version to an owner who edits the table on another device meanwhile', async () => {
    const { owner, eaterId, secret } = await invitePerson(dinners)
    const seen = await tableOf(owner)
    const { accessToken: token } = await signUp(app.origin)
    await join(app, token, secret)
    const late = await owner.call('PUT', '/table', seen)
    expect([late.status, late.body.detail]).toEqual([412, expect.stringMatching(/another device/)])
    expect((await tableOf(owner)).eaters).toMatchObject([{ id: eaterId, theirs: true }])
  })

  it('[TOG-4] changes them, and their plates follow at once; a dish that they may not eat is drawn again', async () => {
    const { owner, eater } = await seatCouple(eaterAnswers, dinners)
    const before = await owner.read()
    const gramsIn = (plan: typeof before) =>
      plansBeside(itemsOf(plan)).reduce((sum, { plates }) => sum + plates![0]!.grams, 0)
    const light = { ...eaterAnswers, weight: 55, height: 160, gender: 2, activityLevel: 1, intolerance: [4] }
    const changed = await app.request('PUT', '/api/seat', {
      token: eater.accessToken,
      body: { personality: light },
    })
    expect([changed.status, changed.body.seat.personality]).toMatchObject([200, light])
    const after = await owner.read()
    expect(after.version).toBeGreaterThan(before.version)
    expect(gramsIn(after)).toBeLessThan(gramsIn(before))
    const { recipe } = app.context.recipes.corpus
    const isFish = (id: string) => recipe(id)!.contains.includes('fish')
    expect(plansBeside(itemsOf(after)).filter(({ value }) => isFish(value.id))).toEqual([])
    // Sent again it changes nothing.
    await app.request('PUT', '/api/seat', { token: eater.accessToken, body: { personality: light } })
    expect((await owner.read()).version).toBe(after.version)
  })

  it('[TOG-4] takes the place of what the owner had typed for them, which is forgotten', async () => {
    const owner = await buildPlanOwner(app)
    const typed = { name: 'Kim', personality: { ...eaterAnswers, weight: 93.47 }, shares: dinners }
    const eaterId = (await owner.call('PUT', '/table', { eaters: [typed] })).body.eaters[0].id
    const { accessToken: token } = await signUp(app.origin)
    await join(app, token, await invite(owner, eaterId))
    expect(secretsIn(JSON.stringify(await tableOf(owner)))).toEqual([])
    expect((await app.request('DELETE', '/api/seat', { token })).status).toBe(204)
    expect((await tableOf(owner)).eaters).toMatchObject([{ id: eaterId, share: 1 }])
  })
})

describe('leaving', { timeout: 90_000 }, () => {
  it('[TOG-4] takes the answers along: the name stays with a share, the plan whole', async () => {
    const { owner, eater, eaterId } = await seatCouple(secretive)
    const before = await owner.read()
    const { accessToken: token } = eater
    expect((await app.request('DELETE', '/api/seat', { token })).status).toBe(204)
    expect(await seatOf(token)).toBeNull()
    expect((await app.request('DELETE', '/api/seat', { token })).status).toBe(404)
    expect((await tableOf(owner)).eaters).toMatchObject([{ id: eaterId, name: 'Kim', share: 1 }])
    expect((await tableOf(owner)).eaters[0].theirs).toBeUndefined()
    const after = await owner.read()
    const dishes = (plan: typeof before) => itemsOf(plan).map(({ value }) => value?.id)
    expect(dishes(after)).toEqual(dishes(before))
    for (const { plates, serving } of plansBeside(itemsOf(after)))
      expect(plates![0]!.servings).toBe(serving.value)
    expect(await seatsOf(userOf(eater))).toEqual([])
    expect(await rowsElsewhere()).toEqual([])
  })

  it('[TOG-4] the owner takes them off the table, and their seat goes with it', async () => {
    const { owner, eater } = await seatCouple(eaterAnswers, dinners)
    expect((await owner.call('PUT', '/table', { eaters: [] })).status).toBe(200)
    expect(await seatOf(eater.accessToken)).toBeNull()
    expect(await seatsOf(userOf(eater))).toEqual([])
    // They are free to sit elsewhere.
    const { secret } = await invitePerson(dinners)
    expect((await join(app, eater.accessToken, secret)).status).toBe(200)
  })

  it('[TOG-4] [OPS-6] by deleting the account the eater is a name with a share, and their answers are gone', async () => {
    const { owner, eater, eaterId } = await seatCouple(secretive)
    const before = await owner.read()
    const { accessToken: token } = eater
    expect((await app.request('DELETE', '/api/user', { token })).status).toBe(204)
    expect(await seatsOf(userOf(eater))).toEqual([])
    const after = await owner.read()
    expect(after.version).toBeGreaterThan(before.version)
    for (const { plates, serving } of plansBeside(itemsOf(after)))
      expect(plates![0]!.servings).toBe(serving.value)
    expect((await tableOf(owner)).eaters).toMatchObject([{ id: eaterId, name: 'Kim', share: 1 }])
    await owner.change('POST', `${itemPath(after, 3, 'dinner')}/randomize`)
  })

  it('[TOG-4] [OPS-6] by deleting the account the owner ends it, and nothing of it stays with the eater', async () => {
    const { owner, eater } = await seatCouple(eaterAnswers, dinners)
    expect((await app.request('DELETE', '/api/user', { token: owner.token })).status).toBe(204)
    expect(await seatOf(eater.accessToken)).toBeNull()
    expect(await seatsOf(userOf(eater))).toEqual([])
    const leave = await app.request('DELETE', '/api/seat', { token: eater.accessToken })
    expect(leave.status).toBe(404)
  })

  it('[TOG-4] [OPS-6] the eater’s export has their answers, and of the owner a first name', async () => {
    const { owner, eater } = await seatCouple(secretive, dinners)
    const { body } = await app.request('GET', '/api/user/export', { token: eater.accessToken })
    expect(body.data.table_seats).toMatchObject([
      { profile: { weight: 93_470 }, preferences: { format: 2 }, owner_name: expect.any(String) },
    ])
    const { email } = (await app.request('GET', '/api/user', { token: owner.token })).body
    for (const mark of [email, owner.plan.id, 'owner_id']) expect(JSON.stringify(body)).not.toContain(mark)
  })
})

describe('without a subscription', { timeout: 90_000 }, () => {
  it('[TOG-4] [APP-1] an eater joins, reads, changes and leaves; once the owner’s has ended the table rests, and goes on with the next', async () => {
    const shop = await startTestApp({ environment: { ACCESS: '' } })
    try {
      const buyer = await buildSubscriber(shop)
      const created = await shop.request('POST', planPath, { token: buyer.token, body: drawnPerson })
      const owner = planOwner(shop, buyer.token, created.body)
      const eaterId = await addEater(owner, 'Kim', dinners)
      const { accessToken: token } = await signUp(shop.origin)
      expect((await join(shop, token, await invite(owner, eaterId))).status).toBe(200)
      expect((await shop.request('GET', planPath, { token })).status).toBe(402)
      expect((await seatOf(token, shop))!.days).toHaveLength(7)
      await buyer.post('/cancel', { uuid: buyer.uuid })
      await advanceBilling(shop.context, 120 * 86_400)
      const resting = (await seatOf(token, shop))!
      expect([resting.isOpen, resting.days]).toEqual([false, []])
      expect((await owner.call('POST', `/table/${eaterId}/invitation`)).status).toBe(402)
      const body = { personality: { ...eaterAnswers, weight: 80 } }
      expect((await shop.request('PUT', '/api/seat', { token, body })).status).toBe(200)
      expect((await shop.request('DELETE', '/api/seat', { token })).status).toBe(204)
    } finally {
      await shop.close()
    }
  })

  it('[TOG-4] [LAND-7] who eats along is kept beyond five years, and a plan that nobody pays for takes its table along', async () => {
    const shop = await startTestApp({ environment: { ACCESS: '' } })
    try {
      const buyer = await buildSubscriber(shop)
      const created = await shop.request('POST', planPath, { token: buyer.token, body: drawnPerson })
      const owner = planOwner(shop, buyer.token, created.body)
      const eater = await signUp(shop.origin)
      await join(shop, eater.accessToken, await invite(owner, await addEater(owner, 'Kim', dinners)))
      shop.clock.advance({ days: 5 * 365 + 3 })
      await signUp(shop.origin)
      await deleteExpired(shop.context)
      const accounts = await shop.database.db.selectFrom('idp_accounts').select('email').execute()
      expect(accounts.map(({ email }) => email)).toContain(eater.email)
    } finally {
      await shop.close()
    }
  })
})

/** Each answer to a read of the API with the ids of the plan, as text; the status of one that was refused. */
async function readAll({ token, plan }: PlanOwner): Promise<ReadonlyMap<string, string>> {
  const description = await app.request('GET', '/api/openapi.json')
  const [week] = plan.templates[0]!.weeks
  const ids: Record<string, string> = {
    planId: plan.id,
    templateId: plan.templates[0]!.id,
    weekId: week!.id,
    dayId: week!.days[0]!.id,
    itemId: week!.days[0]!.items[0]!.id,
    index: '0',
  }
  const told = new Map<string, string>()
  for (const { name, method, path, answerType } of describedCalls(description.body)) {
    if (method !== 'GET' || !path.startsWith('/api/')) continue
    // A stream tells versions alone, and the description nothing of anybody.
    if (answerType === 'text/event-stream' || path.endsWith('openapi.json')) continue
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => ids[key] ?? '1')
    const response = await fetch(app.origin + address, { headers: { authorization: `Bearer ${token}` } })
    const text = await response.text()
    told.set(name, response.ok ? text : String(response.status))
  }
  return told
}

const seatsOf = (userId: string) =>
  app.database.db.selectFrom('table_seats').selectAll().where('user_id', '=', userId).execute()

/** Rows with a figure of an eater's that are no seat of theirs. */
async function rowsElsewhere(): Promise<string[]> {
  const { db } = app.database
  const tables = (await db.introspection.getTables()).filter(({ name }) => name !== 'table_seats')
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    const texts = rows.map((row) => JSON.stringify(row))
    found.push(...texts.filter((text) => secretsIn(text).length > 0).map((text) => `${name}: ${text}`))
  }
  return found
}
