import { afterEach, expect, it } from 'vitest'
import { createOwnerStore, setPresentOwner } from './owner-store.ts'

const name = 'butterleaf.kitchen'
const store = createOwnerStore<{ text: string }>(name, { text: '' })

afterEach(() => {
  setPresentOwner(undefined)
  store.remove()
})

it('[AUTH-3] shows a person’s value to them and, while the owner is unknown, on this device', () => {
  setPresentOwner('robin')
  store.write({ text: 'mine' })
  setPresentOwner(undefined)
  expect(store.read().text).toBe('mine')
  setPresentOwner('sam')
  expect(store.read().text).toBe('')
  setPresentOwner('robin')
  expect(store.read().text).toBe('mine')
})

it('still belongs to its person while the owner is unknown', () => {
  setPresentOwner('robin')
  store.write({ text: 'mine' })
  setPresentOwner(undefined)
  store.write({ text: 'still mine' })
  setPresentOwner('sam')
  expect(store.read().text).toBe('')
})

it('begins afresh with another person', () => {
  setPresentOwner('robin')
  store.write({ text: 'mine' })
  setPresentOwner('sam')
  store.write({ text: 'theirs' })
  setPresentOwner('robin')
  expect(store.read().text).toBe('')
})

it.each(['{', '"text"', 'null', '7'])('reads %s, which it never wrote, as nothing', (text) => {
  localStorage.setItem(name, text)
  expect(store.read().text).toBe('')
})

it('gives the same object as long as nothing was written', () => {
  store.write({ text: 'mine' })
  expect(store.read()).toBe(store.read())
})
