import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { renderRoutes } from '#lib/testing/render-screen.tsx'
import MovedScreen from './moved-screen.tsx'

function Here() {
  const { pathname, search, hash } = useLocation()
  return <p>{`${pathname}${search}${hash}`}</p>
}

it.each([
  ['/settings/personalization/recipes?text=Pie#add', '/app/recipes/yours?text=Pie#add'],
  ['/settings/personalization/recipes/own-1', '/app/recipes/yours/own-1'],
  [paths['settings.resources.interactions'], '/app/recipes/liked'],
  ['/settings/personalization/history?day=1', '/app/history?day=1'],
])('[MAP-5] the former address %s leads to %s', async (from, to) => {
  renderRoutes(
    [
      { path: '/settings/personalization/*', Component: MovedScreen },
      { path: '*', element: <Here /> },
    ],
    from,
  )
  expect(await screen.findByText(to)).toBeTruthy()
})
