import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ToggleChips } from './toggle-chips.tsx'

function Trial() {
  const [values, setValues] = useState<readonly string[]>(['b'])
  const toggle = (value: string, isOn: boolean) =>
    setValues(isOn ? [...values, value] : values.filter((other) => other !== value))
  const chips = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))
  return <ToggleChips label="Letters" chips={chips} values={values} onToggle={toggle} />
}

it('is a named group of checkboxes, each on or off by itself', async () => {
  render(<Trial />)
  const on = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(screen.getByRole('group', { name: 'Letters' })).toBeTruthy()
  expect(on()).toEqual([false, true])
  await userEvent.click(screen.getByRole('checkbox', { name: 'A' }))
  expect(on()).toEqual([true, true])
  screen.getByRole('checkbox', { name: 'B' }).focus()
  await userEvent.keyboard(' ')
  expect(on()).toEqual([true, false])
})
