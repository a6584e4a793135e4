import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Field } from '../field.tsx'
import { SelectInput } from './select-input.tsx'

const options = [
  { value: 0, label: 'Any' },
  { value: 20, label: '20 min' },
] as const

it('has the label of its Field, and says the value as it was given', async () => {
  const onValueChange = vi.fn()
  render(
    <Field label="Time">
      <SelectInput<0 | 20> options={options} value={0} onValueChange={onValueChange} />
    </Field>,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' })
  expect(select.selectedOptions[0]?.textContent).toBe('Any')
  await userEvent.selectOptions(select, '20 min')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(20)
})

it('names itself without a Field', () => {
  render(
    <SelectInput<0 | 20>
      name="Dinner on Tuesday"
      options={options}
      value={20}
      onValueChange={() => {}}
      isCompact
    />,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Dinner on Tuesday' })
  expect(select.value).toBe('20')
})
