import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Planning } from '../drawing/diner.ts'
import type { Meal } from '../meals.ts'
import type { FoundDay } from '../places.ts'
import type { Eating } from './span.ts'

/** What a proposal to mend is made with. */
export type Mending = Readonly<{
  planning: Planning
  eating: Eating
  /** All days whose sum is to come out. */
  span: readonly FoundDay[]
  /** Of them, those that may change, by day. */
  ahead: readonly FoundDay[]
  /** Each day ahead takes its share; else the next one takes all that it can. */
  isShared: boolean
  /** What each of them may hold. */
  mayHold: (found: FoundDay) => MacroRanges
  /** Today, in days of the plan: what was to be cooked before is cooked. */
  fromDayNumber: number
  /** Days whose food isn't bought yet. */
  unshoppedDays: ReadonlySet<number>
  /** Something else was eaten instead. */
  isReplaced: (dayNumber: number, meal: Meal) => boolean
}>
