import { useEffect, useState } from 'react'

/** Something shown for so long; a further one has its own full time. */
export function usePassing<Value>(milliseconds: number): {
  shown: Value | undefined
  show: (value: Value) => void
} {
  const [passing, setPassing] = useState<{ value: Value }>()
  useEffect(() => {
    if (!passing) return
    const timer = setTimeout(() => setPassing(undefined), milliseconds)
    return () => clearTimeout(timer)
  }, [passing, milliseconds])
  return { shown: passing?.value, show: (value) => setPassing({ value }) }
}
