import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'
import { addressesOf } from '../../screens/addresses.ts'
import type { People, PlanPerson } from '../../screens/people.ts'
import { type Report, reportOf } from '../lighthouse/report-of.ts'

const port = 3984
const categories = ['accessibility', 'best-practices']
const settings = {
  onlyCategories: categories,
  disableStorageReset: true,
  throttlingMethod: 'provided' as const,
}

/** Whether every screen of a signed-in person gets 100 for accessibility. */
type Judging = { launch: LaunchOptions & { args: string[] }; origin: string; people: People }

export async function judgeScreens({ launch, origin, people: { cook } }: Judging): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-lighthouse-'))
  const args = [...launch.args, `--remote-debugging-port=${port}`]
  // Lighthouse opens tabs of its own, which share the session of this profile only.
  const context = await chromium.launchPersistentContext(folder, { ...launch, args })
  try {
    await takeOver(context, origin, cook.storageState)
    console.log(`Lighthouse, phone${categories.map((name) => name.padStart(18)).join('')}`)
    let isFine = true
    for (const [name, path] of screensOf(cook.plan)) {
      const lhr = await reportOf(`${origin}${path}`, { ...settings, port, logLevel: 'error' })
      const scores = categories.map((category) => Math.round((lhr.categories[category].score ?? 0) * 100))
      console.log(
        `${name.padEnd(17)}${scores.map((score) => String(score).padStart(18)).join('')}${missed(lhr)}`,
      )
      isFine &&= scores[0] === 100
    }
    return isFine
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function takeOver(
  context: BrowserContext,
  origin: string,
  { cookies, origins }: PlanPerson['storageState'],
): Promise<void> {
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${origin}/healthz`)
  for (const { name, value } of origins.flatMap(({ localStorage }) => localStorage))
    await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [name, value])
  await page.close()
}

function screensOf(plan: MealPlan): [name: string, path: string][] {
  const { meals, editor, listOf, progress, days } = addressesOf(plan)
  const [day] = days
  const item = `${meals(day)}/item/${day.items[0].id}`
  return Object.entries({
    meals: meals(day),
    editor: editor(day),
    recipes: `${editor(day)}/recipes/dinner`,
    'recipe preview': `${editor(day)}/recipes/dinner/${day.items[0].value?.id}`,
    meal: item,
    'cook mode': `${item}/cook`,
    progress,
    'shopping list': listOf(0),
    'weight tracker': '/weight-tracker',
    settings: '/settings',
    preferences: '/settings/personalization/preferences',
    macros: '/settings/personalization/profile',
    help: '/support',
    onboarding: '/onboarding/gender',
  })
}

/** What cost points. */
function missed({ audits, categories: judged }: Report): string {
  const ids = Object.values(judged).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const failed = ids.map(({ id }) => audits[id]).filter(({ score }) => score !== null && score < 1)
  return failed.length === 0 ? '' : `  ${failed.map(({ id }) => id).join(', ')}`
}
