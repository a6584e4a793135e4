import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { session } from '#lib/session/session.ts'
import { fakeApi, metricUser, problem } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import { OwnData } from './own-data.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open({ isOld = false, at = '' } = {}) {
  const server = { isOld }
  const api = fakeApi(({ method, path }) => {
    if (method === 'DELETE') return { status: 403, body: problem('sign-in-again') }
    return path === '/api/user' ? { body: { ...metricUser, sign_in_first: server.isOld } } : undefined
  })
  return { ...api, ...renderScreen(OwnData, `${paths['settings.account']}${at}`), server }
}

const question = () => screen.findByRole('alertdialog', { name: 'Delete your account?' })
const signInFirst = () => screen.findByRole('alertdialog', { name: 'First, sign in again' })

describe('a person who signed in a while ago', () => {
  it('[OPS-6] is led through sign-in before the account can be deleted, and back to the question', async () => {
    const confirm = vi.spyOn(session, 'confirmSignIn').mockResolvedValue()
    const { user, sent } = open({ isOld: true })
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Delete my account' }))
    await signInFirst()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(confirm).toHaveBeenCalledWith('/settings/account?leaving')
  })

  it('[OPS-6] finds the question open on coming back, and can leave it', async () => {
    const { user, router } = open({ at: '?leaving' })
    await question()
    await user.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.search).toBe('')
  })

  it('[OPS-6] learns it also when the time runs out on the question', async () => {
    const { user, server } = open({ at: '?leaving' })
    await question()
    server.isOld = true
    await user.type(screen.getByRole('textbox'), 'delete{Enter}')
    await signInFirst()
  })
})
