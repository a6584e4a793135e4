import { testCards } from '@butterleaf/testing/test-subscription'
import { createAccount, expect } from '../steps/journey.ts'
import { expectBought, expectPayment, subscribe, test, typeCard } from '../steps/paying.ts'

test('[ONB-1] [CHK-2] what was typed and chosen on the landing page is there after sign-up and payment, in no address', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/')
  await page.getByLabel('Weight (lbs)').fill('165')
  await page.getByRole('textbox', { name: 'Age' }).fill('41')
  await page.getByText('Male', { exact: true }).click()
  await page.getByLabel('Your goal').selectOption({ label: 'Keep my weight' })
  // A person takes longer than the script that keeps what they type; a test on a busy machine doesn't.
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join())
  await expect.poll(kept).toMatch(/165.*maintain|maintain.*165/)
  await page.getByRole('link', { name: 'Choose the 3-month plan' }).click()

  await createAccount(page)
  await expectPayment(page)
  await expect(page.getByText('You chose the 3-month plan.')).toBeVisible()
  await expect(page.getByText('You pay $44.99 today.')).toBeVisible()
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)

  await page.getByRole('link', { name: 'Build my plan' }).click()
  const note = page.getByText(/^From your taste of a day/)
  await expect(note).toHaveText(
    'From your taste of a day: male, 41 years, 165 lb, 5 ft 6, to keep your weight, moderately active.',
  )
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked()
  await page.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('165')
  await expect(page.getByRole('textbox', { name: 'Feet' })).toHaveValue('5')
  for (const address of addresses) expect(address).not.toMatch(/165|weight|\bage\b/)

  await page.goto('/logout')
  await expect(page.getByRole('link', { name: 'Build my plan' })).toBeVisible()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router'))),
  ).toEqual([])
})
