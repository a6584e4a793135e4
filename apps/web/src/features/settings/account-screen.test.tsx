import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { type Answer, fakeApi, metricUser, problem, type Sent } from '#lib/testing/fake-api.ts'
import { isRefused } from '#lib/testing/is-refused.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import AccountScreen from './account-screen.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const robin = {
  ...metricUser,
  name: 'Robin Fennel',
  given_name: 'Robin',
  family_name: 'Fennel',
  email: 'robin@example.org',
}
const picture = '/api/user/avatar/one'
const png = new File(['x'], 'me.png', { type: 'image/png' })

function open(
  user: object = robin,
  answer: (sent: Sent) => Answer | undefined = () => undefined,
  hasPlan = false,
) {
  const api = fakeApi((sent) => {
    const given = answer(sent)
    if (given) return given
    if (sent.path === '/api/mealplan') return hasPlan ? { body: buildPlan() } : undefined
    return sent.method === 'GET' && sent.path === '/api/user' ? { body: user } : undefined
  })
  const routes = [
    { path: paths['settings.account'], Component: AccountScreen },
    { path: '*', element: null },
  ]
  const rendered = renderRoutes(routes, paths['settings.account'])
  return { ...api, ...rendered, place: () => rendered.router.state.location.pathname }
}

const field = (name: string) => screen.findByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

describe('the name', () => {
  it('[SET-7] is saved once it is another one, and never empty', async () => {
    const named = { ...robin, given_name: 'Robbie', name: 'Robbie Fennel' }
    const { user, sent } = open(robin, ({ path }) =>
      path === '/api/user/update-name' ? { body: named } : undefined,
    )
    const first = await field('First name')
    expect(isRefused(button('Save name'))).toBe(true)
    await user.clear(first)
    expect(isRefused(button('Save name'))).toBe(true)
    await user.type(first, ' Robbie ')
    await user.click(button('Save name'))
    expect(await screen.findByText('Name saved')).toBeTruthy()
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/api/user/update-name' })
    expect(new URLSearchParams(String(sent.at(-1)?.body)).get('name')).toBe('Robbie Fennel')
    await waitFor(() => expect(isRefused(button('Save name'))).toBe(true))
  })

  it('[SET-7] keeps what is typed when saving fails', async () => {
    const { user } = open(robin, ({ path }) =>
      path === '/api/user/update-name' ? { status: 503, body: problem(503) } : undefined,
    )
    await user.type(await field('Last name'), '-Green')
    await user.click(button('Save name'))
    expect(await screen.findByText(/Your name didn’t save/)).toBeTruthy()
    expect(((await field('Last name')) as HTMLInputElement).value).toBe('Fennel-Green')
  })
})

describe('the picture', () => {
  it('[SET-7] is sent, shown, and can be removed again', async () => {
    const { user, sent } = open(robin, ({ method, path }) => {
      if (path !== '/api/user/avatar') return undefined
      return { body: { ...robin, picture: method === 'PATCH' ? picture : null } }
    })
    await screen.findByRole('button', { name: 'Add a picture' })
    expect(screen.getByText('RF')).toBeTruthy()
    await user.upload(screen.getByLabelText('Picture file', { selector: 'input' }), png)
    expect(await screen.findByText('Picture saved')).toBeTruthy()
    expect(document.querySelector('img')?.getAttribute('src')).toBe(picture)
    await user.click(button('Remove'))
    expect(await screen.findByText('RF')).toBeTruthy()
    expect(sent.filter(({ path }) => path.endsWith('avatar')).map(({ method }) => method)).toEqual([
      'PATCH',
      'DELETE',
    ])
  })

  it('[SET-7] says what is wrong with one that is refused', async () => {
    const refusal = { ...problem(413), detail: 'The picture may be 5 MB at most. Choose a smaller one.' }
    const { user } = open(robin, ({ path }) =>
      path === '/api/user/avatar' ? { status: 413, body: refusal } : undefined,
    )
    await screen.findByRole('button', { name: 'Add a picture' })
    await user.upload(screen.getByLabelText('Picture file', { selector: 'input' }), png)
    expect(await screen.findByText(refusal.detail)).toBeTruthy()
    expect(screen.getByText('RF')).toBeTruthy()
  })
})

describe('entries', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('[SET-8] with a plan: %s, the account leads %d times to the weight target', async (hasPlan, count) => {
    open(robin, undefined, hasPlan)
    expect(await field('First name')).toBeTruthy()
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /Weight target/ })).toHaveLength(count))
    expect(screen.getByRole('link', { name: /^Password/ }).getAttribute('href')).toBe(
      '/settings/account/password',
    )
  })

  it('an account that didn’t load can be asked for again', async () => {
    let isAway = true
    const { user } = open(robin, ({ path }) =>
      path === '/api/user' && isAway ? { status: 404, body: problem(404) } : undefined,
    )
    expect(await screen.findByText('Your account didn’t load')).toBeTruthy()
    isAway = false
    await user.click(button('Try again'))
    expect(await field('First name')).toBeTruthy()
  })
})

describe('one’s data', () => {
  it('[OPS-6] comes as a file to keep', async () => {
    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => String(saved.push(blob)),
        revokeObjectURL: () => undefined,
      }),
    )
    const { user } = open(robin, ({ path }) =>
      path === '/api/user/export' ? { body: { made_at: 'now' } } : undefined,
    )
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.type).toBe('application/json')
  })

  it('[OPS-6] goes only once the word is typed, and then the person is logged out', async () => {
    const { user, sent, place } = open(robin, ({ method }) =>
      method === 'DELETE' ? { status: 204 } : undefined,
    )
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account?' })
    const confirm = within(dialog).getByRole('button', { name: 'Delete for good' }) as HTMLButtonElement
    expect(isRefused(confirm)).toBe(true)
    await user.type(within(dialog).getByRole('textbox'), 'delet')
    expect(isRefused(confirm)).toBe(true)
    await user.type(within(dialog).getByRole('textbox'), 'e')
    await user.click(confirm)
    await waitFor(() => expect(place()).toBe(paths.logout))
    expect(sent.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/user'])
  })

  it('[OPS-6] asked again, the word must be typed again', async () => {
    const { user } = open()
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
      return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
    }
    const dialog = await ask()
    await user.type(dialog.getByRole('textbox'), 'delete')
    await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const again = (await ask()).getByRole<HTMLButtonElement>('button', { name: 'Delete for good' })
    expect(isRefused(again)).toBe(true)
  })

  it('[OPS-6] stays when billing can’t be reached, and the dialog says so', async () => {
    const away = {
      ...problem(503),
      detail: 'Payments can’t be reached right now. Please try again in a moment.',
    }
    const { user, place } = open(robin, ({ method }) =>
      method === 'DELETE' ? { status: 503, body: away } : undefined,
    )
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    await user.type(await screen.findByRole('textbox', { name: /Type/ }), 'Delete{Enter}')
    expect(await screen.findByText(away.detail)).toBeTruthy()
    expect(place()).toBe(paths['settings.account'])
  })
})
