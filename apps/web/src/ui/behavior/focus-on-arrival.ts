/** A ref for what takes the place of something that had the focus, which would be nowhere now. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
