import type { OwnLine } from '@butterleaf/domain/shopping-list/own-lines'
import type { Tick } from '@butterleaf/domain/shopping-list/ticks'

/** What a person changed on a week's list; the rest of the list follows from the plan. */
export type ListMarks = Readonly<{ ticks: readonly Tick[]; ownLines: readonly OwnLine[] }>
