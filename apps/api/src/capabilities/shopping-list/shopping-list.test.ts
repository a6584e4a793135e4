import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { gramsPerUnit, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { foodAsSold } from '@butterleaf/domain/shopping-list/grams-as-sold'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
  planOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

let app: TestApp
/** For what changes nothing. */
let untouched: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  untouched = (await buildCook()).owner
})
afterAll(() => app?.close())

const listPath = (owner: PlanOwner, week: number, of: string) =>
  `${weekPath(owner.plan, week)}/shopping-list/${of}`
const read = async (owner: PlanOwner, week = 1): Promise<ShoppingList> =>
  (await owner.call('GET', weekPath(owner.plan, week))).body.shoppingList

async function changed(owner: PlanOwner, method: string, of: string, body: unknown): Promise<ShoppingList> {
  const answer = await owner.call(method, listPath(owner, 1, of), body)
  expect([answer.status, answer.body?.detail]).toEqual([200, undefined])
  return answer.body
}

const tick = (owner: PlanOwner, ...ticks: object[]) => changed(owner, 'PUT', 'checked', ticks)
const rowsOf = (list: ShoppingList) => Object.values(list).flatMap((rows) => Object.entries(rows))
const rowOf = (list: ShoppingList, ingredient: string): ShoppingListRow | undefined =>
  rowsOf(list).find(([key]) => key === ingredient)?.[1]
/** Items have ids of their own in each plan. */
const withoutLinks = (list: ShoppingList) =>
  rowsOf(list).map(([key, row]) => [key, { ...row, items: Object.keys(row.items), home: undefined }])
const instant = (secondsAgo: number) => new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString()

/** An own plan with one dish cooked, on the first day. */
async function buildCook(search = 'chicken') {
  const owner = await buildPlanOwner(app, ownPerson)
  const recipe = app.context.recipes.corpus.recipes.find(
    ({ title, meals }) => meals.includes('dinner') && title.toLowerCase().includes(search),
  )!
  const plan = await owner.change('POST', `${dayPath(owner.plan, 1)}/items`, {
    category: 'dinner',
    item: recipe.id,
  })
  const [ingredient] = rowsOf(await read(owner)).find(([, row]) => row.measures.metric)!
  return { owner, plan, recipe, ingredient }
}

describe('the list of a week', () => {
  it('[SHOP-3] asks for what all dishes cooked that week need, for everybody, leftovers once', async () => {
    const owner = await buildPlanOwner(app)
    const plan = await owner.change('PATCH', '/resources/preferences/scaling/3')
    const grams = new Map<string, number>()
    const inParts = new Set<string>()
    /** Grams that rounding each cooking to whole pieces may take off: half a piece a time. */
    const roundedOff = new Map<string, number>()
    const week = plan.templates[0]!.weeks[0]!.days.flatMap(({ items }) => items)
    const dishes = week.flatMap((item) => [
      ...(item.value ? [{ recipe: item.value, serving: item.serving }] : []),
      ...('sides' in item ? (item.sides ?? []) : []),
    ])
    for (const { recipe, serving } of dishes) {
      if (serving?.scale == null) continue
      for (const { food, grams: own } of app.context.recipes.corpus.recipe(recipe.id)!.ingredients) {
        const sold = foodAsSold(food)
        // How many lemons some zest takes is the domain's to count.
        if (sold !== food) inParts.add(sold.name)
        grams.set(sold.name, (grams.get(sold.name) ?? 0) + (sold === food ? own * serving.scale : 0))
        const unit = pieceUnitOf(sold)
        const piece = (unit && gramsPerUnit(sold, unit)) ?? 0
        roundedOff.set(sold.name, (roundedOff.get(sold.name) ?? 0) + piece / 2)
      }
    }
    grams.delete('water')
    const rows = rowsOf(await read(owner))
    expect(new Set(rows.map(([key]) => key))).toEqual(new Set(grams.keys()))
    for (const [key, { neededGrams }] of rows) {
      // Nobody cooks a part of an egg.
      const isCut = !(app.context.recipes.corpus.foodsByName.get(key)?.whole || inParts.has(key))
      if (isCut) expect(neededGrams).toBeCloseTo(grams.get(key)!, 4)
      else expect(neededGrams).toBeGreaterThan(grams.get(key)! - roundedOff.get(key)! - 1)
    }
    expect(week.some(({ type }) => type === 'leftover')).toBe(true)
  })

  it('[SHOP-1] [SHOP-2] stands in aisles, with an amount in either system and a way to each item', async () => {
    const { owner, plan, recipe } = await buildCook()
    const list = await read(owner)
    const { id } = itemOf(plan, 1, 'dinner')
    expect(rowsOf(list).length).toBeGreaterThan(0)
    for (const [, row] of rowsOf(list)) {
      expect(row).toMatchObject({
        kind: 'food',
        checked: false,
        items: { [recipe.short ?? recipe.title]: id },
      })
      expect(row.measures.us === null).toBe(row.neededGrams === 0)
    }
    expect(Object.keys(list).every((heading) => Object.keys(list[heading]!).length > 0)).toBe(true)
  })

  it('[LEFT-3] an empty week has an empty list', async () => {
    expect(await read(untouched, 3)).toEqual({})
  })
})

describe('ticking', () => {
  it('[SHOP-5] is kept for the week alone, and answered with the list that the week shows', async () => {
    const { owner, recipe, ingredient } = await buildCook()
    await owner.change('POST', `${dayPath(owner.plan, 8)}/items`, { category: 'dinner', item: recipe.id })
    const list = await tick(owner, { ingredient, checked: true, at: instant(60) })
    expect(rowOf(list, ingredient)).toMatchObject({ checked: true, more: { us: null, metric: null } })
    expect(await read(owner)).toEqual(list)
    expect(rowOf(await read(owner, 2), ingredient)?.checked).toBe(false)
  })

  it('[SHOP-5] the last one counts, whatever the order they come in', async () => {
    const { owner, ingredient } = await buildCook()
    await tick(owner, { ingredient, checked: false, at: instant(10) })
    const late = await tick(owner, { ingredient, checked: true, at: instant(30) })
    expect(rowOf(late, ingredient)?.checked).toBe(false)
    const both = await tick(
      owner,
      { ingredient, checked: true, at: instant(5) },
      { ingredient, checked: false, at: instant(8) },
    )
    expect(rowOf(both, ingredient)?.checked).toBe(true)
  })

  it('[SHOP-5] a clock that runs ahead holds a row no longer than until now', async () => {
    const { owner, ingredient } = await buildCook()
    await tick(owner, { ingredient, checked: true, at: '2099-01-01T00:00:00+02:00' })
    app.clock.advance({ seconds: 1 })
    const list = await tick(owner, { ingredient, checked: false, at: instant(0) })
    expect(rowOf(list, ingredient)?.checked).toBe(false)
  })

  it('[SHOP-5] a row that grew since says how much more, one that vanished that it is no longer needed', async () => {
    const { owner, ingredient } = await buildCook()
    const before = rowOf(await tick(owner, { ingredient, checked: true, at: instant(1) }), ingredient)!
    await owner.change('PATCH', '/resources/preferences/scaling/9')
    const grown = rowOf(await read(owner), ingredient)!
    expect(grown.neededGrams).toBeCloseTo(before.neededGrams * 9, 6)
    expect(grown).toMatchObject({ checked: true })
    const [all, more, had] = [grown.measures, grown.more, before.measures].map(({ metric }) => metric?.amount)
    if (grown.measures.metric?.unit_id === before.measures.metric?.unit_id)
      expect(all).toBeCloseTo(more! + had!, 6)
    await owner.change('DELETE', itemPath(owner.plan, 1, 'dinner'))
    expect(await read(owner)).toEqual({
      'No longer needed': {
        [ingredient]: expect.objectContaining({ kind: 'no-longer-needed', checked: true, items: {} }),
      },
    })
  })

  it('[SHOP-5] a phone that was offline says what its list asked for', async () => {
    const { owner, ingredient } = await buildCook()
    const needed = rowOf(await read(owner), ingredient)!.neededGrams
    await owner.change('PATCH', '/resources/preferences/scaling/9')
    const list = await tick(owner, { ingredient, checked: true, at: instant(1), neededGrams: needed })
    expect(rowOf(list, ingredient)?.more.metric).not.toBeNull()
    const all = await tick(owner, { ingredient, checked: true, at: instant(0) })
    expect(rowOf(all, ingredient)?.more.metric).toBeNull()
  })

  it('what names no row is passed over, and kept nowhere', async () => {
    const { owner } = await buildCook()
    const before = await read(owner)
    const names = ['no such food', '__proto__', 'a\u0007b', '\ud800']
    const ticks = names.map((ingredient) => ({ ingredient, checked: true, at: instant(1) }))
    expect(await tick(owner, ...ticks)).toEqual(before)
    const rows = await app.database.db
      .selectFrom('list_ticks')
      .select('ingredient')
      .where('ingredient', 'in', ['no such food', '__proto__'])
      .execute()
    expect(rows).toEqual([])
  })

  it.each([
    [[{ ingredient: 'egg', checked: true, at: 'noon' }], '0.at'],
    [[{ ingredient: '', checked: true, at: '2026-11-21T10:00:00Z' }], '0.ingredient'],
    [[{ ingredient: 'egg', checked: 1, at: '2026-11-21T10:00:00Z' }], '0.checked'],
    [[{ ingredient: 'egg', checked: true, at: '2026-11-21T10:00:00Z', neededGrams: -1 }], '0.neededGrams'],
    [{}, 'body'],
  ])('[API-3] %j is refused by name', async (body, field) => {
    const answer = await untouched.call('PUT', listPath(untouched, 1, 'checked'), body)
    const fields = answer.body.errors?.map((fault: { field: string }) => fault.field)
    expect(answer.status).toBe(400)
    expect(fields).toContain(field)
  })

  it('[API-3] more than a thousand at once are refused', async () => {
    const body = Array.from({ length: 1001 }, () => ({ ingredient: 'egg', checked: true, at: instant(1) }))
    expect((await untouched.call('PUT', listPath(untouched, 1, 'checked'), body)).status).toBe(400)
  })

  it.each(['0000-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999999Z', '2026-11-21T10:00Z'])(
    '[API-3] ticked at %s it is no 500',
    async (at) => {
      const { owner, ingredient } = await buildCook()
      const answer = await owner.call('PUT', listPath(owner, 1, 'checked'), [
        { ingredient, checked: true, at },
      ])
      expect([200, 400]).toContain(answer.status)
    },
  )
})

describe('lines of one’s own', () => {
  it('[SHOP-5] are added once, ticked by their id, and taken off', async () => {
    const { owner } = await buildCook()
    const line = { id: 'line-1', text: '  Kitchen\nroll ' }
    await changed(owner, 'POST', 'lines', line)
    const added = await changed(owner, 'POST', 'lines', line)
    expect(added.Other).toEqual({
      'line-1': expect.objectContaining({ kind: 'own', name: 'Kitchen roll', checked: false }),
    })
    const ticked = await tick(owner, { ingredient: 'line-1', checked: true, at: instant(1) })
    expect(ticked.Other?.['line-1']?.checked).toBe(true)
    expect(await read(owner)).toEqual(ticked)
    const without = await changed(owner, 'DELETE', 'lines', { id: 'line-1' })
    expect(without.Other).toBeUndefined()
    expect(await changed(owner, 'DELETE', 'lines', { id: 'line-1', text: '' })).toEqual(without)
  })

  it('[SHOP-5] are taken off the list of their week, and no other', async () => {
    const owner = await buildPlanOwner(app)
    const line = { id: 'line-1', text: 'Kitchen roll' }
    for (const week of [1, 2]) await owner.call('POST', listPath(owner, week, 'lines'), line)
    await changed(owner, 'DELETE', 'lines', { id: line.id })
    expect((await read(owner, 1)).Other).toBeUndefined()
    expect((await read(owner, 2)).Other).toHaveProperty(line.id)
  })

  it('stand in the order they were written', async () => {
    const { owner } = await buildCook()
    for (const id of ['b', 'c', 'a']) {
      app.clock.advance({ seconds: 1 })
      await changed(owner, 'POST', 'lines', { id, text: `Line ${id}` })
    }
    expect(Object.keys((await read(owner)).Other ?? {})).toEqual(['b', 'c', 'a'])
  })

  it('a line whose id is a food’s name is what a tick of that name means', async () => {
    const { owner, ingredient } = await buildCook()
    await changed(owner, 'POST', 'lines', { id: ingredient, text: 'The good one' })
    const list = await tick(owner, { ingredient, checked: true, at: instant(1) })
    const rows = rowsOf(list).filter(([key]) => key === ingredient)
    expect(rows.map(([, { kind, checked }]) => [kind, checked])).toEqual([
      ['food', false],
      ['own', true],
    ])
  })

  it('a hundred are taken, and no more', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const ids = Array.from({ length: 100 }, (_, index) => `line ${index}`)
    await Promise.all(ids.map((id) => changed(owner, 'POST', 'lines', { id, text: id })))
    const answer = await owner.call('POST', listPath(owner, 1, 'lines'), { id: 'one more', text: 'More' })
    expect([answer.status, answer.body.detail]).toEqual([409, 'A list takes up to 100 lines of your own.'])
    expect(Object.keys((await read(owner)).Other ?? {}).sort()).toEqual(ids.sort())
  })

  it.each([
    [{ id: 'a', text: ' ' }, 'text'],
    [{ id: 'a', text: '\u0007\u001f' }, 'text'],
    [{ id: 'a', text: 'x'.repeat(121) }, 'text'],
    [{ id: '', text: 'Milk' }, 'id'],
    [{ id: 'x'.repeat(65), text: 'Milk' }, 'id'],
    [{ text: 'Milk' }, 'id'],
  ])('[API-3] %j is refused by name', async (body, field) => {
    const answer = await untouched.call('POST', listPath(untouched, 1, 'lines'), body)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    expect((await read(untouched)).Other).toBeUndefined()
  })
})

describe('a client that prefers return=minimal', () => {
  const prefer = { prefer: 'return=minimal' }
  const changes: [string, string, (ingredient: string) => unknown][] = [
    ['PUT', 'checked', (ingredient) => [{ ingredient, checked: true, at: instant(5), neededGrams: 500 }]],
    ['POST', 'lines', () => ({ id: 'soap', text: 'Soap' })],
    ['PUT', 'checked', () => [{ ingredient: 'soap', checked: true, at: instant(4) }]],
    ['PUT', 'at-home', (ingredient) => [{ ingredient, atHome: true, at: instant(3) }]],
    ['DELETE', 'lines', () => ({ id: 'soap' })],
  ]

  it('[SHOP-5] is told that each change was saved, and the list holds it when it is read', async () => {
    const { owner, ingredient } = await buildCook()
    const other = await buildCook()
    for (const [method, of, bodyOf] of changes) {
      const thin = await owner.call(method, listPath(owner, 1, of), bodyOf(ingredient), prefer)
      expect([thin.status, thin.headers.get('preference-applied')]).toEqual([204, 'return=minimal'])
      const whole = await changed(other.owner, method, of, bodyOf(ingredient))
      expect(withoutLinks(await read(owner))).toEqual(withoutLinks(whole))
    }
  })

  it('[SHOP-5] no tick at all changes nothing, whatever the client prefers', async () => {
    const { owner } = await buildCook()
    const before = await read(owner)
    expect((await owner.call('PUT', listPath(owner, 1, 'checked'), [], prefer)).status).toBe(204)
    expect((await owner.call('PUT', listPath(owner, 1, 'checked'), [])).status).toBe(200)
    expect(await read(owner)).toEqual(before)
  })

  it('[SHOP-5] ticks a food and an own line without a look at extras, what is at home or the rest of the list', async () => {
    const { owner, ingredient } = await buildCook()
    await changed(owner, 'POST', 'lines', { id: 'soap', text: 'Soap' })
    const read: string[] = []
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        read.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { database } = app.context
    const second = await buildApp({
      ...app.context,
      database: { ...database, db: database.db.withPlugin(plugin) },
    })
    const tick = (...ticks: object[]) =>
      second.inject({
        method: 'PUT',
        url: `/api/mealplan/${owner.plan.id}${listPath(owner, 1, 'checked')}`,
        headers: { authorization: `Bearer ${owner.token}`, ...prefer },
        payload: ticks,
      })
    const once = { ingredient, checked: true, at: instant(5), neededGrams: 10 }
    expect((await tick(once)).statusCode).toBe(204)
    read.length = 0
    const again = [
      { ...once, checked: false, at: instant(4) },
      { ...once, ingredient: 'soap', at: instant(4) },
    ]
    expect((await tick(...again)).statusCode).toBe(204)
    const tables = [
      'plan_weeks',
      'list_ticks',
      'list_lines',
      'at_home_marks',
      'food_extras',
      'food_log_entries',
    ]
    expect(tables.filter((table) => read.some((node) => node.includes(`"${table}"`)))).toEqual([
      'plan_weeks',
      'list_ticks',
      'list_lines',
    ])
    await second.close()
  })

  it('[API-2] [API-3] is refused like any other', async () => {
    const { owner } = await buildCook()
    const nowhere = `/template/${owner.plan.templates[0]!.id}/week/nowhere/shopping-list/checked`
    const ticks = [{ ingredient: 'salt', checked: true, at: instant(1), neededGrams: 1 }]
    expect((await owner.call('PUT', nowhere, ticks, prefer)).status).toBe(404)
    expect((await owner.call('PUT', listPath(owner, 1, 'checked'), [{}], prefer)).status).toBe(400)
  })
})

describe('two phones', () => {
  it('[SHOP-5] that sync at once lose nothing', async () => {
    const owner = await buildPlanOwner(app)
    const ingredients = rowsOf(await read(owner)).map(([key]) => key)
    const at = instant(1)
    const half = (odd: number) =>
      ingredients
        .filter((_, index) => index % 2 === odd)
        .map((ingredient) => ({ ingredient, checked: true, at }))
    const line = (id: string) => changed(owner, 'POST', 'lines', { id, text: id })
    await Promise.all([tick(owner, ...half(0)), line('one'), tick(owner, ...half(1)), line('two')])
    const list = await read(owner)
    expect(ingredients.filter((ingredient) => !rowOf(list, ingredient)?.checked)).toEqual([])
    expect(Object.keys(list.Other ?? {}).sort()).toEqual(['one', 'two'])
  })

  it('[SHOP-5] while the plan changes lose neither ticks nor changes', async () => {
    const owner = await buildPlanOwner(app)
    const ingredients = rowsOf(await read(owner)).map(([key]) => key)
    const ticked = ingredients.slice(0, 16)
    const ticks = ticked.map((ingredient) => tick(owner, { ingredient, checked: true, at: instant(1) }))
    const changes = [1, 2, 3].map((day) => owner.change('POST', `${itemPath(owner.plan, day, 'lunch')}/lock`))
    await Promise.all([...ticks, ...changes])
    const list = await read(owner)
    expect(ticked.filter((ingredient) => !rowOf(list, ingredient)?.checked)).toEqual([])
    expect(itemsOf(await owner.read()).filter(({ locked }) => locked)).toHaveLength(3)
  })

  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    '[SHOP-5] on two processes lose nothing either',
    async () => {
      const owner = await buildPlanOwner(app)
      const database = openDatabase(app.config.database)
      const second = await buildApp({ ...app.context, database })
      const ingredients = rowsOf(await read(owner)).map(([key]) => key)
      const url = `/api/mealplan/${owner.plan.id}${listPath(owner, 1, 'checked')}`
      const there = ingredients.slice(0, 12).map((ingredient) =>
        second.inject({
          method: 'PUT',
          url,
          headers: { authorization: `Bearer ${owner.token}` },
          payload: [{ ingredient, checked: true, at: instant(1) }],
        }),
      )
      const here = ingredients
        .slice(12, 24)
        .map((ingredient) => tick(owner, { ingredient, checked: true, at: instant(1) }))
      const answers = await Promise.all([...there])
      await Promise.all(here)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      const list = await read(owner)
      expect(ingredients.slice(0, 24).filter((key) => !rowOf(list, key)?.checked)).toEqual([])
      await second.close()
      await database.close()
    },
  )
})

describe('whose list it is', () => {
  it('[API-2] a stranger reaches nothing of it, and finds nothing of it on theirs', async () => {
    const { owner, ingredient } = await buildCook()
    const stranger = (await buildCook()).owner
    await changed(owner, 'POST', 'lines', { id: 'mine', text: 'Mine' })
    const before = await tick(owner, { ingredient, checked: true, at: instant(1) })
    const routes: [string, string, unknown][] = [
      ['PUT', 'checked', [{ ingredient, checked: false, at: instant(0) }]],
      ['POST', 'lines', { id: 'theirs', text: 'Theirs' }],
      ['DELETE', 'lines', { id: 'mine' }],
    ]
    for (const id of [owner.plan.id, stranger.plan.id]) {
      const thief = planOwner(app, stranger.token, { ...owner.plan, id })
      for (const [method, of, body] of routes)
        expect((await thief.call(method, listPath(owner, 1, of), body)).status).toBe(404)
    }
    expect(await read(owner)).toEqual(before)
    const theirs = await read(stranger)
    expect(rowsOf(theirs).some(([, { checked, kind }]) => checked || kind === 'own')).toBe(false)
    const url = `/api/mealplan/${owner.plan.id}${listPath(owner, 1, 'lines')}`
    expect((await app.request('POST', url, { body: { id: 'a', text: 'A' } })).status).toBe(401)
  })

  it('[PLAN-6] [SHOP-5] ticks and own lines outlive a new plan, a random week and the old plan’s return', async () => {
    const { owner, ingredient } = await buildCook()
    await tick(owner, { ingredient, checked: true, at: instant(1) })
    await changed(owner, 'POST', 'lines', { id: 'candles', text: 'Candles' })
    const expectMarks = async (by: PlanOwner) => {
      const list = await read(by)
      expect(rowOf(list, ingredient)?.checked).toBe(true)
      expect(rowOf(list, 'candles')?.name).toBe('Candles')
    }
    const { resources } = owner.plan
    const renewed = await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const next = planOwner(app, owner.token, renewed)
    await expectMarks(next)
    await next.change('POST', `${weekPath(renewed, 1)}/randomize`)
    await expectMarks(next)
    await changed(next, 'POST', 'lines', { id: 'matches', text: 'Matches' })
    await owner.change('POST', `${templatePath(owner.plan)}/restore`)
    await expectMarks(owner)
    expect(rowOf(await read(owner), 'matches')?.name).toBe('Matches')
  })

  it('[SHOP-5] [DAY-11] a phone that still has the old plan ticks the list of the new one', async () => {
    const { owner, ingredient } = await buildCook()
    const { resources } = owner.plan
    const renewed = await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    await tick(owner, { ingredient, checked: true, at: instant(1) })
    expect(rowOf(await read(planOwner(app, owner.token, renewed)), ingredient)?.checked).toBe(true)
  })

  it('a week that is not there has no list', async () => {
    const path = `${templatePath(untouched.plan)}/week/none/shopping-list/lines`
    expect((await untouched.call('POST', path, { id: 'a', text: 'A' })).status).toBe(404)
  })
})
