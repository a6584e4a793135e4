import ArrowLeftRight from 'virtual:lucide/arrow-left-right'
import CalendarArrowUp from 'virtual:lucide/calendar-arrow-up'
import CircleSlash from 'virtual:lucide/circle-slash'
import Dices from 'virtual:lucide/dices'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import LockKeyholeOpen from 'virtual:lucide/lock-keyhole-open'
import Plus from 'virtual:lucide/plus'
import Trash2 from 'virtual:lucide/trash'
import Utensils from 'virtual:lucide/utensils'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/free-slots'
import { sidesOf } from '@butterleaf/domain/meal-plan/item'
import { refusalAsCooked } from '@butterleaf/domain/meal-plan/leftovers'
import { refusalToServe } from '@butterleaf/domain/meal-plan/operations/change-servings'
import { refusalToSkip } from '@butterleaf/domain/meal-plan/operations/skip-slot'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import { placeOf } from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { servingStep } from '@butterleaf/domain/meal-plan/servings'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import type { ComponentType } from 'react'
import { openFoodSheet } from '#lib/food-log/food-sheet-request.ts'
import { useToday } from '#lib/use-today.ts'
import { type PlanChange, planChange } from '../change/plan-change.ts'
import { usePlanChange } from '../change/use-plan-change.ts'
import { type ChoiceBegun, useChoiceState } from '../choosing/choice-begun.ts'
import { isPending, usePlan } from '../plan-context.ts'
import { recipesPath } from '../plan-places.ts'
import { refusalWords } from '../words/refusal-words.ts'

export type DishActName = 'replace' | 'move' | 'random' | 'lock' | 'clear' | 'skip' | 'instead' | 'beside'

/** What a press does: goes to a page, opens a step of the sheet, or acts at once; `closes`: the sheet has nothing more to show then. */
type Press =
  | Readonly<{ kind: 'page'; to: string; state: ChoiceBegun }>
  | Readonly<{ kind: 'move' }>
  | Readonly<{ kind: 'act'; run: () => void; closes: boolean }>

export type DishAct = Readonly<{
  /** In a word, below its icon on a card. */
  text: string
  /** In the sheet. */
  name: string
  /** What it means, in a line. */
  note: string
  Icon: ComponentType<{ className?: string }>
  /** Why it can't be done now, in a sentence. */
  why?: string | undefined
  isBusy?: boolean
  isOn?: boolean
  press: Press
}>

/**
 * [MAP-3] Everything that can be done with a dish in its place, once for all places where it is met: the sheet shows all of it, a card
 * of the Editor some. Absent is what makes no sense there; what isn't possible now says why.
 */
export function useDishActs(found: FoundDish): ReadonlyMap<DishActName, DishAct> {
  const planContext = usePlan()
  const { template } = planContext.plan
  const { mutate } = usePlanChange()
  const today = useToday()
  const begun = useChoiceState()
  const { item, day, dayNumber } = found
  const place = placeOf(found)
  const date = dateOfDay(template, dayNumber)
  const ofDay: Refusal | undefined = day.isComplete ? { because: 'day-complete', dayNumber } : undefined
  const because = (refusal?: Refusal) => refusalWords(template, ofDay ?? refusal)
  const change = (asked: PlanChange, closes: boolean): Press => ({
    kind: 'act',
    run: () => mutate(asked),
    closes,
  })
  const eaten = (at: LogPlace): Press => ({
    kind: 'act',
    run: () => openFoodSheet({ date, place: at }),
    closes: true,
  })
  const acts: Record<DishActName, DishAct | false> = {
    replace: {
      text: 'Replace',
      name: 'Replace…',
      note:
        sidesOf(item).length > 0 ? 'By another main; the sides stay beside it.' : 'By a dish of your choice.',
      Icon: ArrowLeftRight,
      why: because(refusalAsCooked(found)),
      press: { kind: 'page', to: recipesPath(template, found), state: begun },
    },
    move: {
      text: 'Move',
      name: 'Move…',
      note: 'To another day or meal, or in exchange for what is planned there.',
      Icon: CalendarArrowUp,
      why: because(),
      press: { kind: 'move' },
    },
    random: {
      text: 'Random',
      name: 'Random',
      note: 'Another dish that fits the day.',
      Icon: Dices,
      why: because(refusalToDraw(found)),
      isBusy: isPending(planContext, 'randomizeItem', item.id),
      press: change(planChange('randomizeItem', place), false),
    },
    lock: {
      text: 'Lock',
      name: item.isLocked ? 'Unlock' : 'Lock',
      note: item.isLocked ? 'Locked: a random draw leaves it alone.' : 'A random draw leaves it alone then.',
      Icon: item.isLocked ? LockKeyhole : LockKeyholeOpen,
      isOn: item.isLocked,
      why: because(),
      press: change(item.isLocked ? planChange('unlockItem', place) : planChange('lockItem', place), false),
    },
    clear: {
      text: 'Clear',
      name: 'Clear',
      note: 'The meal is open again.',
      Icon: Trash2,
      why: because(refusalAsCooked(found)),
      press: change(planChange('clearItem', place), true),
    },
    // ITEM-3: of a plan of one's own, and no dessert.
    skip: template.mode === 'own' &&
      item.meal !== 'dessert' && {
        text: 'Skip',
        name: 'Skip the meal',
        note: `No ${item.meal} on this day.`,
        Icon: CircleSlash,
        why: because(refusalToSkip(template, found)),
        press: change(planChange('skipItem', place), true),
      },
    instead: {
      text: 'Ate else',
      name: 'Ate something else…',
      note: 'Out, or another dish: it counts instead of this one.',
      Icon: Utensils,
      press: eaten({ kind: 'instead', meal: item.meal }),
    },
    // What is eaten beside the plan can be written down up to tomorrow.
    beside: date <= addDays(today, 1) && {
      text: 'Ate more',
      name: 'Ate more with it…',
      note: 'A drink, a side, a second helping: it counts beside this one.',
      Icon: Plus,
      press: eaten({ kind: 'beside', meal: item.meal }),
    },
  }
  return new Map(
    Object.entries(acts).flatMap(([name, act]) => (act ? [[name as DishActName, act] as const] : [])),
  )
}

/** [ITEM-4] A quarter of a serving up or down, and why not. A failure is quiet, and the value is the server's again. */
export function useServings(found: FoundDish) {
  const { template } = usePlan().plan
  const { mutate } = usePlanChange()
  const { servings } = found.item
  const whyOf = (steps: 1 | -1) =>
    refusalWords(template, refusalToServe(found, servings + steps * servingStep))
  return {
    minus: whyOf(-1),
    plus: whyOf(1),
    step: (steps: 1 | -1) => mutate(planChange('changeServings', { ...placeOf(found), steps })),
  }
}
