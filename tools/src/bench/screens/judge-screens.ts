import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { BrowserContext } from '@playwright/test'
import { chromiumLaunch } from '../../machine/chromium.ts'
import { addressesOf } from '../../screens/addresses.ts'
import type { LookedAt } from '../../screens/look-at-product.ts'
import type { PlanPerson } from '../../screens/people.ts'
import { auditsBelow, scoresOf, withLighthouse } from '../lighthouse/with-lighthouse.ts'

const categories = ['accessibility', 'best-practices']
const settings = {
  onlyCategories: categories,
  disableStorageReset: true,
  throttlingMethod: 'provided' as const,
}

/** Whether every screen of a signed-in person gets 100 for accessibility. */
export async function judgeScreens({ origin, people: { cook } }: LookedAt): Promise<boolean> {
  return withLighthouse(await chromiumLaunch(), async ({ context, reportOf }) => {
    await takeOver(context, origin, cook.storageState)
    console.log(`Lighthouse, phone${categories.map((name) => name.padStart(18)).join('')}`)
    let isFine = true
    for (const [name, path] of screensOf(cook.plan)) {
      const lhr = await reportOf(`${origin}${path}`, settings)
      const scores = scoresOf(lhr, categories)
      const cost = auditsBelow(lhr, 1).join(', ')
      console.log(
        `${name.padEnd(17)}${scores.map((score) => String(score).padStart(18)).join('')}${cost && `  ${cost}`}`,
      )
      isFine &&= scores[0] === 100
    }
    return isFine
  })
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
