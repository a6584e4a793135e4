import { expect, type Locator, type Page } from '@playwright/test'

/** The shopping list's rows on the screen; a row's key is the one of its tick. */
export function rows(page: Page): Locator {
  return page.getByRole('checkbox')
}

/** A newcomer's first list, with the question above it. */
export async function firstListShown(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'What’s in your cupboard?' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

/** The keys of the first rows that are bought for no near-equal, so that a tick of one food is a tick of its row. */
export async function plainKeys(page: Page, count: number): Promise<string[]> {
  const notes = page.getByRole('button', { name: 'Notes' })
  // What a row is bought for besides is told by its note.
  await notes.press('Enter')
  await expect(notes).toHaveAttribute('aria-pressed', 'true')
  const plain = page.locator('label').filter({ has: rows(page), hasNotText: 'also for' })
  const at = Array.from({ length: count }, (_, index) => plain.nth(index))
  const keys = await Promise.all(at.map((label) => label.getByRole('checkbox').inputValue()))
  await notes.press('Enter')
  return keys
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
