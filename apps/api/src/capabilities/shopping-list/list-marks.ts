import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import type { Tick } from '@butterleaf/domain/shopping-list/ticks'

/** What somebody did to the list of a week; all else on it follows from the plan. */
export type ListMarks = Readonly<{ ticks: readonly Tick[]; ownLines: readonly OwnLine[] }>
