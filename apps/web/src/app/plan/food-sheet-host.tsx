import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { closeFoodSheet, type FoodSheetRequest, foodSheetRequest } from '#lib/food-log/food-sheet-request.ts'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

const FoodSheet = lazy(() => import('#features/food-log/food-sheet.tsx'))

/** [LIFE-2] [LIFE-3] The sheet "What did you eat?" over whatever screen asked for it; another screen closes it. */
export function FoodSheetHost() {
  const request = useSyncExternalStore(foodSheetRequest.subscribe, foodSheetRequest.read)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is another one
  useEffect(() => closeFoodSheet, [pathname])
  return (
    request && (
      <Suspense fallback={null}>
        <OpenSheet request={request} />
      </Suspense>
    )
  )
}

function OpenSheet({ request }: { request: FoodSheetRequest }) {
  const { log, save, remove } = useFoodLog()
  const toasts = useToasts()
  const saveEntry = (entry: LogEntry) => {
    const before = log.entries.find(({ id }) => id === entry.id)
    save(entry)
    const onPress = () => (before ? save(before) : remove(entry.id))
    toasts.show(savedText(entry), { tone: 'done', action: { label: 'Undo', onPress } })
  }
  return <FoodSheet request={request} log={log} onSave={saveEntry} onClose={closeFoodSheet} />
}

function savedText({ source, figures }: LogEntry): string {
  if (source.kind === 'notCounted') return 'Out, and not counted'
  const kcal = `${Math.round(figures.calories).toLocaleString()} kcal`
  return 'name' in source ? `${source.name}: ${kcal} counted` : `${kcal} counted`
}
