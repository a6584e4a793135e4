import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '#lib/paths.ts'
import { changesIn, leekPie, openOwnRecipes } from './testing/open-own-recipes.tsx'

it('[OWN-1] reads a pasted recipe and opens it', async () => {
  const { user, sent, isAt } = openOwnRecipes([])
  expect(await screen.findByText('No recipes of your own yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  expect(screen.getByText('Paste or type a recipe first.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Recipe' }), 'Leek pie')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  await waitFor(() => expect(isAt('app.recipes.yours.recipe')).toBe(true))
  expect(changesIn(sent)).toMatchObject([{ path: '/api/own-recipes/text', body: { text: 'Leek pie' } }])
})

it('[HELD-1] what takes too long to read is told beside the field, and what was typed can be sent in parts', async () => {
  const { user, sent, isAt } = openOwnRecipes([])
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' })
  await user.type(field, 'Endless pie')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  expect(await screen.findByText('Reading this took too long. Try it in parts.')).toBeTruthy()
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['Endless pie', 'true'])
  await user.clear(field)
  await user.type(field, 'Leek pie')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  await waitFor(() => expect(isAt('app.recipes.yours.recipe')).toBe(true))
  expect(changesIn(sent).map(({ body }) => body)).toEqual([{ text: 'Endless pie' }, { text: 'Leek pie' }])
})

it('[OWN-1] a shared link stands in its field, and a page without a recipe is told there', async () => {
  const { user } = openOwnRecipes([], undefined, '?text=Look%20https://cook.test/news')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the page' })
  expect(field.value).toBe('https://cook.test/news')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  expect(await screen.findByText('No recipe was found on this page.')).toBeTruthy()
  expect(field.value).toBe('https://cook.test/news')
})

it('[OWN-1] the manifest’s share target is this screen, which reads what it sends', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../public/app.webmanifest'), 'utf8')
  const { action, method, params } = JSON.parse(file).share_target
  expect([action, method]).toEqual([paths['app.recipes.yours'], 'GET'])
  const shared = new URLSearchParams({ [params.title]: 'Leek pie', [params.text]: '300 g leeks' })
  openOwnRecipes([], undefined, `?${shared}&${params.url}=`)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' })
  expect(field.value).toBe('Leek pie\n\n300 g leeks')
})

it('[OWN-1] a page that is shared by its address alone stands in the field for links', async () => {
  openOwnRecipes([], undefined, '?title=Leek%20pie&url=https://cook.test/leeks')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the page' })
  expect(field.value).toBe('https://cook.test/leeks')
})

it('[OWN-2] the list says what is missing of a recipe', async () => {
  openOwnRecipes([
    leekPie,
    { ...leekPie, id: 'own-x', title: 'Zorble pie', missing: 1, isWhole: false, perServing: null },
  ])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('May be planned'),
    expect.stringContaining('Without 1 of 2 lines'),
  ])
})

it('[MAP-3] [OWN-5] a recipe whose lines are known goes to a day from its row', async () => {
  openOwnRecipes([
    leekPie,
    { ...leekPie, id: 'own-x', title: 'Zorble pie', missing: 1, isWhole: false, perServing: null },
  ])
  expect(await screen.findByRole('button', { name: `Add to a day: ${leekPie.title}` })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Zorble/ })).toBeNull()
})
