import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildIngredient, buildRecipe } from '#lib/recipe/testing/build-recipe.ts'
import { decodePublicRecipe } from '../gathered-data.ts'
import type { PublicRecipe, SiteData } from '../site-data.ts'

import { siteOrigin } from '../site-page.ts'
import { nextRecipes } from './by-category.ts'
import { recipePages } from './recipe-pages.tsx'

function publicRecipe(slug: string, part: Parameters<typeof buildRecipe>[1] = {}): PublicRecipe {
  const description = `All about ${slug}`
  return decodePublicRecipe({
    ...buildRecipe(undefined, part),
    id: slug,
    title: `Dish ${slug}`,
    slug,
    pictureAlt: 'Drawn',
    structured: { description },
  })
}

const soup = publicRecipe('soup', { ingredients: [buildIngredient({ ingredient_name: 'heavy cream' })] })
const eggs = publicRecipe('eggs', { categories: ['breakfast', 'dinner'] })
const stew = publicRecipe('stew')
const data = { recipeCount: 1234, recipes: [soup, eggs, stew] } as unknown as SiteData

const pageAt = (path: string, isMissing = false) => {
  const page = recipePages(data).find((each) => each.path === path && (each.isMissing ?? false) === isMissing)
  if (!page) throw new Error(`There is no page ${path}`)
  return page
}

describe('the pages of recipes', () => {
  it('list every recipe under its first meal, and say how many more there are', () => {
    render(pageAt('/recipes').content)
    expect(screen.getByText(/3 recipes .* 1,234/)).toBeTruthy()
    const dinner = screen.getByRole('region', { name: 'Dinner' })
    const addresses = within(dinner)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/recipes/soup', '/recipes/stew'])
    within(screen.getByRole('region', { name: 'Breakfast' })).getByRole('link', { name: 'Dish eggs' })
  })

  it('show a recipe with both kitchens’ amounts, estimated macros and a way into a plan', () => {
    const page = pageAt('/recipes/soup')
    render(page.content)
    expect(page.description).toBe('All about soup')
    const row = within(screen.getByRole('region', { name: 'Ingredients' })).getByRole('listitem')
    expect(row.textContent).toBe('heavy cream1 ½ cups350 ml')
    expect(screen.getByRole('region', { name: 'Macros of one serving' }).textContent).toMatch(/estimated/)
    expect(screen.getByRole('link', { name: 'Plan a week with this' }).getAttribute('href')).toBe(
      '/auth/signup?returnTo=%2Fonboarding',
    )
  })

  it('[CON-4, CON-9] say how the dish keeps and what to take for a food that is hard to find', () => {
    const keeps = { days: 3, how: 'in a lidded box', freezes: true, reheat: 'in a pot' }
    const kept = { ...soup, keeps, note: 'No labneh? Take Greek yogurt.' }
    render(recipePages({ ...data, recipes: [kept] }).find(({ path }) => path === '/recipes/soup')!.content)
    const steps = screen.getByRole('region', { name: 'Instructions' })
    within(steps).getByText('No labneh? Take Greek yogurt.')
    within(steps).getByText(/Keeps 3 days in a lidded box/)
  })

  it('tell search engines the recipe and the way to it', () => {
    const [recipe, crumbs] = pageAt('/recipes/eggs').structured ?? []
    expect(recipe).toBe(eggs.structured)
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${siteOrigin}/recipes` },
        { position: 2, name: 'Breakfast', item: `${siteOrigin}/recipes#breakfast` },
        { position: 3, name: 'Dish eggs', item: `${siteOrigin}/recipes/eggs` },
      ],
    })
  })

  it('have one for addresses without a recipe, with one of each meal to go to', () => {
    render(pageAt('/recipes', true).content)
    const links = within(screen.getByRole('region', { name: 'Perhaps one of these' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/recipes/eggs', '/recipes/soup'])
  })
})

it('beside a recipe stand those that follow it among its own meal, round and round', () => {
  const slugs = (of: PublicRecipe) => nextRecipes(of, data.recipes, 3).map(({ slug }) => slug)
  expect([slugs(soup), slugs(stew), slugs(eggs)]).toEqual([['stew'], ['soup'], []])
})
