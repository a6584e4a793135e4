const key = 'butterleaf.last-view'

/** APP-2: the shopping list opens again only if it was looked at last. Kept for the device. */
export function rememberView(view: 'list' | 'meals'): void {
  try {
    localStorage.setItem(key, view)
  } catch {
    // Storage refused: the app opens with the meals.
  }
}

export function wasListViewedLast(): boolean {
  try {
    return localStorage.getItem(key) === 'list'
  } catch {
    return false
  }
}
