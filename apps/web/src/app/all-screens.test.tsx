import { act, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { AllScreens } from './router.tsx'

function Monday() {
  const toasts = useToasts()
  const navigate = useNavigate()
  return (
    <>
      <button
        type="button"
        onClick={() => toasts.show('Moved.', { action: { label: 'Undo', onPress: () => {} } })}
      >
        Move
      </button>
      <button
        type="button"
        onClick={() => {
          toasts.show('Monday complete')
          void navigate('/tuesday')
        }}
      >
        Complete
      </button>
      <button type="button" onClick={() => navigate('/tuesday')}>
        Go on
      </button>
    </>
  )
}

const open = () =>
  renderRoutes(
    [
      {
        element: <AllScreens />,
        children: [
          { path: '/monday', element: <Monday /> },
          { path: '/tuesday', element: <p>Tuesday</p> },
        ],
      },
    ],
    '/monday',
  )
const press = (name: string) => screen.findByRole('button', { name })

it('[APP-8] [HELD-2] a toast leaves with its screen, one with a way back too', async () => {
  const { user } = open()
  await user.click(await press('Move'))
  expect(screen.getByText('Moved.')).toBeTruthy()
  await user.click(await press('Go on'))
  await screen.findByText('Tuesday')
  expect(screen.queryByText('Moved.')).toBeNull()
})

it('[APP-8] [HELD-2] a toast of what led to another screen is read there, and leaves with that', async () => {
  const { user, router } = open()
  await user.click(await press('Complete'))
  await screen.findByText('Tuesday')
  expect(screen.getByText('Monday complete')).toBeTruthy()
  await act(() => router.navigate(-1))
  expect(screen.queryByText('Monday complete')).toBeNull()
})
