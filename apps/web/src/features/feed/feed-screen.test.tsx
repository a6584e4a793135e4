import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import FeedScreen from './feed-screen.tsx'

it('[APP-10] the community’s page says that there is nothing yet, and leads back', () => {
  renderScreen(FeedScreen, '/feed')
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to my plan' }).getAttribute('href')).toBe('/app')
})
