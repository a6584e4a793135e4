import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const checkMs = 60_000

/** The person's calendar day; a page that stays open over midnight follows within a minute, or when it is looked at again. */
export function useToday(): IsoDate {
  return useSyncExternalStore(subscribe, () => today())
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, checkMs)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
