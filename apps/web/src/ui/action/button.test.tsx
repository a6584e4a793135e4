import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

function Trial({ onPress }: { onPress: () => void }) {
  const [busy, setBusy] = useState(false)
  const work = () => {
    onPress()
    setBusy(true)
  }
  return (
    <Button busy={busy} busyLabel="Saving" onClick={work}>
      Save
    </Button>
  )
}

describe('a busy button', () => {
  it('keeps its name and its focus, says that it works, and swallows presses', async () => {
    const onPress = vi.fn()
    render(<Trial onPress={onPress} />)
    const button = screen.getByRole('button', { name: 'Save' })
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(button)
    expect(screen.getByRole('status').textContent).toBe('Saving')
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    expect(onPress).toHaveBeenCalledOnce()
  })

  it('does not send its form again', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await userEvent.type(screen.getByLabelText('Name'), 'A{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})

it('an icon button at work keeps its name and its focus, and swallows presses', async () => {
  const onPress = vi.fn()
  render(<IconButton label="Refresh" busy onClick={onPress} />)
  const button = screen.getByRole('button', { name: 'Refresh' })
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})
