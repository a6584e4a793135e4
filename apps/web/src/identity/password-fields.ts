import { hasDigit, passwordMinLength, seenPasswordLength } from '@butterleaf/domain/account/new-password'

type Rule = (password: string, email: string) => boolean

/** The rules that can be judged while typing; the server judges all of them. */
const rules: Readonly<Record<string, Rule>> = {
  length: (password) => seenPasswordLength(password) >= passwordMinLength,
  digit: (password) => hasDigit(password),
  email: (password, email) => {
    const [lower, address] = [password.toLowerCase(), email.trim().toLowerCase()]
    return password !== '' && lower !== address && lower !== address.split('@', 1)[0]
  },
}

/** Lets every password be looked at, marks the rules of a new one while it is typed, and has the server judge it in place. */
export function improvePasswords(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('input[type="password"]')) {
    addShowButton(field)
    if (field.autocomplete === 'new-password') checkWhileTyping(field)
  }
}

function addShowButton(field: HTMLInputElement): void {
  const button = field.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = 'idp-show'
  button.setAttribute('aria-controls', field.id)
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Hide password' : 'Show password'
  }
  button.addEventListener('click', () => show(field.type === 'password'))
  // Browsers offer to store only what leaves as a password.
  field.form?.addEventListener('submit', () => show(false))
  show(false)
  field.after(button)
}

function checkWhileTyping(field: HTMLInputElement): void {
  const { form } = field
  if (!form) return
  const mark = () => {
    for (const line of form.querySelectorAll<HTMLElement>('[data-rule]')) {
      const isMet = rules[line.dataset.rule ?? '']?.(field.value, emailIn(form)) ?? false
      line.dataset.met = String(field.value !== '' && isMet)
    }
  }
  form.addEventListener('input', mark)
  mark()
  let judged = ''
  form.addEventListener('submit', (event) => {
    const key = `${field.value}\n${emailIn(form)}`
    if (judged === key && findGaps(form).length === 0) return
    event.preventDefault()
    const { submitter } = event
    void judge(form, field).then((isFine) => {
      if (!isFine) return
      judged = key
      form.requestSubmit(submitter)
    })
  })
}

/** A refusal here keeps everything that was typed; a page that the server sends again has no password in it. */
async function judge(form: HTMLFormElement, field: HTMLInputElement): Promise<boolean> {
  for (const each of fieldsOf(form)) showFault(each, '')
  const gaps = findGaps(form)
  for (const gap of gaps) showFault(gap, gapText(gap))
  const faults = field.value === '' ? [] : await askServer(field.value, emailIn(form))
  if (faults.length > 0) showFault(field, faults.join(' '))
  const first = gaps[0] ?? (faults.length > 0 ? field : undefined)
  first?.focus()
  return first === undefined
}

/** When the server can't be asked, the form is sent as it is, and the server says it on a page. */
async function askServer(password: string, email: string): Promise<string[]> {
  const body = new URLSearchParams({ password, email })
  const answer = await fetch('/idp/password-check', { method: 'POST', body }).catch(() => undefined)
  if (!answer?.ok) return []
  const { faults } = (await answer.json()) as { faults: string[] }
  return faults
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input.idp-input')]
}

function findGaps(form: HTMLFormElement): HTMLInputElement[] {
  return fieldsOf(form).filter(
    ({ required, value, validity }) => (required && value.trim() === '') || validity.typeMismatch,
  )
}

function gapText({ labels, type }: HTMLInputElement): string {
  if (type === 'email') return 'Enter an e-mail address like name@example.org.'
  return `Enter your ${labels?.[0]?.textContent?.toLowerCase() ?? 'answer'}.`
}

function emailIn(form: HTMLFormElement): string {
  return form.querySelector<HTMLInputElement>('input[type="email"]')?.value ?? ''
}

function showFault(field: HTMLInputElement, text: string): void {
  const id = `${field.id}-error`
  field.ownerDocument.getElementById(id)?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each && each !== id)
  field.setAttribute('aria-describedby', (text ? [id, ...others] : others).join(' '))
  field.toggleAttribute('aria-invalid', false)
  if (!text) return
  const fault = field.ownerDocument.createElement('p')
  Object.assign(fault, { id, className: 'idp-error', textContent: text })
  field.setAttribute('aria-invalid', 'true')
  field.closest('.idp-field')?.append(fault)
}
