import type { Puzzle, PuzzlePurpose } from '@butterleaf/contract/account/puzzle-schemas'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import { type Html, html } from '@butterleaf/server-kit/pages/html'

/** The values typed before, and their faults. */
export interface FormState {
  values?: Record<string, string>
  faults?: readonly FieldFault[]
  /** Why the form was refused, when no single field is at fault. */
  refusal?: string
  /** Of a refusal: a puzzle that lets the form through when it is sent with the solution. */
  challenge?: Puzzle | undefined
}

export interface Field {
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
