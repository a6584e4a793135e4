/** A sheet let go above this share of its height springs back (APP-7). */
const closingShare = 2 / 3

/** Whether a sheet has been dragged down far enough to close when let go, however fast the flick was. */
export function isDraggedAway(sheet: HTMLElement): boolean {
  const movedPx = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--drawer-swipe-movement-y'))
  return movedPx > sheet.offsetHeight * closingShare
}
