const typedInto = new Set<Element>()

/** From now on; asked as soon as this part of the app is there. */
addEventListener('input', ({ target }) => {
  if (target instanceof Element) typedInto.add(target)
})

/** A field that is still there holds what somebody typed. Ticks and choices take effect at once, so they don't count. */
export function hasTypedText(): boolean {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field)
  return [...typedInto].some((field) => isText(field) && field.value !== '')
}

/** In the middle of something that a reload would end. */
export function isPersonBusy(): boolean {
  return hasTypedText() || document.querySelector('dialog[open], [role=dialog], [role=alertdialog]') !== null
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  if (field instanceof HTMLTextAreaElement) return true
  return field instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(field.type)
}
