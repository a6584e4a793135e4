import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Page } from '@playwright/test'
import { personality, signUp } from '../screens/people.ts'

/** A person with a new account, and calls in their name. */
export type Newcomer = {
  readUser(): Promise<void>
  makePlan(): Promise<MealPlan>
}

/** The first screens of all, while Vite prepares what they import. */
const patienceMs = 120_000

export async function enterAsNewcomer(page: Page): Promise<Newcomer> {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/mealplan'), {
    timeout: patienceMs,
  })
  await signUp('newcomer')(page)
  const { authorization = '' } = await (await asked).allHeaders()
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, {
      method,
      headers: { authorization },
      ...(data && { data }),
    })
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer
  }
  return {
    readUser: async () => {
      await call('GET', '/api/user')
    },
    makePlan: async () => (await call('POST', '/api/mealplan', personality)).json(),
  }
}
