const typedInto = new Set<Element>()

/** Listens from the moment this module is loaded. */
addEventListener('input', ({ target }) => {
  if (target instanceof Element) typedInto.add(target)
})

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
