import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'

test('[DOOR-4] an assistant is let in by the keyboard on the page that asks, answers, and is disconnected', async ({
  page,
  request,
}) => {
  // The assistant's own program on this device, where the browser comes back to.
  const program = createServer((_request, response) => response.end('You can close this page.'))
  program.listen(0, '127.0.0.1')
  await once(program, 'listening')
  const redirect_uri = `http://127.0.0.1:${(program.address() as AddressInfo).port}/back`
  try {
    await arriveWithPlan(page)
    const registered = await request.post('/idp/register', {
      data: { client_name: 'Kitchen talk', redirect_uris: [redirect_uri] },
    })
    const { client_id } = await registered.json()
    const verifier = randomBytes(32).toString('base64url')
    const asked = new URLSearchParams({
      ...{ client_id, redirect_uri, response_type: 'code', state: 'abc' },
      scope: 'plan:read plan:write list:write',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    await page.goto(`/idp/auth?${asked}`)
    await expect(page.getByRole('heading', { name: 'Let this assistant in?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Change your plan' }).press('Space')
    const back = page.waitForRequest((sent) => sent.url().startsWith(redirect_uri))
    await page.getByRole('button', { name: 'Allow', exact: true }).press('Enter')
    const code = new URL((await back).url()).searchParams.get('code') ?? ''

    const fields = {
      grant_type: 'authorization_code',
      client_id,
      redirect_uri,
      code,
      code_verifier: verifier,
    }
    const tokens = await (await request.post('/idp/token', { form: fields })).json()
    expect(tokens.scope).toBe('plan:read list:write')
    const ask = () =>
      request.post('/mcp', {
        headers: {
          authorization: `Bearer ${tokens.access_token}`,
          accept: 'application/json, text/event-stream',
        },
        data: {
          ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
          params: { name: 'whats_planned', arguments: { meal: 'dinner' } },
        },
      })
    expect(await (await ask()).text()).toMatch(/Dinner on .* is /)

    await page.goto('/settings/account/assistants')
    const connected = page.getByRole('region', { name: 'Connected' })
    await expect(connected).toContainText('Read · Change lists')
    await expectAccessible(page)
    await connected.getByRole('button', { name: 'Disconnect Kitchen talk' }).press('Enter')
    await page.getByRole('button', { name: 'Disconnect', exact: true }).press('Enter')
    await expect(connected.getByText('None yet.')).toBeVisible()
    expect((await ask()).status()).toBe(401)
  } finally {
    program.close()
  }
})
