import fs from 'node:fs'
import path from 'node:path'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { arriveSignedIn } from './arrive.ts'

export interface Person {
  email: string
  password: string
}

export interface Fixtures {
  /** Fails the test on a console error or page error that it didn't allow: name status and address, so that no other one passes. */
  quietConsole: { allow(pattern: RegExp): void }
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      // Paying has journeys of its own, in the checkout.
      const product = await startProduct({ ACCESS: 'everybody' })
      await use(product)
      await product.stop()
      fs.rmSync(product.folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => errors.push(String(error)))
      await use({ allow: (pattern) => allowed.push(pattern) })
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let people = 0

export function newPerson(): Person {
  people += 1
  return { email: `person-${process.pid}-${people}@example.org`, password: 'seven 7 leeks' }
}

/** From the start page through the real sign-up form to the first question. */
export async function signUp(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, person)
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  return person
}

/** On the sign-up form, wherever it leads to. */
export async function createAccount(page: Page, person: Person = newPerson()): Promise<Person> {
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Fennel')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  return person
}

export interface Planned {
  person: Person
  /** The plan as it was made. */
  plan: MealPlan
  /** The headers of the page's own calls. */
  headers: { authorization: string }
}

/** Signed in and with a plan, on a blank page: forms and questions have journeys of their own. */
export async function arriveWithPlan(
  page: Page,
  answers: FlatPersonality = inventedPerson,
): Promise<Planned> {
  const person = await arriveSignedIn(page)
  const headers = { authorization: `Bearer ${person.accessToken}` }
  // The plan begins on the day it is for the browser, as one made in the app.
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
  const made = await page.request.post('/api/mealplan', {
    data: answers,
    headers: { ...headers, 'time-zone': zone },
  })
  expect(made.status()).toBe(201)
  return { person, headers, plan: (await made.json()) as MealPlan }
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export function goalWeight(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Goal weight' })
}

/** The weight in the open log. */
export function weightField(page: Page): Locator {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Weight' })
}

/** Sets a goal in pounds, the usual unit in the browser's locale. */
export async function setTarget(page: Page, pounds: string): Promise<void> {
  await page.goto('/weight-tracker')
  await goalWeight(page).fill(pounds)
  await page.getByRole('button', { name: 'Start tracking' }).click()
  await expect(page.getByRole('button', { name: 'Weigh In' })).toBeVisible()
}

export async function weighIn(page: Page, pounds: string): Promise<void> {
  await page.getByRole('button', { name: 'Weigh In' }).click()
  const drawer = page.getByRole('dialog')
  await weightField(page).fill(pounds)
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
}

/** Rules whose outcome a theme decides; all others hold in dark where they hold in light. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

/** Only violations are told node by node: it takes half the time. */
function axeOptions(colorScheme: 'light' | 'dark'): RunOptions {
  const runOnly: RunOptions = { runOnly: { type: 'rule', values: rulesOfColor } }
  return { resultTypes: ['violations'], ...(colorScheme === 'dark' && runOnly) }
}

/** What axe finds on the screen and in its frames. A document is given axe once: reading it in takes as long as many looks. */
async function axeFindings(page: Page, options: RunOptions): Promise<string[]> {
  for (const frame of page.frames()) await giveAxe(frame)
  return page.evaluate(async (asked) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const { violations } = await here.run(document, asked)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, options)
}

async function giveAxe(frame: Frame): Promise<void> {
  try {
    const hasAxe = await frame.evaluate(() => 'axe' in window)
    if (!hasAxe) await frame.evaluate(axe.source)
  } catch (error) {
    // The page took it away meanwhile: there is nothing to look at.
    if (!frame.isDetached()) throw error
  }
}

/** Finds no accessibility violation on the screen, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // Checked once it is loaded: every screen has a heading of its own.
  await expect(page.locator('h1').first()).toBeAttached()
  // Motion off before the theme changes: a color in transition has another contrast.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(waitUntilStill)
    const found = await axeFindings(page, axeOptions(colorScheme))
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Runs in the page: painted in its new colors, with no animation running. */
async function waitUntilStill(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
}

/** The newest mail in the data folder with this text. */
export function newestMail(product: Product, holding: string): string {
  const folder = path.join(product.folder, 'mail')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort().reverse() : []
  const texts = names.map((name) =>
    fs
      .readFileSync(path.join(folder, name), 'utf8')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  )
  return texts.find((text) => text.includes(holding)) ?? ''
}
