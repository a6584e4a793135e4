import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import { SuggestInput } from './suggest-input.tsx'

const words = ['apple', 'apricot', 'banana']

function Trial({ onPick, onSend }: { onPick: (text: string) => void; onSend: () => void }) {
  const [text, setText] = useState('')
  const found = text === '' ? [] : words.filter((word) => word.startsWith(text))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Field label="Fruit">
        <SuggestInput
          text={text}
          onTextChange={setText}
          suggestions={found}
          onPick={onPick}
          listLabel="Fruit found"
        />
      </Field>
      <button type="submit">Send</button>
    </form>
  )
}

function open() {
  const onPick = vi.fn()
  const onSend = vi.fn()
  render(<Trial onPick={onPick} onSend={onSend} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fruit' })
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { onPick, onSend, input, active, user: userEvent.setup() }
}

describe('a text with suggestions', () => {
  it('tells whether there are any', async () => {
    const { input, user } = open()
    expect(input.getAttribute('aria-expanded')).toBe('false')
    await user.type(input, 'a')
    expect(input.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('listbox', { name: 'Fruit found' }).id).toBe(input.getAttribute('aria-controls'))
  })

  it('is walked round and round by arrows, the focus staying in the text', async () => {
    const { input, user, active } = open()
    await user.type(input, 'a')
    expect(active()).toBeUndefined()
    await user.keyboard('{ArrowUp}')
    expect(active()).toBe('apricot')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('apple')
    expect(document.activeElement).toBe(input)
    expect(screen.getByRole('option', { name: 'apple', selected: true })).toBeTruthy()
  })

  it.each([
    ['the first', 'a', '{Enter}', 'apple'],
    ['the one reached', 'a', '{ArrowDown}{ArrowDown}{Enter}', 'apricot'],
  ])('Enter picks %s and sends nothing', async (_which, typed, keys, picked) => {
    const { input, user, onPick, onSend } = open()
    await user.type(input, typed)
    await user.keyboard(keys)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(picked)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('Enter in an empty text sends the form; in one that nothing begins with, it does nothing', async () => {
    const { input, user, onPick, onSend } = open()
    await user.type(input, 'x{Enter}')
    expect(onSend).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(input.value).toBe('')
    await user.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledOnce()
    expect(onPick).not.toHaveBeenCalled()
  })

  it('a press picks', async () => {
    const { input, user, onPick } = open()
    await user.type(input, 'b')
    await user.click(screen.getByRole('option', { name: 'banana' }))
    expect(onPick).toHaveBeenCalledExactlyOnceWith('banana')
  })
})
