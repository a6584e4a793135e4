import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { changeNews } from './change-news.ts'
import type { PlanChange } from './plan-change.ts'

/** What is told of a change. */
export type ToldChange = Pick<PlanChange, 'act' | 'at' | 'scope'>

/** `changeId`: by this it is taken back; it is the plan's version that the change made. */
type Told = Readonly<{ text: string; key: string; changeId: string }>

/** Presses of plus and minus on one dish, right after each other: one change, which the first press names. */
export type Presses = Readonly<{
  at: string
  before: MealPlan
  changeId: string
  lastVersion: number
  lastMs: number
}>

const shownTogetherMs = 10_000

/** LIFE-8: the notice of a change; undefined where it changed no meal. */
export function tellChange(
  { act, scope, at }: ToldChange,
  before: MealPlan,
  after: MealPlan,
  presses: Presses | undefined,
): Told | undefined {
  const isPress = act === 'changeServings' && presses !== undefined
  const text = changeNews({ act, scope }, isPress ? presses.before : before, after)
  if (text === undefined) return undefined
  const changeId = isPress ? presses.changeId : String(after.version)
  return { text, changeId, key: isPress ? `servings of ${at}` : changeId }
}

/** With one more press. */
export function addPress(
  presses: Presses | undefined,
  { act, at }: ToldChange,
  before: MealPlan,
  after: MealPlan,
): Presses | undefined {
  if (act !== 'changeServings') return undefined
  const last = { lastVersion: after.version, lastMs: Date.now() }
  const isNext =
    presses?.at === at &&
    presses.lastVersion === after.version - 1 &&
    last.lastMs - presses.lastMs < shownTogetherMs
  return { ...(isNext ? presses : { at, before, changeId: String(after.version) }), ...last }
}
