import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

type AskAheadProps = { found: FoundDay; onConfirm: () => void; onClose: () => void }

/** [MAP-4] Whether a day was eaten that hasn't come yet. */
export default function AskAhead({ found: { dayNumber }, onConfirm, onClose }: AskAheadProps) {
  const { template } = usePlan().plan
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${weekdayNaming(template)(dayNumber)} hasn’t come yet`}
      body={`It is planned for ${formatDate(dateOfDay(template, dayNumber), 'weekday')}. Mark it complete if you have eaten it already.`}
      confirmLabel="Mark complete"
      onConfirm={onConfirm}
    />
  )
}
