import type { PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  itemOf,
  itemPath,
  itemsOf,
  type PlanOwner,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { allMeals, eaterAnswers, everyDay } from '@butterleaf/testing/test-table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfText } from '#platform/pdf/testing/pdf-text.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: 'everybody' } })
})
afterAll(() => app?.close())

const dinners = { breakfast: [], lunch: [], dinner: everyDay }
const child = { name: 'Tim', share: 0.5, shares: dinners }
/** They weigh more than the owner of the plan, and eat three meals. */
const needs = eaterAnswers
const partner = { name: 'Kim', personality: needs, shares: allMeals }

const put = (owner: PlanOwner, eaters: readonly unknown[], version?: number) =>
  owner.call('PUT', '/table', { eaters, ...(version !== undefined && { version }) })

async function seat(owner: PlanOwner, ...eaters: unknown[]) {
  const answer = await put(owner, eaters)
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return owner.read()
}

const filled = (item: PlanItem) => item.value !== null
type Filled = Extract<PlanItem, { value: object }>
const mealsOf = (days: readonly PlanDay[], meal: string) =>
  days.flatMap(({ items }) => items.filter((item): item is Filled => filled(item) && item.category === meal))
const recipeOf = (id: string) => app.context.recipes.corpus.recipe(id)!
const eatenBy = ({ days }: { days: readonly PlanDay[] }, parent: PlanItem) =>
  days.flatMap(({ items }) =>
    items.filter((item): item is Filled => item.type === 'leftover' && item.parentId === parent.id),
  )

describe('an eater with a share of a portion', { timeout: 90_000 }, () => {
  it('[TOG-3] has so much of each plate that they share; the owner’s plates and ranges stay', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await seat(owner, child)
    expect(daysOf(plan).map(({ fit }) => fit)).toEqual(daysOf(owner.plan).map(({ fit }) => fit))
    for (const item of mealsOf(daysOf(plan), 'dinner')) {
      const [plate, ...others] = item.plates!
      expect(others).toEqual([])
      expect(plate).toMatchObject({ name: 'Tim', servings: item.serving.value / 2 })
      expect(plate!.nutrition.protein).toBeCloseTo(
        0.5 *
          [{ recipe: item.value, serving: item.serving }, ...(item.sides ?? [])].reduce(
            (sum, { recipe, serving }) => sum + recipe.nutrition.protein * serving.value,
            0,
          ),
        0,
      )
      expect(plate!.grams).toBeGreaterThan(20)
    }
    for (const meal of ['breakfast', 'lunch', 'dessert'])
      for (const item of mealsOf(daysOf(plan), meal)) expect(item.plates).toBeUndefined()
    expect(daysOf(plan).filter(({ eaters }) => eaters)).toEqual([])
  })

  it('[TOG-3] [LEFT-1] what is cooked is the sum of all portions, leftovers as they are shared, and so is what is bought', async () => {
    const owner = await buildPlanOwner(app)
    const listOf = async () => (await owner.call('GET', weekPath(owner.plan, 1))).body
    const before = await listOf()
    const plan = await seat(owner, child)
    const portionsOf = ({ category }: PlanItem) => (category === 'dinner' ? 1.5 : 1)
    for (const week of plan.templates[0]!.weeks)
      for (const item of week.days.flatMap(({ items }) => items)) {
        if (item.type !== 'normal' && item.type !== 'leftoverParent') continue
        const eaten = [item, ...eatenBy(week, item)].reduce(
          (sum, one) => sum + portionsOf(one) * one.serving.value,
          0,
        )
        expect(item.serving.scale * recipeOf(item.value.id).servings).toBeCloseTo(eaten, 9)
        if (item.type === 'leftoverParent') expect(item.feeding.total).toBeCloseTo(eaten, 9)
      }
    const [asked, more] = [before, await listOf()].map(({ shoppingList }) =>
      JSON.stringify(Object.values(shoppingList.aisles ?? shoppingList)),
    )
    expect(more).not.toBe(asked)
    const dinner = itemOf(plan, 1, 'dinner')
    const page = await owner.call('GET', itemPath(plan, 1, 'dinner'))
    expect(page.body.plates).toEqual((dinner as Filled).plates)
  })

  it('[TOG-3] [SET-2] comes beside the people of every meal, and goes again without a trace', async () => {
    const owner = await buildPlanOwner(app)
    const three = await owner.change('PATCH', '/resources/preferences/scaling/3')
    const plan = await seat(owner, child)
    const dinner = mealsOf(daysOf(plan), 'dinner').find(({ type }) => type === 'normal')
    if (dinner) {
      const made = recipeOf(dinner.value.id).servings * dinner.serving.scale!
      expect(made).toBeCloseTo(3.5 * dinner.serving.value, 9)
    }
    const alone = await seat(owner)
    expect(itemsOf(alone)).toEqual(itemsOf(three))
  })

  it('[TOG-3] plates are printed with the recipe', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await seat(owner, child)
    const path = `${app.origin}${planPath}/${plan.id}${itemPath(plan, 1, 'dinner')}/print`
    const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } })
    expect(answer.status).toBe(200)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(pdfText(bytes).join('').replaceAll(/\s/g, '')).toMatch(
      /Plateupdinneron.*you.*serving.*Tim.*serving/,
    )
  })
})

describe('what an eater may not eat', { timeout: 90_000 }, () => {
  const noFish = { ...child, avoids: { allergen: [], intolerance: [4, 25], avoidedGroups: ['mushrooms'] } }
  const isUnfit = (id: string) => {
    const { contains, ingredients } = recipeOf(id)
    const groups = ingredients.flatMap(({ food }) => food.groups)
    return contains.includes('fish') || contains.includes('shellfish') || groups.includes('mushrooms')
  }
  const dishesIn = (plan: Awaited<ReturnType<PlanOwner['read']>>, meal: string) =>
    mealsOf(daysOf(plan), meal).flatMap(({ value, sides = [] }) => [
      value.id,
      ...sides.map(({ recipe }) => recipe.id),
    ])

  it('[TOG-3] stands in no meal that they share: not after the change, not in a draw, not in a new plan', async () => {
    const owner = await buildPlanOwner(app)
    const seated = await seat(owner, noFish)
    expect(dishesIn(seated, 'dinner').filter(isUnfit)).toEqual([])
    expect(mealsOf(daysOf(seated), 'dinner')).toHaveLength(28)
    const drawn = await owner.change('POST', `${weekPath(seated, 1)}/randomize`)
    expect(dishesIn(drawn, 'dinner').filter(isUnfit)).toEqual([])
    const dice = await owner.change('POST', `${itemPath(drawn, 2, 'dinner')}/randomize`)
    expect(dishesIn(dice, 'dinner').filter(isUnfit)).toEqual([])
    const renewed = await owner.change('POST', `${templatePath(dice)}/reset`, { resources: dice.resources })
    expect(dishesIn(renewed, 'dinner').filter(isUnfit)).toEqual([])
    expect((await owner.call('GET', '/table')).body.eaters).toHaveLength(1)
  })

  it('[TOG-3] isn’t offered there, and refused by their name where it is chosen by hand', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await seat(owner, noFish)
    const query = encodeURIComponent(JSON.stringify({ search: 'salmon' }))
    const offered = (meal: string) =>
      owner.call('GET', `${dayPath(plan, 3)}/items/${meal}?q=${query}`).then(({ body }) => body.results)
    expect((await offered('dinner')).filter(({ id }: { id: string }) => isUnfit(id))).toEqual([])
    expect((await offered('lunch')).length).toBeGreaterThan(0)
    const fish = app.context.recipes.corpus.recipes.find(
      ({ id, meals, contains }) => meals.includes('dinner') && contains.includes('fish') && isUnfit(id),
    )!
    const refused = await owner.call('POST', `${itemPath(plan, 3, 'dinner')}/replace`, {
      replacement: fish.id,
    })
    expect([refused.status, refused.body.detail]).toEqual([422, 'Tim eats along there and may not eat this.'])
  })
})

describe('an eater with needs of their own', { timeout: 90_000 }, () => {
  it('[TOG-3] who shares each meal has their whole day proven, in portions of their own', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await seat(owner, partner)
    for (const { eaters, items } of daysOf(plan)) {
      const [fit, ...others] = eaters!
      expect(others).toEqual([])
      expect(fit).toMatchObject({ name: 'Kim', part: { least: 1, most: 1 } })
      const plates = items.flatMap((item) => (item.value === null ? [] : (item.plates ?? [])))
      expect(plates).toHaveLength(3)
      const { totals, target, inRange } = fit!
      for (const name of ['calories', 'fat', 'net_carbs', 'protein'] as const) {
        const sum = plates.reduce((all, { nutrition }) => all + nutrition[name], 0)
        expect(Math.abs(totals[name] - sum)).toBeLessThan(name === 'calories' ? 3 : 0.3)
        if (inRange) {
          expect(totals[name]).toBeGreaterThanOrEqual(target[name].minimum)
          expect(totals[name]).toBeLessThanOrEqual(target[name].maximum)
        }
      }
      for (const { servings } of plates) expect(Number.isInteger(4 * servings)).toBe(true)
    }
  })

  it('[TOG-3] what is cooked for them alone is on their plate, on the list and in print', async () => {
    const owner = await buildPlanOwner(app)
    const before = owner.plan
    const plan = await seat(owner, partner)
    for (const item of itemsOf(plan).filter(filled) as Filled[])
      for (const { recipe, serving, eaters } of item.apart ?? []) {
        expect(eaters.map(({ name }) => name)).toEqual(['Kim'])
        expect(serving.value).toBe(eaters[0]!.servings)
        const plate = item.plates!.find(({ name }) => name === 'Kim')!
        expect(plate.grams).toBeGreaterThanOrEqual(eaters[0]!.grams)
        expect(itemsOf(before).every((one) => !('apart' in one))).toBe(true)
        expect(recipe.title).toBe(recipeOf(recipe.id).title)
      }
    const days = daysOf(plan)
    const at = days.findIndex(({ items }) => items.some((item) => item.value !== null && item.apart))
    if (at < 0) return
    const item = days[at]!.items.find((one): one is Filled => one.value !== null && one.apart !== undefined)!
    const view = await owner.call('GET', itemPath(plan, at + 1, item.category))
    expect(view.body.apart[0].recipe.instructions.length).toBeGreaterThan(0)
    const path = `${app.origin}${planPath}/${plan.id}${itemPath(plan, at + 1, item.category)}/print`
    const answer = await fetch(path, { headers: { authorization: `Bearer ${owner.token}` } })
    const text = pdfText(new Uint8Array(await answer.arrayBuffer()))
      .join('')
      .replaceAll(/\s/g, '')
    expect(text).toContain(item.apart![0]!.recipe.title.replaceAll(/\s/g, ''))
    const { body } = await owner.call('GET', weekPath(plan, Math.floor(at / 7) + 1))
    const { short, title } = item.apart![0]!.recipe
    expect(JSON.stringify(body.shoppingList)).toContain(short ?? title)
  })

  it('[TOG-3] of whom dinner alone is shared, it lies in its share of their day, and no more is said', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await seat(owner, { ...partner, shares: { dinner: [6, 7] } })
    for (const { date, eaters } of daysOf(plan)) {
      const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
      expect(eaters?.length ?? 0).toBe(isWeekend ? 1 : 0)
      for (const { part, target } of eaters ?? []) {
        expect([part.least, part.most]).toEqual([0.22, 0.58])
        expect(target.calories.maximum).toBeLessThan(2000)
      }
    }
  })

  it('[TOG-3] [ITEM-5] keeps the right portion when a dish is drawn, or the owner eats more', async () => {
    const owner = await buildPlanOwner(app)
    await seat(owner, partner)
    const drawn = await owner.change('POST', `${itemPath(owner.plan, 4, 'breakfast')}/randomize`)
    const breakfast = itemOf(drawn, 4, 'breakfast') as Filled
    expect(breakfast.plates).toHaveLength(1)
    const more = await owner.call('POST', `${itemPath(drawn, 4, 'breakfast')}/serving/1`)
    if (more.status === 200) {
      const after = itemOf(more.body, 4, 'breakfast') as Filled
      expect(after.serving.value).toBe(breakfast.serving.value + 0.25)
      expect(after.plates![0]!.servings).toBe(breakfast.plates![0]!.servings)
    }
    expect(dayOf(drawn, 4).eaters).toHaveLength(1)
  })
})

describe('an eater whose needs nothing fits', { timeout: 90_000 }, () => {
  it('[TOG-3] [PLAN-5] is refused with what would help, and nothing changes', async () => {
    const owner = await buildPlanOwner(app)
    const nutrition = {
      calories: { minimum: 2400, maximum: 2410 },
      fat: { minimum: 10, maximum: 12 },
      net_carbs: { minimum: 0, maximum: 400 },
      protein: { minimum: 180, maximum: 182 },
    }
    const { status, body } = await put(owner, [{ ...partner, personality: { ...needs, nutrition } }])
    expect([status, body.type]).toEqual([422, expect.stringMatching(/nothing-fits$/)])
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['eaters.0.personality'])
    expect(body.relaxations.length).toBeGreaterThan(0)
    expect((await owner.call('GET', '/table')).body.eaters).toEqual([])
  })
})

describe('the table', { timeout: 90_000 }, () => {
  it('[TOG-3] is answered as it was sent, each eater with an id that stays', async () => {
    const owner = await buildPlanOwner(app)
    expect((await owner.call('GET', '/table')).body).toEqual({ version: 0, eaters: [] })
    const { body } = await put(owner, [child, partner])
    expect(body).toMatchObject({ version: 1, eaters: [child, { name: 'Kim', personality: needs }] })
    const [tim, kim] = body.eaters
    const renamed = await put(owner, [{ ...kim, name: ' Kim B. ' }, tim])
    expect(renamed.body.eaters.map(({ id, name }: { id: string; name: string }) => [id, name])).toEqual([
      [kim.id, 'Kim B.'],
      [tim.id, 'Tim'],
    ])
    expect((await owner.call('GET', '/table')).body).toEqual(renamed.body)
  })

  it.each([
    ['seven eaters', Array(7).fill(child), ['eaters']],
    ['no name', [child, { ...child, name: ' ' }], ['eaters.1.name']],
    ['a name of 41 characters', [{ ...child, name: 'T'.repeat(41) }], ['eaters.0.name']],
    ['a share of nothing', [{ ...child, share: 0 }], ['eaters.0.share']],
    ['a share of more than two portions', [{ ...child, share: 2.25 }], ['eaters.0.share']],
    ['a share beside answers', [{ ...partner, share: 1 }], ['eaters.0.share']],
    ['no meal', [{ ...child, shares: {} }], ['eaters.0.shares']],
    ['a weekday before Monday', [{ ...child, shares: { lunch: [1, 0] } }], ['eaters.0.shares.lunch.1']],
    ['an eighth weekday', [{ ...child, shares: { dinner: [8] } }], ['eaters.0.shares.dinner.0']],
    [
      'answers that lack some',
      [{ ...partner, personality: { ...needs, age: null } }],
      ['eaters.0.personality.age', 'eaters.0.personality.bodyFat'],
    ],
    [
      'a child that is to lose weight',
      [{ ...partner, personality: { ...needs, age: 16, motive: 1, deficit: 20 } }],
      ['eaters.0.personality.motive'],
    ],
    [
      'an unknown intolerance',
      [child, { ...child, avoids: { intolerance: [4, 999] } }],
      ['eaters.1.avoids.intolerance'],
    ],
    ['an unknown diet', [{ ...child, avoids: { allergen: [999] } }], ['eaters.0.avoids.allergen']],
    [
      'an unknown group',
      [{ ...child, avoids: { avoidedGroups: ['ghosts'] } }],
      ['eaters.0.avoids.avoidedGroups'],
    ],
  ])('[TOG-3] [API-3] %s is refused by field', async (_, eaters, fields) => {
    const owner = await shared()
    const { status, body } = await put(owner, eaters)
    expect([status, body.errors?.map(({ field }: { field: string }) => field)]).toEqual([400, fields])
    expect((await owner.call('GET', '/table')).body.eaters).toEqual([])
  })

  let anybody: Promise<PlanOwner> | undefined
  const shared = () => {
    anybody ??= buildPlanOwner(app)
    return anybody
  }

  it('[TOG-3] [API-3] a person who is there twice is refused by field', async () => {
    const owner = await buildPlanOwner(app)
    await seat(owner, child)
    const [tim] = (await owner.call('GET', '/table')).body.eaters
    const { status, body } = await put(owner, [tim, { ...tim, name: 'Tom' }])
    expect([status, body.errors?.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['eaters.1.id'],
    ])
    expect((await owner.call('GET', '/table')).body.eaters).toEqual([tim])
  })

  it('[TOG-3] of two devices that change it at once one wins, the other is told', async () => {
    const owner = await buildPlanOwner(app)
    const answers = await Promise.all([put(owner, [child], 0), put(owner, [partner], 0)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const won = answers.find(({ status }) => status === 200)!
    expect((await owner.call('GET', '/table')).body).toEqual(won.body)
    expect(answers.find(({ status }) => status === 412)!.body.detail).toMatch(/another device/)
  })

  it('[TOG-3] [API-1] of a client that doesn’t know it stays as it is, also in an earlier plan brought back', async () => {
    const owner = await buildPlanOwner(app)
    const first = templatePath(owner.plan)
    const { resources } = owner.plan
    await owner.change('POST', `${first}/reset`, { resources })
    await seat(owner, child)
    const saved = await owner.change('PATCH', '/resources', {
      resources: { ...resources, preferences: { ...resources.preferences, unit: 'metric' } },
    })
    expect(saved.resources.preferences.unit).toBe('metric')
    const back = await owner.change('POST', `${first}/restore`)
    expect(mealsOf(daysOf(back), 'dinner').every(({ plates }) => plates?.length === 1)).toBe(true)
    expect((await owner.call('GET', '/table')).body.eaters).toHaveLength(1)
  })

  it('[TOG-3] says whether the plan was made for it; another name leaves that, another share doesn’t', async () => {
    const owner = await buildPlanOwner(app)
    const isPlanned = async () => (await owner.call('GET', '/table')).body.planned
    await seat(owner, child)
    expect(await isPlanned()).toBe(false)
    app.clock.advance({ minutes: 1 })
    const { resources } = owner.plan
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    expect(await isPlanned()).toBe(true)
    const [tim] = (await owner.call('GET', '/table')).body.eaters
    app.clock.advance({ minutes: 1 })
    expect((await put(owner, [{ ...tim, name: 'Timmy' }])).body.planned).toBe(true)
    expect((await put(owner, [{ ...tim, share: 0.75 }])).body.planned).toBe(false)
  })

  it('[TOG-3] [OPS-6] is exported, and gone with the account', async () => {
    const owner = await buildPlanOwner(app)
    await seat(owner, { ...child, name: 'Wilhelmina' })
    const { token } = owner
    const exported = await app.request('GET', '/api/user/export', { token })
    expect(JSON.stringify(exported.body)).toContain('Wilhelmina')
    expect((await app.request('DELETE', '/api/user', { token })).status).toBeLessThan(300)
    const { accessToken } = await signUp(app.origin)
    expect(
      (await app.request('GET', `${planPath}/${owner.plan.id}/table`, { token: accessToken })).status,
    ).toBe(404)
  })

  it('[API-2] is nobody else’s', async () => {
    const owner = await buildPlanOwner(app)
    const { accessToken: token } = await signUp(app.origin)
    const path = `${planPath}/${owner.plan.id}/table`
    expect((await app.request('GET', path, { token })).status).toBe(404)
    expect((await app.request('PUT', path, { token, body: { eaters: [child] } })).status).toBe(404)
  })
})
