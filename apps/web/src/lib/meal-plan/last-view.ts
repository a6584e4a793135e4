import { deviceStorage } from '#lib/device/web-storage.ts'

/** APP-2: the shopping list opens again only if it was looked at last. Kept for the device. */
export function rememberView(view: 'list' | 'meals'): void {
  deviceStorage.write('butterleaf.last-view', view)
}

export function wasListViewedLast(): boolean {
  return deviceStorage.read('butterleaf.last-view') === 'list'
}
