import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changesIn, flour, leekPie, openOwnRecipes, ownLine } from './testing/open-own-recipes.tsx'

const titleField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const save = () => screen.getByRole('button', { name: 'Save' })
const question = () => screen.findByRole('alertdialog', { name: 'Changed elsewhere' })

async function typeTitle(user: ReturnType<typeof openOwnRecipes>['user'], title: string) {
  const field = await titleField()
  await user.clear(field)
  await user.type(field, title)
}

it('[OWN-4] a title that another device changed, too, is saved only when the person says so', async () => {
  const { user, sent, editElsewhere, stored } = openOwnRecipes([], leekPie)
  await typeTitle(user, 'Leek pie of mine')
  editElsewhere({ title: 'Leek pie of theirs', lines: [ownLine('400 g leeks')] })
  await user.click(save())
  await user.click(within(await question()).getByRole('button', { name: 'Go on editing' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await titleField()).value).toBe('Leek pie of mine')
  expect(stored()?.title).toBe('Leek pie of theirs')

  await user.click(save())
  await user.click(within(await question()).getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(stored()).toMatchObject({ title: 'Leek pie of mine', lines: [{ words: '400 g leeks' }] })
  expect(changesIn(sent)).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Undo what isn’t saved' })).toBeNull()
})

it('[OWN-4] the other version is loaded in place of what was typed when the person says so', async () => {
  const { user, editElsewhere, stored } = openOwnRecipes([], leekPie)
  await typeTitle(user, 'Leek pie of mine')
  editElsewhere({ title: 'Leek pie of theirs' })
  await user.click(save())
  await user.click(within(await question()).getByRole('button', { name: 'Load the other version' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await titleField()).value).toBe('Leek pie of theirs')
  expect(stored()?.title).toBe('Leek pie of theirs')
})

it('[OWN-3] [OWN-4] a swap in a recipe that was changed elsewhere asks, too', async () => {
  const { user, editElsewhere, stored } = openOwnRecipes([], leekPie)
  const take = await screen.findByRole('button', { name: 'Take almond flour' })
  editElsewhere({ title: 'Leek pie of theirs' })
  await user.click(take)
  const asked = within(await question())
  expect(stored()?.lines[0]).toEqual(flour)
  await user.click(asked.getByRole('button', { name: 'Save mine' }))
  await waitFor(() => expect(stored()?.lines[0]?.food?.id).toBe('almond-flour'))
  expect(stored()?.title).toBe('Leek pie of theirs')
})

it('[OWN-4] what is typed outlives a reload and a change of a line, until it is saved or undone', async () => {
  const first = openOwnRecipes([], leekPie)
  await typeTitle(first.user, 'Leek tart')
  cleanup()

  const { user, stored } = openOwnRecipes([], leekPie)
  expect((await titleField()).value).toBe('Leek tart')
  await user.click(screen.getByRole('button', { name: 'Undo what isn’t saved' }))
  expect((await titleField()).value).toBe('Leek pie')
  await typeTitle(user, 'Leek quiche')
  await user.click(screen.getByRole('button', { name: 'Take almond flour' }))
  await waitFor(() => expect(stored()?.lines[0]?.food?.id).toBe('almond-flour'))
  expect((await titleField()).value).toBe('Leek quiche')
  await user.click(save())
  await waitFor(() => expect(stored()?.title).toBe('Leek quiche'))
  expect(stored()?.lines[0]?.food?.id).toBe('almond-flour')
})

it('[OWN-1] a recipe that is being typed outlives a reload', async () => {
  const first = openOwnRecipes([])
  await first.user.type(await screen.findByRole('textbox', { name: 'Recipe' }), 'Leek pie')
  cleanup()
  openOwnRecipes([])
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Recipe' })
  expect(field.value).toBe('Leek pie')
})
