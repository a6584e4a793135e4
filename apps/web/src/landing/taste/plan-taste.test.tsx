import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { problem } from '#lib/testing/fake-api.ts'
import { planTaste } from './plan-taste.ts'
import { TasteForm } from './taste-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const robin = { gender: 2, age: 34, weight: 74.5, height: 168, motive: 1, activityLevel: 2 } as const

it('[ONB-14] an unsafe goal is answered with why, and with the nearest as a button; nothing typed is lost', async () => {
  const asked: URL[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://localhost'))
    const refused = problem('invalid-input', [{ field: 'motive', message: 'Your weight is already low.' }])
    return new Response(JSON.stringify(refused), { status: 400 })
  })
  const user = userEvent.setup()
  const { container } = render(<TasteForm asked={robin} />)
  const form = container.querySelector<HTMLFormElement>('form')!
  const card = document.createElement('div')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void planTaste(form, card)
  })
  const pounds = screen.getByRole<HTMLInputElement>('textbox', { name: /^Weight \(lbs\)/ })
  await user.clear(pounds)
  await user.type(pounds, '90')
  expect(screen.queryByRole('button', { name: 'Plan to keep my weight' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Plan my day' }))
  expect(await screen.findByText('Your weight is already low.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Plan to keep my weight' }))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ searchParams }) => searchParams.get('motive'))).toEqual(['1', '2'])
  expect(asked[1]?.searchParams.get('weight')).toBe(asked[0]?.searchParams.get('weight'))
  expect(pounds.value).toBe('90')
})
