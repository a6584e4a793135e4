import { addressesOf } from '../addresses.ts'
import type { PlanPerson } from '../people.ts'
import { press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

/** A week’s shopping list. */
export function shopping({ plan }: PlanPerson): ShownPlace[] {
  const { listOf } = addressesOf(plan)
  const inPlan: PlaceFor<'who'>[] = [
    { name: 'shopping list', path: listOf(0) },
    {
      name: 'shopping list, some ticked',
      path: listOf(1),
      act: async (page) => {
        for (const row of [0, 1]) await page.locator('label:has(input[type=checkbox])').nth(row).click()
      },
    },
    {
      name: 'shopping list, where an ingredient goes',
      path: listOf(0),
      isScreenful: true,
      act: async (page) => {
        await press(page, /^Recipes with/)
        // In a drawer, and in a wide window beside the list.
        await page.getByRole('button', { name: 'I have this at home' }).waitFor()
      },
    },
    {
      name: 'shopping list, at home',
      path: listOf(0),
      act: async (page) => {
        for (const _ of [0, 1, 2]) {
          await page
            .getByRole('button', { name: /^Recipes with/ })
            .nth(1)
            .click()
          await press(page, 'I have this at home')
        }
        await page.getByRole('region', { name: 'At home' }).getByText('At home').click()
      },
    },
    {
      name: 'shopping list, no signal',
      path: listOf(0),
      act: async (page) => {
        await page.route('**/api/**', (route) => route.abort())
        await page.locator('label:has(input[type=checkbox])').nth(3).click()
        await page.getByText(/kept on this device/).waitFor()
      },
    },
  ]
  return inPlan.map((place) => ({ ...place, who: 'cook' }))
}
