import { passwordMaxLength } from '@butterleaf/domain/account/new-password'
import { nameMaxLength } from '@butterleaf/domain/account/person-name'
import { emailMaxLength } from '../accounts/email-address.ts'
import type { Field } from './form.ts'

export const givenNameField: Field = {
  name: 'first_name',
  label: 'First name',
  autocomplete: 'given-name',
  maxLength: nameMaxLength,
}

export const familyNameField: Field = {
  name: 'last_name',
  label: 'Last name',
  autocomplete: 'family-name',
  maxLength: nameMaxLength,
}

export const emailField: Field = {
  name: 'email',
  label: 'Email',
  type: 'email',
  autocomplete: 'username',
  maxLength: emailMaxLength,
}

export const passwordField: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
  maxLength: passwordMaxLength,
}

export const recoveryCodeField: Field = {
  name: 'code',
  label: 'Recovery code',
  autocomplete: 'one-time-code',
  maxLength: 60,
  hint: 'Sixteen letters and digits, such as 7k2m-q9xd-0vbn-4htz.',
}

export const newPasswordField: Field = {
  ...passwordField,
  autocomplete: 'new-password',
  rules: {
    length: 'At least 8 characters; a few words in a row are easy to keep in mind',
    digit: 'A digit among them',
    email: 'Not your e-mail address',
    guess: 'Nothing that others guess first, such as a word with a year',
  },
}
