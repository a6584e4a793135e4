import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPdfText, pdfText } from '#platform/pdf/testing/pdf-text.ts'

let app: TestApp
let owner: PlanOwner
let plan: MealPlan
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
  plan = await owner.change('PATCH', '/resources/preferences/scaling/2')
})
afterAll(() => app?.close())

/** As bytes: a test's usual calls read text. */
async function download(path: string, { token, id } = { token: owner.token, id: owner.plan.id }) {
  const response = await fetch(`${app.origin}${planPath}/${id}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

async function pagesOf(path: string): Promise<string[]> {
  const { status, bytes } = await download(path)
  expect(status).toBe(200)
  return pdfText(bytes)
}

const listPath = (week: number, query = '') => `${weekPath(plan, week)}/shopping-list/download${query}`
const recipeOf = (id: string) => app.context.recipes.corpus.recipe(id)!

describe('the shopping list as PDF', () => {
  it('[SHOP-4] [PAN-4] holds every row with its amount, in the unit asked for and else in the plan’s', async () => {
    const { body } = await owner.call('GET', weekPath(plan, 1))
    const all = Object.values(body.shoppingList as ShoppingList).flatMap((aisle) => Object.values(aisle))
    const rows = all.filter(({ boughtAs }) => boughtAs === undefined)
    expect(rows.length).toBeGreaterThan(30)
    for (const [query, system] of [
      ['', 'us'],
      ['?unitType=us', 'us'],
      ['?unitType=metric', 'metric'],
    ] as const) {
      const text = (await pagesOf(listPath(1, query))).join()
      for (const { home, measures } of rows)
        expect(text).toContain(asPdfText((home?.toBuy ?? measures)[system]?.text ?? ''))
      for (const { name } of rows) expect(text.toLowerCase()).toContain(asPdfText(name).toLowerCase())
      for (const { ingredient } of rows.flatMap(({ home }) => home?.alsoFor ?? []))
        expect(text).toContain(asPdfText(ingredient))
    }
  })

  it('[SHOP-4] is named, and says for whom and which week', async () => {
    const { headers, bytes } = await download(listPath(2))
    expect(headers.get('content-type')).toMatch(/^application\/pdf/)
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="butterleaf-shopping-list-week-2.pdf"',
    )
    const text = pdfText(bytes).join()
    expect(text).toContain(asPdfText('Shopping list, week 2'))
    expect(text).toContain(asPdfText('2 people'))
  })

  it('[SHOP-5] shows lines of one’s own, and what is no longer needed', async () => {
    const cook = await buildPlanOwner(app, ownPerson)
    const list = `${weekPath(cook.plan, 1)}/shopping-list`
    const at = app.clock.now().toISOString()
    await cook.call('POST', `${list}/lines`, { id: 'a', text: 'Café filters' })
    await cook.call('PUT', `${list}/checked`, [{ ingredient: 'garlic', checked: true, at, neededGrams: 40 }])
    const { bytes } = await download(`${list}/download`, { token: cook.token, id: cook.plan.id })
    const text = pdfText(bytes).join()
    expect(text).toContain(asPdfText('Café filters'))
    expect(text).toContain(asPdfText('No longer needed, though you ticked it: garlic.'))
  })

  it('[API-3] an unknown unit is refused by name', async () => {
    const { status, body } = await owner.call('GET', listPath(1, '?unitType=stone'))
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'unitType'])
  })
})

describe('the whole plan as PDF', () => {
  /** With three days of dishes: enough to be told apart, and soon made. */
  let cook: PlanOwner
  let cooked: MealPlan
  beforeAll(async () => {
    cook = await buildPlanOwner(app, ownPerson)
    for (const day of [1, 2, 28]) cooked = await cook.change('POST', `${dayPath(cook.plan, day)}/randomize`)
  })
  const downloadPlan = () =>
    download(`${templatePath(cooked)}/download`, { token: cook.token, id: cook.plan.id })

  it('[SHOP-6] holds every day, and every recipe once with all its ingredients', async () => {
    const { status, headers, bytes } = await downloadPlan()
    const { startDate } = cooked.templates[0]!
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="butterleaf-plan-${startDate}.pdf"`,
    ])
    const pages = pdfText(bytes)
    const ids = new Set(itemsOf(cooked).flatMap(({ value }) => value?.id ?? []))
    expect(pages.length).toBeGreaterThanOrEqual(5 + ids.size)
    const weeks = pages.slice(1, 5).join()
    const shownDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
    for (let day = 0; day < 28; day++)
      expect(weeks).toContain(asPdfText(shownDay.format(new Date(addDays(startDate as IsoDate, day)))))
    expect(pages.join()).not.toMatch(/Day\d|ofday\d|day\d+(breakfast|lunch|dinner|dessert)/)
    const text = pages.join().toLowerCase()
    for (const id of ids) {
      const { title, ingredients } = recipeOf(id)
      expect(text).toContain(asPdfText(title).toLowerCase())
      for (const { food } of ingredients) expect([food.name, isNamed(text, food)]).toEqual([food.name, true])
    }
  })

  it('[SHOP-6] others are answered while it is made', async () => {
    let isMade = false
    const making = downloadPlan().finally(() => {
      isMade = true
    })
    let answered = 0
    while (!isMade) {
      await app.request('GET', '/healthz')
      answered += 1
    }
    expect((await making).status).toBe(200)
    expect(answered).toBeGreaterThan(5)
  })

  it('an empty plan is a PDF too', async () => {
    const empty = await buildPlanOwner(app, ownPerson)
    const { status, bytes } = await download(`${templatePath(empty.plan)}/download`, {
      token: empty.token,
      id: empty.plan.id,
    })
    expect([status, pdfText(bytes).length]).toEqual([200, 5])
  })
})

describe('an item as PDF', () => {
  it('[SHOP-6] holds its ingredients as they are cooked for everybody, and its steps', async () => {
    const parent = itemsOf(plan).find(({ type }) => type === 'leftoverParent')!
    const leftover = itemsOf(plan).find((item) => item.type === 'leftover' && item.parentId === parent.id)!
    const paths = [parent, leftover].map(({ id }) => pathOf(id))
    const { body: view } = await owner.call('GET', paths[0]!)
    for (const path of paths) {
      const text = (await pagesOf(`${path}/print`)).join()
      expect(text).toContain(asPdfText(view.value.title))
      for (const { measures } of view.value.ingredients)
        expect(text).toContain(asPdfText(measures.us?.text ?? '').replace(/[a-z].*/, ''))
      for (const { instructions } of view.value.instructions)
        expect(text).toContain(asPdfText(inKitchenOrder(instructions, 'us')))
    }
  })

  it('[SHOP-4] is named after its recipe', async () => {
    const { headers } = await download(`${pathOf(itemsOf(plan)[0]!.id)}/print`)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="butterleaf-[a-z0-9-]+\.pdf"$/)
  })

  it('[ED-4] [SHOP-6] what is said of the steps of an own recipe is printed with them', async () => {
    const writer = await buildPlanOwner(app, ownPerson)
    const { token } = writer
    const text =
      'Chicken wings\n\nServes 4\n\nIngredients\n- 1 kg chicken wings\n\nMethod\nRinse the chicken and pat it dry.\nBake for 40 minutes.'
    const { body } = await app.request('POST', '/api/own-recipes/text', { token, body: { text } })
    const [{ id }] = body.recipes
    await writer.call('POST', `${dayPath(writer.plan, 1)}/items`, { category: 'dinner', item: id })
    const path = `${itemPath(writer.plan, 1, 'dinner')}/print`
    const { bytes } = await download(path, { token, id: writer.plan.id })
    const { body: view } = await app.request('GET', `/api/recipes/${id}`, { token })
    const [rinsing] = view.warnings.filter(({ kind }: { kind: string }) => kind === 'rinsing')
    expect(pdfText(bytes).join()).toContain(
      asPdfText(`Rinse the chicken and pat it dry. Take care. ${rinsing.text}`),
    )
  })

  it('of an open slot there is nothing to print', async () => {
    const empty = await buildPlanOwner(app, ownPerson)
    const { status, body } = await empty.call('GET', `${itemPath(empty.plan, 1, 'lunch')}/print`)
    expect([status, body.detail]).toEqual([404, 'Nothing is planned for lunch on day 1 yet.'])
  })
})

describe('downloads that are refused', () => {
  it('[API-2] a stranger gets none of another’s', async () => {
    const stranger = await buildPlanOwner(app, ownPerson)
    const paths = [listPath(1), `${templatePath(plan)}/download`, `${pathOf(itemsOf(plan)[0]!.id)}/print`]
    for (const path of paths) {
      for (const id of [plan.id, stranger.plan.id])
        expect([path, (await download(path, { token: stranger.token, id })).status]).toEqual([path, 404])
      expect((await app.request('GET', `${planPath}/${plan.id}${path}`)).status).toBe(401)
    }
    expect((await download(`${templatePath(plan)}/week/none/shopping-list/download`)).status).toBe(404)
    expect((await download(`${dayPath(plan, 1)}/items/none/print`)).status).toBe(404)
  })

  it('[SHOP-6] a plan that didn’t change is made once, and made again after a change', async () => {
    const own = await buildPlanOwner(app)
    const read = async () => {
      const { bytes } = await download(`${templatePath(own.plan)}/download`, {
        token: own.token,
        id: own.plan.id,
      })
      return Buffer.from(bytes).toString('base64')
    }
    const first = await read()
    // Each making is dated, so equal bytes were made once.
    expect((await read()) === first).toBe(true)
    await own.change('PATCH', '/resources/preferences/scaling/3')
    expect((await read()) === first).toBe(false)
  }, 60_000)

  it('[SHOP-4] a neighbour’s list is ready before plans that were asked for earlier', async () => {
    const [busy, neighbour] = [await buildPlanOwner(app), await buildPlanOwner(app)]
    const from = { token: neighbour.token, id: neighbour.plan.id }
    const readList = (week: number) =>
      download(`${weekPath(neighbour.plan, week)}/shopping-list/download`, from)
    const print = `${pathOf(itemsOf(plan)[0]!.id)}/print`
    // Both threads run already: their start is no part of the wait.
    await Promise.all([readList(1), download(print)])
    const finished: string[] = []
    const note = (what: string) => (answer: { status: number }) => finished.push(`${what} ${answer.status}`)
    const plans: Promise<unknown>[] = []
    for (const people of [2, 3, 4, 5]) {
      await busy.change('PATCH', `/resources/preferences/scaling/${people}`)
      const asked = { token: busy.token, id: busy.plan.id }
      plans.push(download(`${templatePath(busy.plan)}/download`, asked).then(note('plan')))
    }
    await readList(2).then(note('list'))
    await Promise.all(plans)
    expect(finished.indexOf('list 200')).toBeLessThan(3)
    expect(finished.filter((each) => each === 'plan 200')).toHaveLength(4)
  }, 60_000)

  it('[SHOP-7] where too many wait, the rest are asked to come again', async () => {
    // All different, since equal documents are made once.
    const many = itemsOf(plan)
      .slice(0, 40)
      .map(({ id }) => owner.call('GET', `${pathOf(id)}/print`))
    const refused = (await Promise.all(many)).filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(40)
    for (const { status, headers } of refused) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('content-disposition')).toBeNull()
    }
  })
})

function pathOf(itemId: string): string {
  for (const { id, days } of plan.templates[0]!.weeks)
    for (const day of days)
      if (day.items.some((item) => item.id === itemId))
        return `${templatePath(plan)}/week/${id}/day/${day.id}/items/${itemId}`
  throw new Error(`No item ${itemId}`)
}

/** As one or many, and without what its unit says: of canned tomatoes there are cans. */
function isNamed(text: string, { name, plural }: { name: string; plural: string }): boolean {
  const ways = [name, plural, name.replace(/s$/, '')].map((way) =>
    way.replace(/^(canned|jarred|sliced) /, ''),
  )
  return ways.some((way) => text.includes(asPdfText(way).toLowerCase()))
}
