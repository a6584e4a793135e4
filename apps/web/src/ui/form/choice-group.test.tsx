import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ChoiceGroup } from './choice-group.tsx'

const choices = [
  { value: 0, label: 'None', note: 'Nothing at all' },
  { value: 20, label: 'Some' },
] as const

function Trial({ isRow }: { isRow?: boolean }) {
  const [value, setValue] = useState<0 | 20 | null>(null)
  return (
    <form>
      <ChoiceGroup
        label="How much"
        choices={choices}
        value={value}
        onValueChange={setValue}
        hint="A guess will do."
        {...(isRow && { isRow })}
      />
      <p>Chosen: {value ?? 'nothing'}</p>
    </form>
  )
}

it.each([false, true])(
  'is a named group of radio buttons with nothing chosen at first (in a row: %s)',
  (isRow) => {
    render(<Trial isRow={isRow} />)
    expect(screen.getByRole('group', { name: 'How much', description: 'A guess will do.' })).toBeTruthy()
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  },
)

it('a note describes its choice and is no part of its name', () => {
  render(<Trial />)
  expect(screen.getByRole('radio', { name: 'None', description: 'Nothing at all' })).toBeTruthy()
})

it('reports the value itself, also one that is falsy, by press and by arrows', async () => {
  // Missing in jsdom, and what moves the radio buttons here asks for it.
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  render(<Trial />)
  await userEvent.click(screen.getByText('None'))
  expect(screen.getByText('Chosen: 0')).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByText('Chosen: 20')).toBeTruthy()
  vi.unstubAllGlobals()
})
