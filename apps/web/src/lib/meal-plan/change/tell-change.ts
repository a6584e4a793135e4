import { changeSentence } from '@butterleaf/domain/meal-plan/acts/change-sentence'
import { placeOfAct } from '@butterleaf/domain/meal-plan/acts/place-of-act'
import { type ActDone, isDrawReported } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { awayChange } from '@butterleaf/domain/meal-plan/away/change-away'
import { changedSlots } from '@butterleaf/domain/meal-plan/history/changed-slots'
import { companyChanges, guestCompany } from '@butterleaf/domain/meal-plan/history/company-changes'
import { drawReport } from '@butterleaf/domain/meal-plan/history/draw-report'
import { pressedGuests, pressedSlot } from '@butterleaf/domain/meal-plan/history/merge-servings'
import { showAbsences, showSlots } from '@butterleaf/domain/meal-plan/history/show-slots'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'

/** `changeId`: by this it is taken back; it is the plan's version that the change made. */
type Told = Readonly<{ text: string; key: string; changeId: string }>

/** Presses that are joined: one change, which the first press names. */
export type Presses = Readonly<{
  at: string
  before: MealPlan
  changeId: string
  lastVersion: number
  lastMs: number
}>

const shownTogetherMs = 10_000

/** LIFE-8: the notice of a change; undefined where it changed no meal, no date and not who eats along. */
export function tellChange(
  change: ActDone,
  before: MealPlan,
  after: MealPlan,
  presses: Presses | undefined,
): Told | undefined {
  const isPress = presses !== undefined && isPressed(change, before, after)
  const text = changeNews(change, isPress ? presses.before : before, after)
  if (text === undefined) return undefined
  const changeId = isPress ? presses.changeId : String(after.version)
  return { text, changeId, key: isPress ? presses.at : changeId }
}

/** With one more press. */
export function addPress(
  presses: Presses | undefined,
  change: ActDone,
  before: MealPlan,
  after: MealPlan,
): Presses | undefined {
  if (!isPressed(change, before, after)) return undefined
  const at = `${change.act} ${placeOfAct(change.args)}`
  const last = { lastVersion: after.version, lastMs: Date.now() }
  const isNext =
    presses?.at === at &&
    presses.lastVersion === after.version - 1 &&
    last.lastMs - presses.lastMs < shownTogetherMs
  return { ...(isNext ? presses : { at, before, changeId: String(after.version) }), ...last }
}

function isPressed({ act }: ActDone, before: MealPlan, after: MealPlan): boolean {
  const slots = changedSlots(before.template, after.template)
  const guests = companyChanges(before.template, after.template, guestCompany)
  return (pressedSlot({ act, slots }) ?? pressedGuests({ act, slots, guests })) !== undefined
}

/** What a change did to the meals, for a notice; undefined where it did nothing to them. */
function changeNews(change: ActDone, before: MealPlan, after: MealPlan): string | undefined {
  const isOtherPlan = before.template.id !== after.template.id
  const slots = isOtherPlan ? [] : showSlots(before, after)
  const away = isOtherPlan ? undefined : awayChange(before.template, after.template)
  const absences = isOtherPlan ? [] : showAbsences(before, after)
  const guests = isOtherPlan ? [] : companyChanges(before.template, after.template, guestCompany)
  if (!isOtherPlan && slots.length === 0 && !away && absences.length + guests.length === 0) return undefined
  const day = weekdayNaming(after.template)
  if (isDrawReported(change)) return drawReport(before.template, after.template, change.args, day)
  return `${changeSentence({ act: change.act, slots, away, absences, guests }, day)}.`
}
