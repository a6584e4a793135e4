import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

function renderQuestion(busy = false) {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  const question = {
    title: 'Delete it?',
    body: 'It is gone then.',
    confirmLabel: 'Delete',
    isDanger: true,
    busy,
  }
  render(<ConfirmDialog isOpen onOpenChange={onOpenChange} onConfirm={onConfirm} {...question} />)
  return { onConfirm, onOpenChange }
}

// The sheet is fetched late: not against the clock of the first test.
beforeAll(() => import('./drawer-sheet.tsx'))

describe('a confirmation', () => {
  it('asks as an alert dialog and starts on the answer that changes nothing', async () => {
    renderQuestion()
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete it?' })
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'It is gone then.',
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  })

  it('confirms by its button and leaves closing to the caller', async () => {
    const { onConfirm, onOpenChange } = renderQuestion()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  it('[APP-7] gives up by Cancel and by Escape', async () => {
    const { onConfirm, onOpenChange } = renderQuestion()
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange.mock.calls).toEqual([[false], [false]])
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('does not confirm twice while busy', async () => {
    const { onConfirm } = renderQuestion(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
