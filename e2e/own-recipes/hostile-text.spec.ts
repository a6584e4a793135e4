import { arriveWithPlan, expect, test } from '../steps/journey.ts'

const image = '<img src=x onerror="window.isHit=true">'
const script = '</script><script>window.isHit=true</script>'
const pasted = `Pie ${image}

Serves 2

Ingredients
For the crust ${image}:
- 300 g leeks, ${image}
- 2 eggs

Method
1. Bake ${script} until golden ${image}, 20 minutes.
2. [Serve](javascript:window.isHit=true) it warm.
`

test('[HELD-1] [OWN-6] what a pasted recipe says is shown as text on every page of it, and runs nowhere', async ({
  page,
}) => {
  const isHit = () => page.evaluate(() => 'isHit' in window)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await arriveWithPlan(page)
  await page.goto('/app/recipes/yours')
  await page.getByRole('textbox', { name: 'Recipe' }).fill(pasted)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=')
  await expect(page.getByText(/300 g leeks, <img/).first()).toBeVisible()
  expect(await isHit()).toBe(false)

  await page.getByRole('link', { name: 'See it as a recipe' }).click()
  await expect(page.getByText(/Bake <\/script><script>/).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/Bake <\/script><script>/).first()).toBeVisible()
  expect(await page.locator('[href^="javascript:" i]').count()).toBe(0)
  expect([await isHit(), dialogs]).toEqual([false, []])
})
