import type { Puzzle, PuzzlePurpose } from '@butterleaf/contract/account/puzzle-schemas'
import { passwordMaxLength } from '@butterleaf/domain/account/new-password'
import { nameMaxLength } from '@butterleaf/domain/account/person-name'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import { type Html, html } from '@butterleaf/server-kit/pages/html'
import { emailMaxLength } from '../accounts/email-address.ts'

/** The values typed before, and their faults. */
export interface FormState {
  values?: Record<string, string>
  faults?: readonly FieldFault[]
  /** Why the form was refused, when no single field is at fault. */
  refusal?: string
  /** Of a refusal: a puzzle that lets the form through when it is sent with the solution. */
  challenge?: Puzzle | undefined
}

interface Field {
  name: string
  label: string
  autocomplete: string
  type?: 'text' | 'email' | 'password'
  maxLength: number
  hint?: string
  /** Shown before anything is typed; the page's script marks those that are met, by their names. */
  rules?: Record<string, string>
  /** Takes the focus when the form as a whole was refused. */
  retried?: boolean
}

export function renderSummary({ faults = [], refusal }: FormState): Html | false {
  if (refusal) return html`<div class="idp-summary" role="alert" id="summary"><p>${refusal}</p></div>`
  if (faults.length === 0) return false
  return html`<div class="idp-summary" role="alert" id="summary">
<h2>Have another look</h2>
<ul>${faults.map(({ message }) => html`<li>${message}</li>`)}</ul>
</div>`
}

/** The attributes of a form that the page's script may have to solve a puzzle for. */
export function renderPuzzleOf(purpose: PuzzlePurpose, { challenge }: FormState): Html {
  const given = challenge && html` data-challenge="${JSON.stringify(challenge)}"`
  return html`data-puzzle="${purpose}"${given}`
}

export function renderField(field: Field, state: FormState): Html {
  const { name, hint, rules } = field
  const faults = state.faults?.filter((each) => each.field === name) ?? []
  return html`<div class="idp-field">
<label class="idp-label" for="${name}">${field.label}</label>
<input class="idp-input"${attributes(field, state).map((attribute) => attribute && html` ${attribute}`)}>${
    hint && html`\n<p class="idp-hint" id="${name}-hint">${hint}</p>`
  }${rules && html`\n${renderRules(name, rules)}`}${faults.length > 0 && html`\n<p class="idp-error" id="${name}-error">${faults.map(({ message }) => message).join(' ')}</p>`}
</div>`
}

function renderRules(name: string, rules: Record<string, string>): Html {
  const lines = Object.entries(rules).map(([rule, words]) => html`<li data-rule="${rule}">${words}</li>`)
  return html`<ul class="idp-rules" id="${name}-hint">${lines}</ul>`
}

/** A password is never sent back; other values stay. */
function attributes(field: Field, state: FormState): (Html | false | undefined)[] {
  const { name, type = 'text' } = field
  const fault = state.faults?.find((each) => each.field === name)
  const isFocused = fault ? fault === state.faults?.[0] : Boolean(state.refusal && field.retried)
  const describedBy = [
    fault && `${name}-error`,
    isFocused && state.refusal && 'summary',
    (field.hint || field.rules) && `${name}-hint`,
  ].filter(Boolean)
  return [
    html`id="${name}" name="${name}" type="${type}" autocomplete="${field.autocomplete}"`,
    html`maxlength="${field.maxLength}" required`,
    type === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`,
    type !== 'password' && html`value="${state.values?.[name] ?? ''}"`,
    fault && html`aria-invalid="true"`,
    describedBy.length > 0 && html`aria-describedby="${describedBy.join(' ')}"`,
    isFocused && html`autofocus`,
  ]
}

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

interface PasskeyButton {
  /** Where the page's script asks for a challenge. */
  options: string
  label: string
  look: 'idp-button' | 'idp-button-quiet'
}

/**
 * Belongs into a form. Hidden until the page's script finds that the browser has passkeys: it asks for a challenge, has the
 * browser answer it, and posts the answer with the form.
 */
export function renderPasskeyButton({ options, label, look }: PasskeyButton): Html {
  return html`<input type="hidden" name="credential">
<p class="idp-error" role="alert" data-passkey-fault hidden></p>
<button class="${look}" type="submit" data-passkey-options="${options}" hidden>${label}</button>`
}

/** A form with nothing but that button, hidden with it. */
export function renderPasskeyForm({
  action,
  ...button
}: Omit<PasskeyButton, 'options'> & { action: string }): Html {
  return html`<form class="idp-form idp-form-more" method="post" action="${action}" hidden>
${renderPasskeyButton({ ...button, options: `${action}/options` })}
</form>`
}
