import type { Page, Route } from '@playwright/test'

/** What is done at a place before its picture is taken: a button by its whole name, or by what the name begins with or holds. */
export function press(page: Page, name: string | RegExp): Promise<void> {
  return page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
}

/** The same where something is changed by it: the page may be left once the server has answered. */
export async function pressAndSave(page: Page, name: string | RegExp): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET')
  await press(page, name)
  await saved
}

export function isPost(route: Route): boolean {
  return route.request().method() === 'POST'
}

/** How a server answers that can't. */
export const down = { status: 503, body: '' }
