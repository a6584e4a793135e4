import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'

const text =
  'Leek stew\n\nServes 2\n\nIngredients\n- 300 g leeks\n- 50 g butter\n\nMethod\nStew for 10 minutes.'

test('[OWN-4] of two tabs the second doesn’t undo the first, and what it typed outlives a reload', async ({
  page,
  context,
}, info) => {
  test.slow()
  const { headers } = await arriveWithPlan(page)
  const made = await page.request.post('/api/own-recipes/text', { headers, data: { text } })
  const address = `/app/recipes/yours/${(await made.json()).recipes[0].id}`
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(address)
    await expect(tab.getByRole('textbox', { name: 'Title' })).toHaveValue('Leek stew')
  }
  const title = other.getByRole('textbox', { name: 'Title' })
  const save = other.getByRole('button', { name: 'Save', exact: true })
  await title.fill('Leek stew of the other tab')
  await page.bringToFront()
  await page.getByRole('textbox', { name: 'Title' }).fill('Leek stew of this tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leek stew of this tab' })).toBeVisible()

  await other.setViewportSize({ width: 390, height: 844 })
  await other.bringToFront()
  await save.click()
  const question = other.getByRole('alertdialog', { name: 'Changed elsewhere' })
  await expect(question.getByRole('button', { name: 'Go on editing' })).toBeFocused()
  await expectAccessible(other)
  for (const [width, scheme] of [
    [390, 'light'],
    [1280, 'dark'],
    [320, 'light'],
  ] as const) {
    await other.setViewportSize({ width, height: 800 })
    await other.emulateMedia({ colorScheme: scheme })
    await other.screenshot({ path: info.outputPath(`question-${width}-${scheme}.png`) })
  }
  await other.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(title).toHaveValue('Leek stew of the other tab')
  await other.reload()
  await expect(title).toHaveValue('Leek stew of the other tab')
  await other.getByRole('region', { name: 'The recipe' }).screenshot({ path: info.outputPath('unsaved.png') })

  await save.click()
  await question.getByRole('button', { name: 'Save mine' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Leek stew of the other tab' })).toBeVisible()
  await expect(question).toBeHidden()
})
