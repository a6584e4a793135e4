/** A ref for an element that replaces the focused one, so that the focus isn't lost. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
