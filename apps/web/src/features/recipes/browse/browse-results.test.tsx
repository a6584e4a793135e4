import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import { ContactLink } from './browse-results.tsx'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [{}, '/support'],
  [{ email: 'help@example.org' }, 'mailto:help@example.org'],
  [{ email: 'help@example.org', chatUrl: 'https://chat.example.org/' }, 'https://chat.example.org/'],
])('[RCP-3] [SUP-1] with %j, “Contact us” leads to %s', async (support, address) => {
  fakeApi(() => ({ body: { issuer: 'i', support } }))
  renderRoutes([{ path: '/', element: <ContactLink className="" /> }], '/')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe(address),
  )
})
