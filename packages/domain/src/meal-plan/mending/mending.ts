import type { Meal } from '../../meals/meals.ts'
import type { Planning } from '../drawing/diner.ts'
import type { Helping, ItemId } from '../item.ts'
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
  /** Today, in days of the plan: what was to be cooked before is cooked. */
  fromDayNumber: number
  /** Days whose food isn't bought yet. */
  unshoppedDays: ReadonlySet<number>
  /** Of dishes that are bought more may be served, though it has to be bought. */
  mayBuyMore: boolean
  /** The meal is over, or something else was eaten instead. */
  isEaten: (dayNumber: number, meal: Meal) => boolean
  /** The item keeps what it had, or changes by as much as a person notices (HELD-3). */
  isFelt: (id: ItemId, helping: Helping) => boolean
  /** What the day comes to is nearer by as much. */
  isDayFelt: (found: FoundDay) => boolean
}>
