import { device, readText, storeText } from '#lib/device/web-storage.ts'

/** APP-2: the shopping list opens again only if it was looked at last. Kept for the device. */
export function rememberView(view: 'list' | 'meals'): void {
  storeText(device, 'butterleaf.last-view', view)
}

export function wasListViewedLast(): boolean {
  return readText(device, 'butterleaf.last-view') === 'list'
}
