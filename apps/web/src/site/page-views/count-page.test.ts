import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countPage } from './count-page.ts'

let needConsent: boolean
let counted: { path: string; agreed: boolean }[]

beforeEach(() => {
  needConsent = false
  counted = []
  document.head.innerHTML = '<link rel="canonical" href="https://plan.example.org/recipes">'
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/config.json') return Response.json({ pageViews: { needConsent } })
    counted.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const strip = () => screen.queryByRole('region', { name: 'Counting pages' })

describe('where no consent is needed', () => {
  it('a page is counted as search engines know it, and nobody is asked', async () => {
    await countPage()
    expect(counted).toEqual([{ path: '/recipes', agreed: false }])
    expect(strip()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('a reader whose browser says %s is not counted', async (signal, value) => {
    vi.stubGlobal('navigator', { [signal]: value })
    await countPage()
    expect(counted).toEqual([])
  })

  it('a page that isn’t there is not counted', async () => {
    document.head.innerHTML = ''
    await countPage()
    expect(counted).toEqual([])
  })
})

describe('where consent is needed', () => {
  beforeEach(() => {
    needConsent = true
  })

  it('nothing is counted or kept before the answer', async () => {
    await countPage()
    expect(strip()).not.toBeNull()
    expect(counted).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('a yes counts this page and the next, which doesn’t ask again', async () => {
    await countPage()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, count it' }))
    expect(strip()).toBeNull()
    await countPage()
    expect(strip()).toBeNull()
    expect(counted).toEqual([
      { path: '/recipes', agreed: true },
      { path: '/recipes', agreed: true },
    ])
  })

  it('a no counts nothing, and isn’t asked again', async () => {
    await countPage()
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await countPage()
    expect(strip()).toBeNull()
    expect(counted).toEqual([])
  })
})
