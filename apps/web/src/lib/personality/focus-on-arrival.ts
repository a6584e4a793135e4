/** A ref for the heading of what takes a form's place: the focus was in the form, and would be nowhere now. */
export function focusOnArrival(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
}
