const typedInto = new Set<Element>()

/** Called when the app starts: what is typed before the rest is loaded counts too. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target)
  })
}

/** A field on the page contains typed text. Ticks and choices take effect at once, so they don't count. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some((field) => isText(field) && field.value !== '')
}

/** A reload would interrupt the person. */
export function isPersonBusy(): boolean {
  return hasTypedText() || document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(field.type)
}
