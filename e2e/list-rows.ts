import { expect, type Locator, type Page } from '@playwright/test'

/** The shopping list on the screen; the key of a row is what a tick names. */
export function rows(page: Page): Locator {
  return page.getByRole('checkbox')
}

export function rowOf(page: Page, key: string): Locator {
  return page.locator(`input[type=checkbox][value="${key}"]`)
}

/** With a thumb: on the row, not on its box. */
export async function tick(page: Page, key: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: rowOf(page, key) })
    .click()
  await expect(rowOf(page, key)).toBeChecked()
}
