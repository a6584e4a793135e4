import type { Page } from '@playwright/test'
import { signUp } from '../testing/src/sign-in.ts'
import { testCards } from '../testing/src/test-subscription.ts'
import { arriveSignedIn } from './steps/arrive.ts'
import { expect, signIn } from './steps/journey.ts'
import {
  expectBought,
  expectInvoices,
  expectPayment,
  selectPlan,
  subscribe,
  test,
  typeCard,
} from './steps/paying.ts'

interface Row {
  plan: string
  coupon: string | null
  /** The message when the card is refused. */
  refusal?: string
  today: string
}

const plans: readonly Row[] = [
  { plan: '1-month', coupon: null, today: '$19.99' },
  {
    plan: '1-month',
    coupon: 'WELCOME10',
    today: '$19.99',
    refusal: 'Coupon not applicable to 1-month plans',
  },
  { plan: '3-month', coupon: null, today: '$44.99' },
  { plan: '3-month', coupon: 'KETO5', today: '$39.99' },
  { plan: '6-month', coupon: null, today: '$79.96' },
  { plan: '6-month', coupon: 'WELCOME10', today: '$71.96' },
]

const ways = {
  'a card': async (page: Page) => {
    await typeCard(page, testCards.accepted)
    await subscribe(page).dblclick()
  },
  PayPal: async (page: Page) => {
    await page.getByRole('button', { name: 'PayPal', exact: true }).click()
    await page.getByRole('button', { name: 'Pay with PayPal' }).click()
    await page.getByRole('button', { name: 'Approve' }).click()
  },
} as const

for (const row of plans) {
  for (const [way, pay] of Object.entries(ways)) {
    const { plan, coupon, refusal, today } = row
    const withCoupon = coupon ? ` and the coupon ${coupon}` : ''
    test(`[BIZ-1] [CHK-4] [CHK-7] [CHK-12] the ${plan} plan is bought with ${way}${withCoupon} for ${today}, once`, async ({
      page,
    }) => {
      await arriveSignedIn(page)
      await selectPlan(page, plan)
      if (coupon) {
        await page.getByLabel('Promo code').fill(coupon)
        await page.getByRole('button', { name: 'Apply' }).click()
        await expectWeighed(page, row)
      }
      await expect(page.getByText(`You pay ${today} today.`)).toBeVisible()
      await pay(page)
      await expectBought(page)
      await expect(page.getByRole('region', { name: 'Your membership' })).toContainText(`${plan} plan`)
      const suffix = coupon && !refusal ? ` with coupon ${coupon}` : ''
      await expectInvoices(page, [new RegExp(`\\${today}S-\\d+, ${plan} plan${suffix}, paid`)])
    })
  }
}

async function expectWeighed(page: Page, { coupon, refusal }: Row): Promise<void> {
  if (!refusal) return expect(page.getByText(`Coupon ${coupon}`)).toBeVisible()
  await page.getByRole('alertdialog', { name: refusal }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
}

test('[CHK-2] [CHK-3] a signed-out visitor with a chosen plan signs in to an account that exists, and is back at paying for it', async ({
  page,
  product,
}) => {
  const person = await signUp(product.origin)
  await page.goto('/checkout')
  await page.getByRole('button', { name: 'Select 3-month plan' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, person)
  await expectPayment(page)
  await expect(page.getByText('You pay $44.99 today.')).toBeVisible()
})

test('[CHK-12] a bank that wants to confirm is asked; declined, reloaded and gone back on nothing is charged, confirmed it is once', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await selectPlan(page, '3-month')
  await typeCard(page, testCards.asksBank)
  await subscribe(page).dblclick()
  const goOn = page.getByRole('button', { name: 'Go to my bank' })
  await goOn.click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(/^Your bank didn’t confirm this. Nothing was charged/)).toBeVisible()

  await typeCard(page, testCards.asksBank)
  await subscribe(page).click()
  await expect(goOn).toBeVisible()
  await page.reload()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible()
  await page.goBack()
  await goOn.click()
  await page.reload()
  await page.getByRole('button', { name: 'Approve' }).dblclick()
  await expectBought(page)
  await expectInvoices(page, [/\$44\.99S-\d+, 3-month plan, paid/])
})
