import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'

test('[DOOR-1] [DOOR-4] a token is made by the keyboard, answers an assistant, and opens nothing once revoked', async ({
  page,
  request,
}) => {
  await arriveWithPlan(page)
  await page.goto('/settings/account')
  await page.getByRole('link', { name: /^Assistants/ }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Personal tokens' }).press('Enter')
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make a token' }).press('Enter')
  await page.getByLabel('Name').fill('Kitchen display')
  await page.getByRole('checkbox', { name: 'Change lists' }).press('Space')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make it' }).press('Enter')
  const token = await page.getByText(/^butterleaf_pat_/).innerText()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve kept it' }).press('Enter')

  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/mealplan', { headers })).status()).toBe(200)
  const question = { name: 'whats_planned', arguments: { meal: 'dinner' } }
  const answer = await request.post('/mcp', {
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: question },
  })
  expect(await answer.text()).toMatch(/Dinner on .* is .*calories \d+ kcal \(\d+ to \d+\)/)

  const row = page.getByRole('listitem').filter({ hasText: 'Kitchen display' })
  await expect(row).toContainText('Read · Change lists')
  await expect(page.getByText(token)).toBeHidden()
  await page.getByRole('button', { name: 'Revoke Kitchen display' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(page.getByText('Token revoked')).toBeVisible()
  await expect(page.getByText('You have none yet.')).toBeVisible()
  expect((await request.get('/api/mealplan', { headers })).status()).toBe(401)
})
