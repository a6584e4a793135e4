import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { daysOfWeek } from '@butterleaf/domain/meals/meals'
import type { Page } from '@playwright/test'
import type { Product } from '../testing/src/product.ts'
import { arriveWithPlan, expect, type Planned } from './steps/journey.ts'
import { plainKeys, rowOf, rows, tick } from './steps/list-rows.ts'
import { cut, restore, test } from './steps/offline-journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

/** One visit: opens the app after the plan was made, and waits until the week is on the device. */
async function visit(page: Page): Promise<Planned & ReturnType<typeof addressesOf>> {
  const planned = await arriveWithPlan(page)
  await page.goto('/app')
  await expect(page.getByRole('link', { name: 'Butterleaf' }).first()).toBeVisible()
  const dishes = planned.plan.templates[0]?.weeks[0]?.days.flatMap(({ items }) =>
    items.filter(({ value }) => value),
  )
  await expect
    .poll(() => page.evaluate(keptOnDevice), { timeout: 60_000 })
    .toMatchObject({
      hasWorker: true,
      items: dishes?.length,
      pictures:
        new Set(
          dishes?.flatMap((dish) => [
            dish.value?.id,
            ...('sides' in dish ? (dish.sides ?? []) : []).map(({ recipe }) => recipe.id),
          ]),
        ).size * 2,
    })
  return { ...planned, ...addressesOf(planned) }
}

function addressesOf({ plan }: Planned) {
  const { meals, list, atServer } = dayOf(plan, 1)
  return { list, day: meals, week: atServer.week }
}

/** The first dish of the week with a step that takes its time, whatever was drawn. */
async function dishWithTimer(
  page: Page,
  { plan, headers }: Planned,
): Promise<{ item: string; title: string }> {
  for (let number = 1; number <= daysOfWeek; number += 1) {
    const { day, meals, atServer } = dayOf(plan, number)
    for (const { id, value } of day.items) {
      if (!value) continue
      const view = await page.request.get(`${atServer.day}/items/${id}`, { headers })
      if ((await view.text()).includes('"kind":"timer"'))
        return { item: `${meals}/item/${id}`, title: value.title }
    }
  }
  throw new Error('No dish of the week has a timer')
}

/** Runs in the page. */
async function keptOnDevice() {
  const names = await caches.keys()
  const pictures = names.includes('butterleaf-pictures')
    ? (await (await caches.open('butterleaf-pictures')).keys()).length
    : 0
  const databases = (await indexedDB.databases()).map(({ name }) => name)
  return {
    hasWorker: navigator.serviceWorker.controller !== null,
    caches: names.map((name) => name.replace(/-\w{12}$/, '')),
    pictures,
    items: databases.includes('butterleaf') ? await countItems() : 0,
    ofPerson: Object.keys(localStorage).filter((key) => !/\.(theme|signed-in)$/.test(key)),
  }

  function countItems(): Promise<number> {
    return new Promise((resolve) => {
      const request = indexedDB.open('butterleaf')
      request.onsuccess = () => {
        const database = request.result
        const count = database.transaction('items').objectStore('items').count()
        count.onsuccess = () => resolve(count.result)
        database.close()
      }
    })
  }
}

async function checkedOnServer(
  product: Product,
  { week, headers }: { week: string; headers: Planned['headers'] },
) {
  const answer = (await (await fetch(product.origin + week, { headers })).json()) as {
    shoppingList: ShoppingList
  }
  const list: ShoppingList[string] = Object.assign({}, ...Object.values(answer.shoppingList))
  return Object.keys(list).filter((key) => list[key]?.checked)
}

test('[SHOP-5] the list opens without a network, keeps its ticks over reloads, and they meet another phone’s when it is back', async ({
  page,
  context,
  network,
  product,
}) => {
  const at = await visit(page)
  await cut(context, network)
  // Never opened before.
  await page.goto(at.list)
  const [mine, theirs] = await plainKeys(page, 2)
  if (!mine || !theirs) throw new Error('The list is too short')
  await tick(page, mine)
  await expect(page.getByText('One change is kept on this device')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, mine)).toBeChecked()
  await expect(page.getByText('One change is kept on this device')).toBeVisible()

  expect(await checkedOnServer(product, at)).toEqual([])
  await fetch(`${product.origin}${at.week}/shopping-list/checked`, {
    method: 'PUT',
    headers: { ...at.headers, 'content-type': 'application/json' },
    body: JSON.stringify([{ ingredient: theirs, checked: true, at: new Date().toISOString() }]),
  })
  await restore(context, network)
  await expect(rowOf(page, theirs)).toBeChecked({ timeout: 30_000 })
  await expect(page.getByText(/kept on this device/)).toBeHidden()
  expect((await checkedOnServer(product, at)).sort()).toEqual([mine, theirs].sort())
})

test('[APP-2] [RCP-5] days, a meal with its picture and cook mode open without a network, and a timer runs on', async ({
  page,
  context,
  network,
}) => {
  const at = await visit(page)
  const timed = await dishWithTimer(page, at)
  await cut(context, network)
  // The landing page isn't cached: offline it redirects to the app.
  await page.goto('/')
  await expect(page).toHaveURL(/\/app\//)
  await page.goto(at.day)
  await expect(page.getByText('Butterleaf can’t be reached')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto(timed.item)
  await expect(page.getByRole('heading', { level: 1, name: timed.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ingredients', exact: true })).toBeVisible()
  const picture = page.getByRole('img', { name: `Illustration: ${timed.title}` })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

  await page.goto(`${timed.item}/cook`)
  await expect(page.getByRole('heading', { name: /^Step 1/ })).toBeVisible()
  const timer = page.getByRole('button', { name: /^Start/ })
  while (!(await timer.first().isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  await timer.first().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
})

test('[SHOP-5] a network that lies is treated like none', async ({ page, network, product }) => {
  const at = await visit(page)
  for (const state of ['portal', 'down', 'hangs'] as const) {
    network.state = state
    await page.goto(at.day)
    await expect(page.getByText('Butterleaf can’t be reached')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await page.goto(at.list)
  const [mine] = await plainKeys(page, 1)
  if (!mine) throw new Error('The list is empty')
  await tick(page, mine)
  await expect(page.getByText('One change is kept on this device')).toBeVisible()
  network.state = 'up'
  await expect(page.getByText(/kept on this device/)).toBeHidden({ timeout: 45_000 })
  expect(await checkedOnServer(product, at)).toEqual([mine])
})

test('[AUTH-3] logging out takes everything of a person off the device', async ({
  page,
  context,
  network,
}) => {
  const at = await visit(page)
  await page.goto(at.list)
  await tick(page, await rows(page).first().inputValue())
  const owners = await page.evaluate(() => [
    localStorage.getItem('butterleaf.owner'),
    JSON.parse(localStorage.getItem('butterleaf.plan.1') ?? '{}').owner,
    JSON.parse(localStorage.getItem('butterleaf.lists.1') ?? '{}').owner,
  ])
  expect(owners).toEqual([expect.any(String), owners[0], owners[0]])
  await page.goto('/logout')
  await expect(page).not.toHaveURL(/logout/)
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  expect(await page.evaluate(keptOnDevice)).toMatchObject({
    caches: ['butterleaf-app'],
    pictures: 0,
    items: 0,
    ofPerson: [],
  })
  await cut(context, network)
  await page.goto(at.day)
  await expect(page.getByRole('heading', { name: 'Sign-in can’t be reached' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('[APP-9] a newer version takes over by itself, asks only where something is typed, and can be taken back', async ({
  page,
  network,
  quietConsole,
}) => {
  quietConsole.allow(/status of 404 .*weight-tracker-screen/)
  const at = await visit(page)
  const start = page.locator('script[type=module]').first()
  const lookForUpdate = () => page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
  await page.goto(at.list)
  await page.getByLabel('Add your own').fill('Cand')

  network.version = 'two'
  await lookForUpdate()
  // The worker first takes in every file of the app.
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('Add your own')).toHaveValue('Cand')
  await expect(start).not.toHaveAttribute('src', /app-two/)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(start).toHaveAttribute('src', /app-two/)
  await expect(rows(page).first()).toBeVisible()

  // Nothing typed, and the page is hidden.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
  network.version = 'three'
  // A look that the page began by itself, before there was this version, stands for one that is asked for meanwhile.
  await expect(async () => {
    await lookForUpdate()
    await expect(start).toHaveAttribute('src', /app-three/, { timeout: 3_000 })
  }).toPass({ timeout: 60_000 })

  // A file that neither the server nor the device has.
  network.gone = /weight-tracker-screen/
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Weight' }).click()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()

  network.gone = /^\/sw\.js$/
  await page.goto(at.day)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
