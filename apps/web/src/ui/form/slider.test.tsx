import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Slider } from './slider.tsx'

function Trial() {
  const [value, setValue] = useState(28)
  return (
    <Slider
      label="Share"
      value={value}
      onValueChange={setValue}
      min={5}
      max={30}
      formatValue={(percent) => `${percent}%`}
      hint="A guess will do."
    />
  )
}

it('a slider is moved by keys inside its range and reads its value out in words', async () => {
  render(<Trial />)
  const slider = screen.getByRole('slider', { name: 'Share', description: 'A guess will do.' })
  slider.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).toBe('29%')
  expect(screen.getByText('29%')).toBeTruthy()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).toBe('30%')
  await userEvent.keyboard('{Home}')
  expect(slider.getAttribute('aria-valuetext')).toBe('5%')
})
