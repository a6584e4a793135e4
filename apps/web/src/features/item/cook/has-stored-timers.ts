export const timersKey = 'butterleaf.timers'

/** Known without what tells timers apart, which only somebody with a timer need load. */
export function areTimersKept(): boolean {
  try {
    return (localStorage.getItem(timersKey) ?? '[]') !== '[]'
  } catch {
    return false
  }
}
