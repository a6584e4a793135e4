import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { cacheLog } from '#lib/food-log/cached-log.ts'
import { logActs } from '#lib/food-log/log-acts.ts'
import { useSending } from '#lib/outbox/use-sending.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import { serveFoodTable } from '../testing/serve-food-table.ts'
import ExtrasScreen, { weekdaysText } from './extras-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const coffee: WireFoodLog['extras'][number] = {
  id: 'coffee-with-cream',
  source: { kind: 'figures', name: 'Coffee with cream' },
  figures: { calories: 104, fat: 10.8, net_carbs: 0.9, protein: 0.8 },
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  from: '2026-11-01',
  isBought: false,
  at: '2026-11-01T08:00:00.000Z',
}

function SendingExtrasScreen() {
  useSending(logActs)
  return <ExtrasScreen />
}

function openExtras(extras: WireFoodLog['extras'] = []) {
  cacheLog({ entries: [], extras })
  const rendered = renderPlanScreen({
    Screen: SendingExtrasScreen,
    route: 'settings.resources.extras',
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
    answer: ({ method, path, body }) => {
      if (method === 'GET' && path.startsWith('/api/food-log')) return { body: { entries: [], extras } }
      if (method === 'PUT') return { body: { extra: { id: path.split('/').at(-1), ...(body as object) } } }
      return method === 'DELETE' ? { status: 204 } : undefined
    },
  })
  serveFoodTable()
  return rendered
}

const changes = (sent: { method: string }[]) => sent.filter(({ method }) => method !== 'GET')

it('[LIFE-4] [APP-7] keeps an extra by food, amount and weekdays, sends it, and gives the focus back', async () => {
  const { user, sent } = openExtras()
  await user.click(await screen.findByRole('button', { name: 'Add an extra' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Search foods' }), 'egg{Enter}')
  for (const day of ['Sat', 'Sun']) await user.click(await screen.findByRole('checkbox', { name: day }))
  await user.click(screen.getByRole('radio', { name: /Not bought/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('1 large (50 g) · Monday to Friday')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an extra' }))
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]).toMatchObject({
    method: 'PUT',
    path: expect.stringMatching(/^\/api\/food-log\/extras\//),
  })
})

it('[LIFE-4] asks for a weekday and keeps what was chosen', async () => {
  const { user, sent } = openExtras([coffee])
  await user.click(await screen.findByRole('button', { name: 'Change Coffee with cream' }))
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
    await user.click(await screen.findByRole('checkbox', { name: day }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose at least one weekday.')
  await user.click(screen.getByRole('checkbox', { name: 'Fri' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]).toMatchObject({
    path: `/api/food-log/extras/${coffee.id}`,
    body: { weekdays: ['friday'] },
  })
})

it('[LIFE-4] deletes an extra, which Undo brings back', async () => {
  const { user, sent } = openExtras([coffee])
  const list = await screen.findByRole('list', { name: 'Extras' })
  await user.click(within(list).getByRole('button', { name: 'Delete Coffee with cream' }))
  expect(await screen.findByText('No extras yet')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: 'Change Coffee with cream' })).toBeTruthy()
  await waitFor(() => expect(changes(sent).at(-1)).toMatchObject({ method: 'PUT' }))
})

it.each([
  [['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], 'Every day'],
  [['friday'], 'Friday'],
  [['friday', 'monday'], 'Monday and Friday'],
  [['saturday', 'sunday'], 'Saturday and Sunday'],
  [['monday', 'tuesday', 'wednesday', 'friday'], 'Monday, Tuesday, Wednesday and Friday'],
] as const)('[LIFE-4] says %s as "%s"', (days, text) => {
  expect(weekdaysText(days)).toBe(text)
})
