import type { WireTable } from '@butterleaf/contract/meal-plan/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import ScalingScreen from '../personalization/scaling-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

const tablePath = '/api/mealplan/plan/table'
const tim = {
  id: 'tim',
  name: 'Tim',
  share: 0.5,
  shares: { breakfast: [], lunch: [6, 7], dinner: [1, 2, 3, 4, 5, 6, 7] },
  avoids: { allergen: [], intolerance: [4], avoidedIngredients: [], avoidedGroups: [] },
}

/** A server with a table; `answer` is asked first. */
function open(eaters: WireTable['eaters'], answer: (sent: Sent) => Answer | undefined = () => undefined) {
  const plan = buildPlan()
  let table: WireTable = { version: 1, eaters }
  return renderPlanScreen({
    Screen: ScalingScreen,
    route: 'settings.resources.preferences.scaling',
    plan,
    answer: (sent) => {
      const own = answer(sent)
      if (own) return own
      if (sent.path === '/api/mealplan') return { body: { ...plan, version: plan.version + table.version } }
      if (sent.path !== tablePath) return undefined
      if (sent.method === 'PUT') {
        const { eaters: put } = sent.body as WireTable
        table = {
          version: table.version + 1,
          eaters: put.map((one, at) => ({ ...one, id: one.id ?? `${at}` })),
        }
      }
      return { body: table }
    },
  })
}

const putIn = (sent: readonly Sent[]) =>
  sent.filter(({ method, path }) => method === 'PUT' && path === tablePath)
const list = () => screen.findByRole('list', { name: 'People at your table' }, { timeout: 5000 })
const sheet = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 })

describe('people at the table', () => {
  it('[TOG-3] nobody yet: says what it is for; a person is added with a name, meals, a share and what they don’t eat', async () => {
    const { user, sent } = open([])
    await screen.findByText('Nobody eats along yet', undefined, { timeout: 5000 })
    await user.click(screen.getByRole('button', { name: 'Add a person' }))
    const form = within(await sheet('Add a person'))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText('What are they called?')).toBeTruthy()
    expect(putIn(sent)).toEqual([])
    await user.type(form.getByLabelText('Name'), 'Ada')
    await user.click(form.getByRole('button', { name: /Decrease|Less|minus/i }))
    await user.click(await form.findByRole('checkbox', { name: 'Fish' }, { timeout: 5000 }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(putIn(sent)).toHaveLength(1))
    expect(putIn(sent)[0]!.body).toMatchObject({
      version: 1,
      eaters: [
        {
          name: 'Ada',
          share: 0.75,
          shares: { breakfast: [], lunch: [], dinner: [1, 2, 3, 4, 5, 6, 7] },
          avoids: { intolerance: [4] },
        },
      ],
    })
    expect(within(await list()).getByText('Ada')).toBeTruthy()
  })

  it('[TOG-3] each says how much and which meals; is changed, and taken away', async () => {
    const { user, sent } = open([tim])
    const row = within(await list())
    expect(row.getByText(/½ of your portion/).textContent).toContain('Lunch on Saturday and Sunday')
    await user.click(row.getByRole('button', { name: 'Change Tim' }))
    const form = within(await sheet('Change Tim'))
    await user.type(form.getByLabelText('Name'), 'my')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(putIn(sent)).toHaveLength(1))
    expect(putIn(sent)[0]!.body).toMatchObject({ eaters: [{ ...tim, name: 'Timmy' }] })
    await user.click(await screen.findByRole('button', { name: 'Remove Timmy' }))
    await waitFor(() => expect(putIn(sent).at(-1)!.body).toMatchObject({ version: 2, eaters: [] }))
    expect(await screen.findByText('Nobody eats along yet')).toBeTruthy()
  })

  it('[TOG-3] by needs of their own asks what anyone is asked, and sends nothing before it is answered', async () => {
    const { user, sent } = open([])
    await user.click(await screen.findByRole('button', { name: 'Add a person' }, { timeout: 5000 }))
    const form = within(await sheet('Add a person'))
    await user.type(form.getByLabelText('Name'), 'Kim')
    await user.click(form.getByRole('radio', { name: /By their own needs/ }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByText(/Some of these answers are missing/)).toBeTruthy()
    expect(await form.findByRole('textbox', { name: /^Age/ }, { timeout: 5000 })).toBeTruthy()
    expect(putIn(sent)).toEqual([])
  })

  it('[TOG-4] is invited to type their own answers by a link that is seen once, and it is withdrawn', async () => {
    const url = 'http://localhost/join/AAAAAAAAAAAAAAAAAAAAAA'
    const endsAt = '2026-12-12T10:00:00.000Z'
    const grown = { ...tim, share: 1 }
    let isInvited = false
    const { user, sent } = open([grown], ({ method, path }) => {
      if (path === `${tablePath}/tim/invitation`) {
        isInvited = method === 'POST'
        return isInvited ? { status: 201, body: { url, endsAt } } : { status: 204 }
      }
      if (path !== tablePath) return undefined
      return { body: { version: 1, eaters: [isInvited ? { ...grown, invitedUntil: endsAt } : grown] } }
    })
    const invite = { name: 'Invite Tim to type their own answers' }
    await user.click(within(await list()).getByRole('button', invite))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'A link for Tim' }))
    expect(dialog.getByText(url)).toBeTruthy()
    expect(dialog.getByText(/not their weight, answers or targets/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'I’ve sent or kept it' }))
    expect(await screen.findByText(/^Invited until/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Withdraw the invitation of Tim' }))
    expect(await screen.findByRole('button', invite)).toBeTruthy()
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toContain(
      `DELETE ${tablePath}/tim/invitation`,
    )
  })

  it('[TOG-4] a child with half a plate is not asked to type answers', async () => {
    open([tim, { ...tim, id: 'kim', name: 'Kim', share: 0.75 }])
    const rows = within(await list())
    expect(rows.getByRole('button', { name: 'Invite Kim to type their own answers' })).toBeTruthy()
    expect(rows.queryByRole('button', { name: /^Invite Tim/ })).toBeNull()
  })

  it('[TOG-4] who types their own answers is told as such, and keeps them when the table is saved', async () => {
    const { user, sent } = open([{ ...tim, theirs: true }])
    const row = within(await list())
    expect(row.getByText(/^Types their own answers/)).toBeTruthy()
    expect(row.queryByRole('button', { name: /^Invite/ })).toBeNull()
    const fits = within(screen.getByRole('region', { name: 'How the days ahead suit you all' }))
    expect(fits.getByText('seen by them alone')).toBeTruthy()
    await user.click(row.getByRole('button', { name: 'Change Tim' }))
    const form = within(await sheet('Change Tim'))
    expect(form.getByText(/answers that they typed in their own account/)).toBeTruthy()
    expect(form.queryByRole('radio', { name: /By their own needs/ })).toBeNull()
    await user.type(form.getByLabelText('Name'), 'my')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(putIn(sent)).toHaveLength(1))
    const [eater] = (putIn(sent)[0]!.body as WireTable).eaters
    expect(eater).toMatchObject({ id: 'tim', name: 'Timmy', share: 0.5 })
    expect(eater!.personality).toBeUndefined()
  })

  it('[TOG-3] six are all there can be', async () => {
    open(Array.from({ length: 6 }, (_, at) => ({ ...tim, id: `${at}`, name: `Tim ${at}` })))
    await list()
    const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add a person' })
    expect(isRefused(add)).toBe(true)
  })

  it('[TOG-3] that another device changed first are shown as they are now', async () => {
    const other = { ...tim, id: 'other', name: 'Olga' }
    let isChanged = false
    const { user } = open([tim], ({ method, path }) => {
      if (path !== tablePath) return undefined
      if (method === 'PUT') {
        isChanged = true
        return {
          status: 412,
          body: problem('precondition-failed'),
        }
      }
      return isChanged ? { body: { version: 2, eaters: [other] } } : undefined
    })
    await user.click(within(await list()).getByRole('button', { name: 'Remove Tim' }))
    expect(await screen.findByText('A test’s problem.')).toBeTruthy()
    expect(await screen.findByText('Olga')).toBeTruthy()
  })

  it('[TOG-3] that don’t load can be asked for again', async () => {
    let isUp = false
    const { user } = open([tim], ({ path }) =>
      path === tablePath && !isUp ? { status: 404, body: problem(404) } : undefined,
    )
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })
    isUp = true
    await user.click(retry)
    expect(within(await list()).getByText('Tim')).toBeTruthy()
  })
})
