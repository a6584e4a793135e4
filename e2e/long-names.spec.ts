import { expect, newPerson, signUp, test } from './steps/journey.ts'

test('[SET-1] [APP-7] a long e-mail address pushes nothing off the screen', async ({ page }) => {
  const person = newPerson()
  const email = `${'long-'.repeat(9)}${person.email}`
  await signUp(page, { ...person, email })
  for (const address of ['/settings', '/settings/account']) {
    await page.goto(address)
    await expect(page.getByText(email)).toBeVisible()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0], address).toBe(widths[1])
  }
})
