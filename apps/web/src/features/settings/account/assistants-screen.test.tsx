import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import AssistantsScreen from './assistants-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

it('[DOOR-4] says where an assistant asks, with what, and copies both', async () => {
  fakeApi(() => undefined)
  const { user } = renderScreen(AssistantsScreen, paths['settings.account.assistants'])
  const connect = await screen.findByRole('region', { name: 'Connect one' })
  expect(within(connect).getByRole('link', { name: 'Personal tokens' }).getAttribute('href')).toBe(
    '/settings/account/tokens',
  )
  const press = (name: string) => user.click(within(connect).getByRole('button', { name }))
  await press('Copy Address')
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/mcp`)
  await press('Copy Settings')
  const copied = JSON.parse(await navigator.clipboard.readText())
  expect(copied.mcpServers.butterleaf).toMatchObject({ type: 'http', url: `${window.location.origin}/mcp` })
})
