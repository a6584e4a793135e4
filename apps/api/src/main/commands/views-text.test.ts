import { expect, it } from 'vitest'
import { viewsText } from './views-text.ts'

it('counts are listed under each other, with their sum', () => {
  const counts = [
    { path: '/', views: 1200 },
    { path: '/recipes', views: 34 },
  ]
  expect(viewsText(counts, '2026-11-01')).toBe(
    'Opened since 2026-11-01:\n1200  /\n  34  /recipes\n1234  in all',
  )
})

it('nothing counted is said so', () => {
  expect(viewsText([], '2026-11-01')).toBe('No page has been counted since 2026-11-01.')
})
