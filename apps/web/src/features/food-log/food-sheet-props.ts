import type { FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { FoodSheetRequest } from '#lib/food-log/food-sheet-request.ts'

export type FoodSheetProps = {
  request: FoodSheetRequest
  log: FoodLog
  onSave: (entry: LogEntry) => void
  onClose: () => void
}
