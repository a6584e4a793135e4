import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WireOwnRecipe, WireOwnRecipeSave } from '@butterleaf/contract/own-recipes/calls'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#lib/paths.ts'
import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import OwnRecipeScreen from './own-recipe-screen.tsx'
import OwnRecipesScreen from './own-recipes-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const line = (
  words: string,
  own: Partial<WireOwnRecipe['lines'][number]> = {},
): WireOwnRecipe['lines'][number] => ({
  ...{ words, group: null, isToTaste: false, isOptional: false, note: null },
  food: { kind: 'cookbook', id: 'leek', name: 'leek' },
  grams: 300,
  ...{ how: 'exact', doubt: null, swaps: [] },
  figures: { calories: 183, fat: 0.9, net_carbs: 37, protein: 4.5 },
  ...own,
})
const flour = line('200 g flour', {
  food: { kind: 'ordinary', id: 'wheat-flour', name: 'all-purpose flour' },
  swaps: [
    {
      food: { kind: 'cookbook', id: 'almond-flour', name: 'almond flour' },
      grams: 180,
      netCarbsLess: 33.2,
      method: 'Add an egg to bind.',
    },
  ],
})
const zorble = line('2 zorbles', { food: null, grams: null, how: 'unknown', doubt: 'no-food', figures: null })

const leekPie: WireOwnRecipe = {
  ...{ id: 'own-pie', title: 'Leek pie', meal: 'dinner', servings: 4, prepMinutes: 10, cookMinutes: 35 },
  ...{
    lineCount: 2,
    missing: 0,
    isWhole: true,
    mayBePlanned: true,
    isPlanned: null,
    image: null,
    hasPhoto: false,
  },
  perServing: { calories: 400, fat: 30, net_carbs: 44, protein: 9 },
  lines: [flour, line('300 g leeks')],
  steps: ['Bake.'],
  source: { link: null, text: 'Leek pie', recipeId: null },
}

function open(recipes: WireOwnRecipe[], shown?: WireOwnRecipe, search = '') {
  let recipe = shown
  let photosSent = 0
  return renderPlanScreen({
    Screen: shown ? OwnRecipeScreen : OwnRecipesScreen,
    route: shown ? 'settings.resources.ownRecipe' : 'settings.resources.ownRecipes',
    params: shown ? { recipeId: shown.id } : {},
    search,
    plan: buildPlan({ weeks: ['rrrrrrr'] }),
    answer: ({ method, path, body }) => {
      if (!path.startsWith('/api/own-recipes')) return undefined
      if (path.endsWith('/foods'))
        return {
          body: {
            foods: [
              {
                ...{ kind: 'cookbook', id: 'butter', name: 'butter' },
                per100g: { calories: 717, fat: 81, net_carbs: 0.1, protein: 0.9 },
              },
            ],
          },
        }
      if (path.endsWith('/link'))
        return {
          status: 400,
          body: {
            ...{ type: '/problems/invalid-input', title: 'Look', status: 400, detail: 'No recipe.' },
            errors: [{ field: 'link', message: 'No recipe was found on this page.' }],
          },
        }
      if (path.endsWith('/photo') && recipe) {
        photosSent += 1
        if (photosSent === 1)
          return {
            status: 400,
            body: {
              ...{ type: '/problems/invalid-input', title: 'Look', status: 400, detail: 'No picture.' },
              errors: [{ field: 'photo', message: 'Choose a JPEG, PNG or WebP picture.' }],
            },
          }
        const hasPhoto = method === 'PUT'
        recipe = { ...recipe, hasPhoto, image: hasPhoto ? '/api/own-recipes/photos/p/small' : null }
        return { body: recipe }
      }
      if (path.endsWith('/cooklang')) return { body: 'Stew the @leeks{300%g}.' }
      if (method === 'POST') return { status: 201, body: { recipes: [leekPie], skipped: 0 } }
      if (method === 'PUT' && recipe) {
        const isAsked = path.endsWith('?evenIfPlanned=true')
        if ((body as WireOwnRecipeSave).lines.some(({ food }) => !food) && recipe.missing === 0 && !isAsked)
          return {
            status: 409,
            body: {
              ...{ type: '/problems/conflict', title: 'Look', status: 409 },
              detail: 'Leek pie is planned for day 2.',
            },
          }
        const { lines, ...rest } = body as WireOwnRecipeSave
        recipe = { ...recipe, ...rest, servings: rest.servings ?? null, isPlanned: rest.isPlanned ?? null }
        return { body: recipe }
      }
      if (method === 'DELETE') return { status: 204 }
      if (shown && path.includes(shown.id)) return { body: recipe }
      return { body: { recipes, total: recipes.length, page: 1, pageTotal: 1, most: 500 } }
    },
  })
}

const changes = (sent: { method: string; path: string; body?: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET')

it('[OWN-1] reads a pasted recipe and opens it', async () => {
  const { user, sent, isAt } = open([])
  expect(await screen.findByText('No recipes of your own yet')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  expect(screen.getByText('Paste or type a recipe first.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Recipe' }), 'Leek pie')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  await waitFor(() => expect(isAt('settings.resources.ownRecipe')).toBe(true))
  expect(changes(sent)).toMatchObject([{ path: '/api/own-recipes/text', body: { text: 'Leek pie' } }])
})

it('[OWN-1] a shared link stands in its field, and a page without a recipe is told there', async () => {
  const { user } = open([], undefined, '?text=Look%20https://cook.test/news')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the page' })
  expect(field.value).toBe('https://cook.test/news')
  await user.click(screen.getByRole('button', { name: 'Read the recipe' }))
  expect(await screen.findByText('No recipe was found on this page.')).toBeTruthy()
  expect(field.value).toBe('https://cook.test/news')
})

it('[OWN-1] the manifest’s share target is this screen, which reads what it sends', async () => {
  const file = await readFile(join(import.meta.dirname, '../../../public/app.webmanifest'), 'utf8')
  const { action, method, params } = JSON.parse(file).share_target
  expect([action, method]).toEqual([paths['settings.resources.ownRecipes'], 'GET'])
  const shared = new URLSearchParams({ [params.title]: 'Leek pie', [params.text]: '300 g leeks' })
  open([], undefined, `?${shared}&${params.url}=`)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' })
  expect(field.value).toBe('Leek pie\n\n300 g leeks')
})

it('[OWN-1] a page that is shared by its address alone stands in the field for links', async () => {
  open([], undefined, '?title=Leek%20pie&url=https://cook.test/leeks')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the page' })
  expect(field.value).toBe('https://cook.test/leeks')
})

it('[OWN-2] the list says what is missing of a recipe', async () => {
  open([
    leekPie,
    { ...leekPie, id: 'own-x', title: 'Zorble pie', missing: 1, isWhole: false, perServing: null },
  ])
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('May be planned'),
    expect.stringContaining('Without 1 of 2 lines'),
  ])
})

it('[OWN-3] a keto food is taken with the change to the method', async () => {
  const { user, sent } = open([], leekPie)
  expect(await screen.findByText(/33.2 g fewer net carbs a serving. Add an egg to bind./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take almond flour' }))
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]?.body).toMatchObject({
    lines: [
      { food: { id: 'almond-flour' }, grams: 180, note: 'Add an egg to bind.' },
      { words: '300 g leeks' },
    ],
  })
})

it('[OWN-2] an unknown line is named, and gets the food and grams that the person picks', async () => {
  const unknown = { ...leekPie, lines: [flour, zorble], missing: 1, isWhole: false, mayBePlanned: false }
  const { user, sent } = open([], unknown)
  expect(await screen.findByText('Without 1 of 2 lines.')).toBeTruthy()
  const row = within(screen.getByText('2 zorbles').closest('li') as HTMLElement)
  expect(row.getByText('No food was understood.')).toBeTruthy()
  await user.click(row.getByRole('button', { name: 'Change 2 zorbles' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Search foods' }), 'but')
  await user.click(await screen.findByRole('button', { name: /^butter/ }))
  await user.click(screen.getByRole('button', { name: 'Save', hidden: false }))
  expect(await screen.findByText('Say how many grams.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Weight/ }), '50')
  await user.click(screen.getByRole('button', { name: 'Save', hidden: false }))
  await waitFor(() => expect(changes(sent)).toHaveLength(1))
  expect(changes(sent)[0]?.body).toMatchObject({ lines: [{}, { food: { id: 'butter' }, grams: 50 }] })
})

it('[OWN-5] says whether plans may have it, and deletes it after asking', async () => {
  const { user, sent, isAt } = open([], leekPie)
  await user.click(await screen.findByRole('button', { name: 'Only by hand' }))
  await waitFor(() => expect(changes(sent)[0]?.body).toMatchObject({ isPlanned: false }))
  await user.click(screen.getByRole('button', { name: 'Delete this recipe' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(isAt('settings.resources.ownRecipes')).toBe(true))
})

it('[OWN-4] is saved as a file that other cookbooks read', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => String(saved.push(blob)),
      revokeObjectURL: () => undefined,
    }),
  )
  const { user } = open([], leekPie)
  await user.click(await screen.findByRole('button', { name: 'Cooklang' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text()).toContain('@leeks{300%g}')
})

it('[OWN-4] gets a photograph and loses it; a file that is no picture is told with the reason', async () => {
  const { user, sent } = open([], leekPie)
  const field = await screen.findByLabelText('Photo file')
  await user.upload(field, new File(['words'], 'notes.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a JPEG, PNG or WebP picture.')
  await user.upload(field, new File([new Uint8Array(10_000_001)], 'large.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toContain('10 MB at most')
  await user.upload(field, new File(['pixels'], 'pie.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy()
  expect(changes(sent).map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
    ['PUT', 'photo'],
    ['PUT', 'photo'],
    ['DELETE', 'photo'],
  ])
})

it('[OWN-5] an edit that makes a planned recipe unknown is saved after asking', async () => {
  const { user, sent } = open([], {
    ...leekPie,
    lines: [{ ...flour, food: null, grams: null }, line('300 g leeks')],
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'It is on your plan' })
  expect(within(dialog).getByText('Leek pie is planned for day 2.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Save all the same' }))
  await waitFor(() => expect(changes(sent).at(-1)?.path).toContain('?evenIfPlanned=true'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
