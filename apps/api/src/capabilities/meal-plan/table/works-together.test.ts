import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  daysOf,
  drawnPerson,
  itemOf,
  itemPath,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { allMeals, eaterAnswers, everyDay } from '@butterleaf/testing/test-table'
import { eatPlans, importWeighIns, steadyWeights } from '@butterleaf/testing/weight-tracker/test-learner'
import { todayOf, trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: 'everybody' } })
})
afterAll(() => app?.close())

const weekend = [6, 7]
/** Kim has needs of her own, and shares all; Tim has half, of dinners and at the weekend of lunches too. */
const kim = { name: 'Kim Fennel', personality: eaterAnswers, shares: allMeals }
const tim = { name: 'Tim', share: 0.5, shares: { lunch: weekend, dinner: everyDay } }

async function ownerWithTable(
  person: Parameters<typeof buildPlanOwner>[1] = drawnPerson,
  partner: object = kim,
) {
  const owner = await buildPlanOwner(app, person)
  const { status, body } = await owner.call('PUT', '/table', { eaters: [partner, tim] })
  expect([status, body.errors]).toEqual([200, undefined])
  return { ...owner, plan: await owner.read() }
}

type Filled = Exclude<PlanItem, { value: null }>
const isFilled = (item: PlanItem): item is Filled => item.value !== null
const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7

function namesAt({ category }: PlanItem, date: string): string[] {
  const day = weekdayOf(date)
  if (category === 'dessert') return []
  const isTimThere = category === 'dinner' || (category === 'lunch' && weekend.includes(day))
  return isTimThere ? ['Kim Fennel', 'Tim'] : ['Kim Fennel']
}

/** In every state of a plan: all who share a meal have a plate, and what is cooked is what is eaten of it by all, leftovers too. */
function expectServed(plan: MealPlan, servingsOf: (id: string) => number): void {
  for (const { days } of plan.templates[0]!.weeks) {
    const items = days.flatMap(({ items }) => items.filter(isFilled))
    for (const { date, items: ofDay } of days)
      for (const item of ofDay.filter(isFilled)) {
        const out = (item.absent ?? []).map(({ name }) => name)
        const expected = namesAt(item, date).filter((name) => !out.includes(name))
        expect((item.plates ?? []).map(({ name }) => name)).toEqual(expected)
        for (const { eaterId, grams, servings } of item.plates ?? []) {
          expect(grams).toBeGreaterThan(0)
          // Or a main of their own in its place.
          const own = (item.apart ?? []).filter(({ eaters }) => eaters.some((one) => one.eaterId === eaterId))
          expect(servings > 0 || own.length > 0).toBe(true)
        }
        for (const { recipe, serving, eaters } of item.apart ?? []) {
          const sum = eaters.reduce((all, { servings }) => all + servings, 0)
          expect(serving.scale * servingsOf(recipe.id)).toBeCloseTo(sum, 6)
          for (const { name, grams } of eaters) {
            expect(expected).toContain(name)
            expect(grams).toBeGreaterThan(0)
          }
        }
        const half = item.plates?.find(({ name }) => name === 'Tim')
        if (half) expect(half.servings).toBeCloseTo(item.serving.value / 2, 9)
      }
    for (const item of items) {
      if (item.type === 'leftover') continue
      const eaten = [item, ...items.filter((one) => one.type === 'leftover' && one.parentId === item.id)]
      const all = eaten.reduce(
        (sum, { serving, plates = [], guests = { adults: 0, children: 0 } }) =>
          sum +
          serving.value * (1 + guests.adults + guests.children / 2) +
          plates.reduce((ofOthers, { servings }) => ofOthers + servings, 0),
        0,
      )
      expect(item.serving.scale * servingsOf(item.value.id)).toBeCloseTo(all, 6)
    }
  }
}
const ofCorpus = (id: string) => app.context.recipes.corpus.recipe(id)!.servings
const platesIn = (plan: MealPlan) =>
  daysOf(plan).map(({ items }) => items.map((item) => (isFilled(item) ? item.plates : undefined)))

/** Of each day: its sum has the room, and what is on the plates is the rest of it. `out`: a day on which a meal is out for the eater. */
function expectRoom(plan: MealPlan, calories: number, out?: number): void {
  for (const { dayNumber, fit, eaters, items } of daysOf(plan)) {
    expect(fit.snackRoom?.calories).toBe(calories)
    if (dayNumber === out) continue
    const [kims] = eaters!
    expect(kims!.snackRoom?.calories).toBe(calories)
    const plates = items.filter(isFilled).flatMap((item) => item.plates?.[0] ?? [])
    const onPlates = plates.reduce((sum, { nutrition }) => sum + nutrition.calories, 0)
    // Each is rounded.
    expect(Math.abs(kims!.totals.calories - calories - onPlates)).toBeLessThan(4)
  }
}

function logSnack(token: string, date: string) {
  const body = {
    ...{ date, place: { kind: 'snack' }, source: { kind: 'figures', name: 'Macadamias' } },
    figures: { calories: 120, fat: 12, net_carbs: 1, protein: 1.5 },
    at: app.clock.now().toISOString(),
  }
  return app.request('PUT', `/api/food-log/entries/${crypto.randomUUID()}`, { token, body })
}

const ownText = `Zanzibar leek skillet

Serves 2

Ingredients
- 300 g ground beef
- 80 g butter
- 200 g leeks

Method
Brown the beef in the butter, 8 minutes. Stir in the leeks and stew them for 10 minutes.`

describe('a table', { timeout: 120_000 }, () => {
  it('[TOG-3] [OWN-5] shares a recipe of the owner’s own, in grams for each', async () => {
    const owner = await ownerWithTable()
    const added = await app.request('POST', '/api/own-recipes/text', {
      token: owner.token,
      body: { text: ownText },
    })
    const [{ id }] = added.body.recipes
    const plan = await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/replace`, {
      replacement: id,
    })
    const dinner = itemOf(plan, 1, 'dinner') as Filled
    expect([dinner.value.title, dinner.plates?.length]).toEqual(['Zanzibar leek skillet', 2])
    expectServed(plan, (one) => (one === id ? 2 : ofCorpus(one)))
  })

  it('[TOG-3] [LIFE-4] has the owner’s extras in their day alone', async () => {
    const owner = await ownerWithTable()
    const { token, plan } = owner
    const extra = {
      source: { kind: 'figures', name: 'Coffee with cream' },
      figures: { calories: 208, fat: 21.6, net_carbs: 1.8, protein: 1.6 },
      weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
      ...{ from: plan.templates[0]!.startDate, until: null, isBought: false },
      at: app.clock.now().toISOString(),
    }
    const put = await app.request('PUT', `/api/food-log/extras/${crypto.randomUUID()}`, {
      token,
      body: extra,
    })
    expect(put.status).toBe(200)
    const counted = await owner.read()
    const eatersOf = (one: MealPlan) => daysOf(one).map(({ eaters }) => eaters)
    expect(eatersOf(counted)).toEqual(eatersOf(plan))
    expect(platesIn(counted)).toEqual(platesIn(plan))
    for (const { fit } of daysOf(counted)) expect(fit.besides?.calories).toBe(208)
    const remade = await owner.change('POST', `${templatePath(counted)}/reset`, {
      resources: counted.resources,
    })
    expectServed(remade, ofCorpus)
  })

  it.each([1, 2, 3])(
    '[TOG-3] [LIFE-7] leaves room for %i snacks of the owner’s in their day, and of an eater’s in theirs',
    async (places) => {
      const snackRoom = { places, calories: 120, net_carbs: 2 }
      const snacker = { ...kim, personality: { ...eaterAnswers, snackRoom } }
      const owner = await ownerWithTable({ ...drawnPerson, snackRoom }, snacker)
      expectServed(owner.plan, ofCorpus)
      expectRoom(owner.plan, places * 120)
      // A dinner of hers that is out leaves the room to the rest of her day.
      const dinner = itemOf(owner.plan, 2, 'dinner') as Filled
      const out = await owner.change('PUT', `${itemPath(owner.plan, 2, 'dinner')}/absent`, {
        eaters: [dinner.plates![0]!.eaterId],
      })
      expectServed(out, ofCorpus)
      const [fit] = daysOf(out)[1]!.eaters!
      expect([fit!.snackRoom, fit!.part.most < 1]).toEqual([undefined, true])
      const { resources } = owner.plan
      const remade = await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
      expectServed(remade, ofCorpus)
      expectRoom(remade, places * 120, 2)
      // What the owner logs as a snack is eaten by nobody else.
      const eaten = await logSnack(owner.token, daysOf(remade)[0]!.date)
      expect(eaten.status).toBe(200)
      const after = await owner.read()
      expect([platesIn(after), daysOf(after).map(({ eaters }) => eaters)]).toEqual([
        platesIn(remade),
        daysOf(remade).map(({ eaters }) => eaters),
      ])
    },
  )

  it('[TOG-3] [LIFE-7] [API-3] with too much room for the snacks of an eater is refused by field', async () => {
    const owner = await ownerWithTable()
    for (const [snackRoom, field] of [
      [{ places: 4, calories: 100, net_carbs: 2 }, 'places'],
      [{ places: 3, calories: 500, net_carbs: 2 }, 'calories'],
    ] as const) {
      const eaters = [{ ...kim, personality: { ...eaterAnswers, snackRoom } }]
      const { status, body } = await owner.call('PUT', '/table', { eaters })
      expect([status, body.errors.map((fault: { field: string }) => fault.field)]).toEqual([
        400,
        [`eaters.0.personality.snackRoom.${field}`],
      ])
    }
  })

  it('[TOG-3] [MIN-3] is planned for where the owner aims at minerals', async () => {
    const owner = await ownerWithTable({ ...drawnPerson, minerals: 1 })
    expectServed(owner.plan, ofCorpus)
    const remade = await owner.change('POST', `${templatePath(owner.plan)}/reset`, {
      resources: owner.plan.resources,
    })
    expectServed(remade, ofCorpus)
    for (const { minerals } of remade.templates[0]!.weeks) expect(minerals).toBeDefined()
    for (const { eaters } of daysOf(remade)) expect(eaters).toHaveLength(1)
  })

  it('[TOG-2] [TOG-3] [LEFT-1] [LIFE-8] keeps plates, leftovers and guests right through draws, clearing and Undo', async () => {
    const owner = await ownerWithTable()
    const { id } = itemOf(owner.plan, 6, 'dinner')
    const guests = `${itemPath(owner.plan, 6, 'dinner')}/guests`
    const invited = await owner.change('PUT', guests, { adults: 2, children: 1 })
    expectServed(invited, ofCorpus)
    const kimsId = (itemOf(invited, 6, 'dinner') as Filled).plates![0]!.eaterId
    const left = await owner.change('PUT', `${itemPath(owner.plan, 5, 'dinner')}/absent`, {
      ...{ eaters: [kimsId], allDay: true },
    })
    expectServed(left, ofCorpus)
    const drawn = await owner.change('POST', `${dayPath(owner.plan, 5)}/randomize`)
    expectServed(drawn, ofCorpus)
    const cleared = await owner.change('DELETE', itemPath(drawn, 4, 'dinner'))
    expectServed(cleared, ofCorpus)
    const back = await owner.change('POST', `/changes/${cleared.version}/undo`)
    expectServed(back, ofCorpus)
    expect(platesIn(back)).toEqual(platesIn(drawn))
    expect(daysOf(back).flatMap(({ items }) => items.filter((item) => item.id === id))).toMatchObject([
      { guests: { adults: 2, children: 1 } },
    ])
  })

  it('[TOG-3] [LEARN-3] follows a learned target: who has a share eats with the owner, who has needs by their own', async () => {
    const today = todayOf(app)
    const { accessToken: token } = await signUp(app.origin)
    const owner = await eatPlans(app, token, { today, days: 46, eatenOfLast: 11 })
    await importWeighIns(app, token, { today, goalKg: 62, weightsKg: steadyWeights(46, 75) })
    expect((await owner.call('PUT', '/table', { eaters: [kim, tim] })).status).toBe(200)
    const learning = `${trackerPath}/learning`
    const { proposal } = (await app.request('GET', learning, { token })).body
    const path = `${learning}/proposals/${proposal.id}`
    expect((await app.request('POST', path, { token, body: { choice: 'taken' } })).status).toBe(200)
    const plan = await owner.read()
    expectServed(plan, ofCorpus)
    for (const { eaters } of daysOf(plan)) expect(eaters?.[0]?.part).toEqual({ least: 1, most: 1 })
  })

  it('[TOG-1] [TOG-3] goes by the weekdays that its days come to have after a time away', async () => {
    const owner = await ownerWithTable()
    const from = daysOf(owner.plan)[3]!.date as IsoDate
    const { plan } = owner
    const away = await owner.change('POST', `${templatePath(plan)}/away`, { from, to: addDays(from, 2) })
    expect(daysOf(away)[3]!.date).toBe(addDays(from, 3))
    expectServed(away, ofCorpus)
    const [told] = away.templates[0]!.away!
    const back = await owner.change('DELETE', `${templatePath(plan)}/away/${told!.id}`)
    expectServed(back, ofCorpus)
  })

  it('[TOG-3] [TOG-5] is on a link to the week’s plates by first names, each with their own plate', async () => {
    const owner = await ownerWithTable()
    const made = await app.request('POST', '/api/shares', {
      token: owner.token,
      body: { kind: 'plates', week: 1 },
    })
    const secret = made.body.url.split('/').at(-1)
    const { body } = await app.request('GET', `/api/shared/${secret}`)
    const { body: user } = await app.request('GET', '/api/user', { token: owner.token })
    for (const [at, { plates }] of body.days.entries()) {
      const items = owner.plan.templates[0]!.weeks[0]!.days[at]!.items.filter(isFilled)
      for (const [of, { eaters }] of plates.entries()) {
        const item = items[of]!
        const others = (item.plates ?? []).map(({ eaterId, name, servings, grams }) => {
          const apart = (item.apart ?? []).flatMap(({ recipe, eaters }) =>
            eaters.some((one) => one.eaterId === eaterId) ? [recipe.short ?? recipe.title] : [],
          )
          return { name: name.split(' ')[0], servings, grams, ...(apart.length > 0 && { apart }) }
        })
        if (others.length === 0) expect(eaters).toBeUndefined()
        else expect(eaters.slice(1)).toEqual(others)
        if (eaters)
          expect(eaters[0]).toMatchObject({ name: user.name.split(' ')[0], servings: item.serving.value })
      }
    }
    expect(JSON.stringify(body)).not.toContain('Fennel')
  })
})
