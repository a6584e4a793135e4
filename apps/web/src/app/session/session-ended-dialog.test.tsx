import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { SessionEndedDialog } from './session-ended-dialog.tsx'

afterEach(() => void vi.restoreAllMocks())

it('[AUTH-5] says when the sign-in can’t be reached, and can be pressed again', async () => {
  const signIn = vi.spyOn(session, 'signIn').mockRejectedValue(new TypeError('No network'))
  const user = userEvent.setup()
  render(<SessionEndedDialog isOpen returnTo="/app" />)
  const press = async () => user.click(await screen.findByRole('button', { name: 'Sign in' }))
  await press()
  expect(await screen.findByRole('alert')).toBeTruthy()
  signIn.mockResolvedValue()
  await press()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(signIn).toHaveBeenLastCalledWith('login', '/app')
})
