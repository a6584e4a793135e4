import { expect, type Locator, type Page } from '@playwright/test'

/** The shopping list's rows on the screen; a row's key is the one of its tick. */
export function rows(page: Page): Locator {
  return page.getByRole('checkbox')
}

export function rowOf(page: Page, key: string): Locator {
  return page.locator(`input[type=checkbox][value="${key}"]`)
}

/** Taps the row, as a thumb does, not its box. */
export async function tick(page: Page, key: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: rowOf(page, key) })
    .click()
  await expect(rowOf(page, key)).toBeChecked()
}
