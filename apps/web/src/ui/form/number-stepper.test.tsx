import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { NumberStepper } from './number-stepper.tsx'

function Trial({ start = 80, step = 0.5, locale = 'en-US', error, startAt }: Partial<TrialProps>) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <>
      <NumberStepper
        label="Mass"
        unit="kg"
        value={value}
        onValueChange={setValue}
        min={22}
        max={100}
        step={step}
        startAt={startAt}
        decimals={step < 1 ? 2 : 0}
        locale={locale}
        hint="In the morning."
        error={error}
      />
      <output>{String(value)}</output>
    </>
  )
}

type TrialProps = { start: number | null; step: number; locale: string; error: string; startAt: number }

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mass (kg)' })
const value = () => screen.getByRole('status').textContent

async function type(text: string) {
  await userEvent.clear(input())
  await userEvent.type(input(), text)
}

describe('a number stepper', () => {
  it('goes up and down by its step with the buttons and the arrow keys', async () => {
    render(<Trial />)
    await userEvent.click(screen.getByRole('button', { name: 'More: Mass' }))
    expect(value()).toBe('80.5')
    await userEvent.type(input(), '{ArrowDown}{ArrowDown}')
    expect(value()).toBe('79.5')
    expect(input().value).toBe('79.5')
  })

  it.each(['More', 'Less'])(
    'begins at a sensible number when the empty field gets a press of %s',
    async (press) => {
      render(<Trial start={null} startAt={72.5} />)
      await userEvent.click(screen.getByRole('button', { name: `${press}: Mass` }))
      expect(value()).toBe('72.5')
      expect(input().value).toBe('72.5')
    },
  )

  it('takes a typed number for what it is, in an empty field too', async () => {
    render(<Trial start={null} startAt={72.5} />)
    await userEvent.type(input(), '80')
    expect(value()).toBe('80')
  })

  it('[HELD-2] stops at its ends, and the button there says why', async () => {
    render(<Trial start={99.8} />)
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Mass' })
    await userEvent.click(more)
    expect(value()).toBe('100')
    const why = screen.getByText('The most is 100.')
    expect(more.disabled).toBe(false)
    expect(more.ariaDisabled).toBe('true')
    expect(more.getAttribute('aria-describedby')).toBe(why.id)
    await userEvent.click(more)
    expect(value()).toBe('100')
  })

  it('leaves the typed text alone until the field is left, then shows it inside the range', async () => {
    render(<Trial />)
    await type('640')
    expect(input().value).toBe('640')
    await userEvent.tab()
    expect(input().value).toBe('100')
    expect(value()).toBe('100')
  })

  it('reports null for an empty field', async () => {
    render(<Trial />)
    await userEvent.clear(input())
    expect(value()).toBe('null')
  })

  it.each([
    ['en-US', '82.4', '82.4'],
    ['en-US', '82,4', '82.4'],
    ['de-DE', '82,4', '82,4'],
    ['de-DE', '82.4', '82,4'],
  ])('[BIZ-9] in %s the typed %s means 82.4 and shows as %s', async (locale, typed, shown) => {
    render(<Trial locale={locale} />)
    await type(typed)
    expect(value()).toBe('82.4')
    await userEvent.tab()
    expect(input().value).toBe(shown)
  })

  it('takes a pasted number like a typed one', async () => {
    render(<Trial />)
    await userEvent.clear(input())
    await userEvent.paste('71,25')
    expect(value()).toBe('71.25')
  })

  it('drops separators where only whole numbers make sense', async () => {
    render(<Trial step={1} />)
    await userEvent.clear(input())
    await userEvent.paste('8,5')
    expect(value()).toBe('85')
  })

  it('ties hint and error to the input', () => {
    render(<Trial error="Enter a number." />)
    const described = (input().getAttribute('aria-describedby') ?? '').split(' ')
    const texts = described.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toEqual(['Enter a number.', 'In the morning.'])
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })
})
