import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { improvePasswords } from './password-fields.ts'

const field = (id: string, more: string) =>
  `<div class="idp-field"><label for="${id}">${id === 'email' ? 'Email' : 'Password'}</label><input class="idp-input" id="${id}" required ${more}></div>`

let faults: string[]

beforeEach(() => {
  faults = []
  document.body.innerHTML = `<form novalidate>${field('email', 'type="email"')}${field('password', 'type="password" autocomplete="new-password"')}
<ul><li data-rule="length"></li><li data-rule="digit"></li><li data-rule="email"></li><li data-rule="guess"></li></ul><button>Save</button></form>`
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ faults })))
  improvePasswords(document)
})
afterEach(() => vi.unstubAllGlobals())

const input = (id: string) => document.getElementById(id) as HTMLInputElement
const met = () => [...document.querySelectorAll<HTMLElement>('[data-rule]')].map(({ dataset }) => dataset.met)
const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent

it('the rules are marked while a password is typed', async () => {
  const user = userEvent.setup()
  await user.type(input('email'), 'ann2@example.org')
  expect(met()).toEqual(['false', 'false', 'false', 'false'])
  await user.type(input('password'), 'ann2')
  expect(met()).toEqual(['false', 'true', 'false', 'false'])
  await user.type(input('password'), ' leeks')
  expect(met()).toEqual(['true', 'true', 'true', 'false'])
})

it('a password can be looked at', async () => {
  const user = userEvent.setup()
  const button = document.querySelector<HTMLButtonElement>('.idp-show')
  await user.click(button as HTMLButtonElement)
  expect([input('password').type, button?.textContent]).toEqual(['text', 'Hide password'])
})

it('what the server refuses is told in place, and nothing typed is lost', async () => {
  const user = userEvent.setup()
  faults = ['That password is one of the first that others guess. Choose another.']
  await user.type(input('email'), 'ann@example.org')
  await user.type(input('password'), 'password1{Enter}')
  await waitFor(() => expect(errorOf('password')).toBe(faults[0]))
  expect(input('password').value).toBe('password1')
  expect(input('password').getAttribute('aria-invalid')).toBe('true')
})

it('an empty field and a bad password are told together', async () => {
  const user = userEvent.setup()
  faults = ['Use at least 8 characters in the password.']
  await user.type(input('password'), 'a{Enter}')
  await waitFor(() => expect(errorOf('password')).toBe(faults[0]))
  expect(errorOf('email')).toBe('Enter an e-mail address like name@example.org.')
})
