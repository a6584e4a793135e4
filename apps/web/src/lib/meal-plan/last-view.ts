import { isShopUnderWay, type LastView } from '@butterleaf/domain/meal-plan/states'
import { useEffect } from 'react'
import { device, readText, storeText } from '#lib/device/web-storage.ts'

/** APP-2: the shopping list opens again only while a shop is under way. Kept for the device. */
export function rememberView(view: LastView['view']): void {
  storeText(device, 'butterleaf.last-view', `${view} ${Date.now()}`)
}

/** Also remembers when the screen was left: a shop may take longer than an hour. */
export function useRememberedView(view: LastView['view']): void {
  useEffect(() => {
    const remember = () => rememberView(view)
    remember()
    document.addEventListener('visibilitychange', remember)
    return () => {
      document.removeEventListener('visibilitychange', remember)
      remember()
    }
  }, [view])
}

export function isShopping(): boolean {
  return isShopUnderWay(readLastView(), Date.now())
}

/** Undefined too of what an older version stored, which told no time. */
function readLastView(): LastView | undefined {
  const [view, atMs = ''] = readText(device, 'butterleaf.last-view')?.split(' ') ?? []
  return (view === 'list' || view === 'meals') && atMs ? { view, atMs: Number(atMs) } : undefined
}
