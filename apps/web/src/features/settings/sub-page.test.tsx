import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { SubPage } from './sub-page.tsx'

const steps: [at: RouteName, name: string, to: string][] = [
  ['settings.resources', 'Settings', paths.settings],
  ['app.history', 'Personalization', paths['settings.resources']],
]

it.each(steps)('[SET-2] the way up from %s is one link, one step: %s', (at, name, to) => {
  render(
    <MemoryRouter initialEntries={[pathTo(at, { recipeId: 'own-1' })]}>
      <SubPage hub={paths['settings.resources']} name="Personalization" />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [name, to],
  ])
})
