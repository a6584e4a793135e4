/** A sheet released above this share of its height springs back (APP-7). */
const closingShare = 2 / 3

/** Whether a sheet was dragged down far enough to close when released, however fast. */
export function isDraggedAway(sheet: HTMLElement): boolean {
  const movedPx = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--drawer-swipe-movement-y'))
  return movedPx > sheet.offsetHeight * closingShare
}
