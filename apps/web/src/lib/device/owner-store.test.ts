import { afterEach, expect, it } from 'vitest'
import { createOwnerStore, getLastOwner, setPresentOwner } from './owner-store.ts'

const name = 'butterleaf.kitchen'
const store = createOwnerStore<{ text: string }>(name, { text: '' })

afterEach(() => {
  setPresentOwner(undefined)
  store.remove()
  localStorage.clear()
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

it('[AUTH-3] a value stored while the owner is unknown is shown to the next known one', () => {
  store.write({ text: 'whose?' })
  setPresentOwner('robin')
  expect(store.read()).toEqual({ text: 'whose?', owner: null })
})

it('reads a value of an earlier version with what it lacked', () => {
  const larger = createOwnerStore<{ text: string; size: number }>(name, { text: '', size: 2 })
  localStorage.setItem(name, '{"text":"mine","owner":"robin"}')
  expect(larger.read()).toEqual({ text: 'mine', size: 2, owner: 'robin' })
})

it.each(['"text"', '7', 'null'])('takes nothing of %s for a part of the value', (text) => {
  localStorage.setItem(name, text)
  expect(store.read()).toEqual({ text: '', owner: null })
})

it('[APP-2] without a network the last owner is who signed in here last', () => {
  expect(getLastOwner()).toBeUndefined()
  localStorage.setItem('butterleaf.owner', 'robin')
  expect(getLastOwner()).toBe('robin')
  setPresentOwner('sam')
  expect(getLastOwner()).toBe('sam')
})
