import { arriveWithPlan, expect, signIn, test } from '../steps/journey.ts'

test('[OWN-1] a page shared to the app by a person who is signed out waits in its field after the sign-in', async ({
  page,
  browser,
}) => {
  const { person } = await arriveWithPlan(page)
  const manifest = await (await page.request.get('/app.webmanifest')).json()
  const { action, params } = manifest.share_target
  const shared = new URLSearchParams({
    [params.title]: 'Leek pie',
    [params.text]: 'Look at this: https://cook.example/leek-pie?a=1&b=2',
  })
  const device = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const other = await device.newPage()
  await other.goto(new URL(`${action}?${shared}`, page.url()).href)
  await signIn(other, person)
  await expect(other.getByRole('textbox', { name: 'Address of the page' })).toHaveValue(
    'https://cook.example/leek-pie?a=1&b=2',
  )
  await device.close()
})
