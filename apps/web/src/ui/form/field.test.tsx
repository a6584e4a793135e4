import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from './field.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent)

describe('a field', () => {
  it('names its input by the label and the unit', () => {
    render(
      <Field label="Height" unit="cm">
        <TextInput />
      </Field>,
    )
    const input = screen.getByLabelText('Height (cm)')
    expect(descriptionOf(input)).toEqual([])
    expect(input.getAttribute('aria-invalid')).toBeNull()
  })

  it('describes its input by the hint', () => {
    render(
      <Field label="Note" hint="Only you see it.">
        <TextArea />
      </Field>,
    )
    expect(descriptionOf(screen.getByLabelText('Note'))).toEqual(['Only you see it.'])
  })

  it('marks its input invalid and describes it by the error first', () => {
    render(
      <Field label="Date" hint="Up to today." error="Choose a day.">
        <TextInput type="date" />
      </Field>,
    )
    const input = screen.getByLabelText('Date')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toEqual(['Choose a day.', 'Up to today.'])
  })
})
