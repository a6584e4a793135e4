import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countPage } from './count-page.ts'

/** Undefined where the server doesn’t say. */
let needConsent: boolean | undefined
let counted: { path: string; agreed: boolean }[]

beforeEach(() => {
  needConsent = false
  counted = []
  document.head.innerHTML = '<link rel="canonical" href="https://plan.example.org/recipes">'
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address === '/config.json')
      return needConsent === undefined
        ? new Response(null, { status: 503 })
        : Response.json({ pageViews: { needConsent } })
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
  it('a page is counted by its canonical address, without asking', async () => {
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

  it.each([true, undefined])('nothing is counted or kept before the answer (needed: %s)', async (needed) => {
    needConsent = needed
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
  it.each([
    ['Yes, count it', 'No', 1],
    ['No', 'Yes, count it', 1],
    ['Yes, count it', 'Yes, count it', 1],
    ['No', 'No', 0],
  ])('an answer can be changed at the foot of the page: %s, then %s', async (first, second, views) => {
    document.body.innerHTML = '<button type="button" data-counting hidden>Page counts</button>'
    const again = () => screen.queryByRole('button', { name: 'Page counts' })
    await countPage()
    expect(again()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: first }))
    await userEvent.click(again()!)
    expect(again()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: second }))
    expect(again()).not.toBeNull()
    expect(counted).toHaveLength(views)
    await countPage()
    expect(counted).toHaveLength(views + (second === 'No' ? 0 : 1))
  })
})
