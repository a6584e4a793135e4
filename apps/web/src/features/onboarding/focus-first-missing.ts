const missing = '[data-missing], [aria-invalid=true], input:invalid:not([aria-hidden])'

/** Moves the focus to the first question of a form that has no answer, or a wrong one, and brings it into view. */
export function focusFirstMissing(form: HTMLFormElement | null): void {
  const question = form?.querySelector<HTMLElement>(missing)
  const control = question?.matches('input') ? question : question?.querySelector('input')
  control?.focus({ preventScroll: true })
  question?.scrollIntoView?.({ block: 'center' })
}
