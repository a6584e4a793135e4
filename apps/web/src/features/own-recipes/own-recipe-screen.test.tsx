import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { changesIn, flour, leekPie, openOwnRecipes, ownLine, zorble } from './testing/open-own-recipes.tsx'

afterEach(() => vi.unstubAllGlobals())

// On Node 24 an answer's file is the simulated browser's Blob, which has no text(). Before, it is Node's own, which FileReader refuses.
const textOf = (file: Blob) =>
  'text' in file
    ? file.text()
    : new Promise<string>((resolve, reject) => {
        const reader = new FileReader()
        reader.onload = () => resolve(String(reader.result))
        reader.onerror = () => reject(reader.error)
        reader.readAsText(file)
      })

it('[OWN-3] a keto food is taken with the change to the method', async () => {
  const { user, sent } = openOwnRecipes([], leekPie)
  expect(await screen.findByText(/33.2 g fewer net carbs a serving. Add an egg to bind./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take almond flour' }))
  await waitFor(() => expect(changesIn(sent)).toHaveLength(1))
  expect(changesIn(sent)[0]?.body).toMatchObject({
    lines: [
      { food: { id: 'almond-flour' }, grams: 180, note: 'Add an egg to bind.' },
      { words: '300 g leeks' },
    ],
  })
})

it('[OWN-2] an unknown line is named, and gets the food and grams that the person picks', async () => {
  const unknown = { ...leekPie, lines: [flour, zorble], missing: 1, isWhole: false, mayBePlanned: false }
  const { user, sent } = openOwnRecipes([], unknown)
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
  await waitFor(() => expect(changesIn(sent)).toHaveLength(1))
  expect(changesIn(sent)[0]?.body).toMatchObject({ lines: [{}, { food: { id: 'butter' }, grams: 50 }] })
})

it('[OWN-2] [HELD-4] says that an amount was estimated, beside how sure the food is', async () => {
  const butter = { kind: 'cookbook' as const, id: 'butter', name: 'butter' }
  const knob = ownLine('a knob of butter', { food: butter, grams: 15, isAmountEstimated: true })
  openOwnRecipes([], { ...leekPie, lines: [knob, ownLine('300 g leeks')] })
  const row = (await screen.findByText('a knob of butter')).closest('li') as HTMLElement
  expect(row.textContent).toContain('Exact · butter, 15 g (amount estimated)')
  expect(screen.getByText('300 g leeks').closest('li')?.textContent).not.toContain('estimated')
})

it('[OWN-2] [HELD-4] names once the language that isn’t read yet', async () => {
  openOwnRecipes([], { ...leekPie, unreadLanguage: 'Dutch' })
  expect((await screen.findByText(/which isn’t read yet/)).textContent).toContain(
    'This recipe seems to be in Dutch, which isn’t read yet.',
  )
})

it('[ED-4] [OWN-4] says by step what would go wrong at the stove, in the person’s measures, and saves all the same', async () => {
  const text = 'The leeks don’t fit a 30 cm (12 in) pan at once: brown them in two batches.'
  const warnings = [{ kind: 'load' as const, stepIndex: 1, text }]
  const { user, sent } = openOwnRecipes([], { ...leekPie, steps: ['Heat.', 'Brown.'], warnings })
  const region = await screen.findByRole('region', { name: 'Before you cook' })
  expect(within(region).getByRole('listitem').textContent).toBe(
    'Step 2. The leeks don’t fit a 12 in (30 cm) pan at once: brown them in two batches.',
  )
  expect(region.closest('[aria-live="polite"]')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Only by hand' }))
  await waitFor(() => expect(changesIn(sent)).toHaveLength(1))
  expect(screen.getByRole('region', { name: 'Before you cook' })).toBeTruthy()
  await user.type(await screen.findByRole('textbox', { name: /Steps/ }), ' In two batches.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Before you cook' })).toBeNull())
})

it('[OWN-5] says whether plans may have it, and deletes it after asking', async () => {
  const { user, sent, isAt } = openOwnRecipes([], leekPie)
  await user.click(await screen.findByRole('button', { name: 'Only by hand' }))
  await waitFor(() => expect(changesIn(sent)[0]?.body).toMatchObject({ isPlanned: false }))
  await user.click(screen.getByRole('button', { name: 'Delete this recipe' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(isAt('app.recipes.yours')).toBe(true))
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
  const { user } = openOwnRecipes([], leekPie)
  await user.click(await screen.findByRole('button', { name: 'Cooklang' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await textOf(saved[0] as Blob)).toContain('@leeks{300%g}')
})

it('[OWN-4] gets a photograph and loses it; a file that is no picture is told with the reason', async () => {
  const { user, sent } = openOwnRecipes([], leekPie)
  const field = await screen.findByLabelText('Photo file')
  await user.upload(field, new File(['words'], 'notes.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a JPEG, PNG or WebP picture.')
  await user.upload(field, new File([new Uint8Array(10_000_001)], 'large.png', { type: 'image/png' }))
  expect((await screen.findByRole('alert')).textContent).toContain('10 MB at most')
  await user.upload(field, new File(['pixels'], 'pie.png', { type: 'image/png' }))
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }))
  expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeTruthy()
  expect(changesIn(sent).map(({ method, path }) => [method, path.split('/').at(-1)])).toEqual([
    ['PUT', 'photo'],
    ['PUT', 'photo'],
    ['DELETE', 'photo'],
  ])
})

it('[OWN-5] an edit that makes a planned recipe unknown is saved after asking', async () => {
  const { user, sent } = openOwnRecipes([], {
    ...leekPie,
    lines: [{ ...flour, food: null, grams: null }, ownLine('300 g leeks')],
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'It is on your plan' })
  expect(within(dialog).getByText('Leek pie is planned for day 2.')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Save all the same' }))
  await waitFor(() => expect(changesIn(sent).at(-1)?.path).toContain('?evenIfPlanned=true'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})
