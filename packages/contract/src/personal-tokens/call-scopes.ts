import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import { accountCalls } from '../account/calls.ts'
import { calendarCalls } from '../calendar-feed/calls.ts'
import type { Call } from '../call.ts'
import { foodLogCalls } from '../food-log/calls.ts'
import { actCalls } from '../meal-plan/act-calls.ts'
import {
  dayCalls,
  historyCalls,
  itemCalls,
  mealPlanCalls,
  proposalCalls,
  weekCalls,
} from '../meal-plan/calls.ts'
import { invitationCalls, seatCalls } from '../meal-plan/seat-calls.ts'
import { ownRecipeCalls } from '../own-recipes/calls.ts'
import { recipeCalls } from '../recipes/calls.ts'
import { reminderCalls } from '../reminders/calls.ts'
import { sharingCalls } from '../sharing/calls.ts'
import { askCalls } from '../shopping-list/ask-calls.ts'
import { shoppingListCalls } from '../shopping-list/calls.ts'
import { subscriptionCalls } from '../subscription/calls.ts'
import { billingPriceCalls } from '../subscription/price-calls.ts'
import { weightTrackerCalls } from '../weight-tracker/calls.ts'
import { personalTokenCalls } from './calls.ts'

type Calls = { readonly [name: string]: Call | Calls }
type Asked = Pick<Call, 'method' | 'path'>

const { create, readTaste: _forEverybody, ...planReads } = mealPlanCalls
const { takeSkipBack, ...itemReads } = itemCalls

/** DOOR-1: the scope that a personal token needs, call by call. A write needs its own scope alone, a read `plan:read`. */
const callsByScope: Readonly<Record<TokenScope, readonly Calls[]>> = {
  'plan:read': [
    planReads,
    itemReads,
    ...[proposalCalls, historyCalls, weekCalls, dayCalls, askCalls],
    { read: recipeCalls.read },
    pick(shoppingListCalls, ['download', 'readCupboard']),
    pick(foodLogCalls, ['read', 'readDaysInRange']),
    pick(weightTrackerCalls, ['read', 'exportLogs', 'readLearning']),
    pick(ownRecipeCalls, ['list', 'listFoods', 'read', 'exportJsonLd', 'exportCooklang']),
  ],
  // A decided target changes the plan.
  'plan:write': [actCalls, { create, takeSkipBack }, pick(weightTrackerCalls, ['decideProposal'])],
  'list:write': [
    pick(shoppingListCalls, ['saveTicks', 'saveAtHome', 'addLine', 'removeLine', 'closeCupboard']),
  ],
  'tracker:write': [
    pick(weightTrackerCalls, ['setTarget', 'reset', 'saveLog', 'deleteLog', 'deleteDay', 'importLogs']),
    pick(weightTrackerCalls, ['changeLearning', 'confirmReading']),
    pick(foodLogCalls, ['saveEntry', 'deleteEntry', 'saveExtra', 'deleteExtra']),
  ],
  'recipes:write': [
    pick(ownRecipeCalls, ['createFromText', 'createFromLink', 'createFromFile', 'copy', 'save', 'delete']),
    pick(ownRecipeCalls, ['changePhoto', 'removePhoto']),
  ],
}

/** What only the person does, signed in: who they are, what opens the account, and what they pay. */
const closedCalls: readonly Calls[] = [
  ...[accountCalls, subscriptionCalls, billingPriceCalls, personalTokenCalls, sharingCalls],
  ...[invitationCalls, seatCalls],
  pick(calendarCalls, ['list', 'create', 'delete']),
  pick(reminderCalls, ['read', 'save', 'subscribe', 'unsubscribe']),
]

const scopes = new Map(
  Object.entries(callsByScope).flatMap(([scope, calls]) =>
    calls.flatMap(listCalls).map((call) => [nameOf(call), scope as TokenScope]),
  ),
)
const closed = new Set(closedCalls.flatMap(listCalls).map(nameOf))

/** Undefined for a call that no personal token opens. */
export function scopeOf(call: Asked): TokenScope | undefined {
  return scopes.get(nameOf(call))
}

/** Whether a call is in the table at all: one that is new must be. */
export function isCallJudged(call: Asked): boolean {
  return scopes.has(nameOf(call)) !== closed.has(nameOf(call))
}

function nameOf({ method, path }: Asked): string {
  return `${method} ${path}`
}

function listCalls(calls: Calls): Call[] {
  return Object.values(calls).flatMap((value) => (isCall(value) ? [value] : listCalls(value)))
}

function isCall(value: Call | Calls): value is Call {
  return typeof value.path === 'string'
}

function pick<Table extends Calls, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[],
): Calls {
  return Object.fromEntries(names.map((name) => [name, table[name] as Call]))
}
