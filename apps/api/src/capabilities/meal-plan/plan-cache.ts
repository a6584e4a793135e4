import { changedDays } from '@butterleaf/domain/meal-plan/changed-days'
import type { DayId } from '@butterleaf/domain/meal-plan/template'
import { calendarText } from '@butterleaf/domain/meal-plan/template'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { LoadedPlan } from './plan.ts'

/** Which answer a client has: what it shows depends on these. */
export type PlanVersion = Readonly<{ id: string; version: number; edition: string }>
/** What is otherwise than in an earlier version of the plan. */
export type ChangedParts = Readonly<{ since: number; days: ReadonlySet<DayId>; interactions: boolean }>

/** The plans used last, by user, and what changed in them lately. Each holds for its id, its version and its recipes' edition. */
export type PlanCache = Readonly<{
  get(userId: string): LoadedPlan | undefined
  set(loaded: LoadedPlan): void
  /** From now on a client may ask for changes since this version. */
  noteSent(userId: string, sent: PlanVersion): void
  /** Undefined where that isn't known, as after a start of the process: then the whole plan is sent. */
  changesSince(loaded: LoadedPlan, version: number): ChangedParts | undefined
}>

type Step = Readonly<{ version: number; days: readonly DayId[]; interactions: boolean }>
/** `steps` lead from the version `from` to the plan's, one after the other. */
type Entry = Readonly<{ loaded: WeakCookbookPlan; from: number; steps: readonly Step[] }>
/** The cookbook's own cache decides how long it is kept: here it would outlive that. */
type WeakCookbookPlan = Readonly<{ plan: LoadedPlan['plan']; cookbook: WeakRef<Cookbook>; edition: string }>

/** Some tens of kilobytes each. */
const mostCachedPlans = 256
/** A client is usually one change behind, seldom more than a few. */
const mostSteps = 40

export function openPlanCache(mostPlans = mostCachedPlans): PlanCache {
  const entries = new BoundedMap<Entry>(mostPlans)
  const firstSent = new BoundedMap<PlanVersion>(mostPlans)
  return {
    get: (userId) => {
      const { plan, cookbook } = entries.get(userId)?.loaded ?? {}
      const kept = cookbook?.deref()
      return plan && kept && { plan, cookbook: kept }
    },
    set: (loaded) => {
      const { userId, version } = loaded.plan
      const known = entries.get(userId)
      const next = known && isNextOf(known.loaded, loaded) ? withStep(known, loaded) : undefined
      entries.set(userId, next ?? { loaded: withWeakCookbook(loaded), from: version, steps: [] })
    },
    noteSent: (userId, sent) => {
      const first = firstSent.get(userId)
      if (first?.id !== sent.id || first.edition !== sent.edition) firstSent.set(userId, sent)
    },
    changesSince: ({ plan, cookbook }, version) => {
      const entry = entries.get(plan.userId)
      const first = firstSent.get(plan.userId)
      if (entry?.loaded.plan !== plan || version < entry.from || version > plan.version) return undefined
      if (first?.id !== plan.id || first.edition !== cookbook.edition || version < first.version)
        return undefined
      const steps = entry.steps.filter((step) => step.version > version)
      return {
        since: version,
        days: new Set(steps.flatMap(({ days }) => days)),
        interactions: steps.some(({ interactions }) => interactions),
      }
    },
  }
}

function withWeakCookbook({ plan, cookbook }: LoadedPlan): WeakCookbookPlan {
  return { plan, cookbook: new WeakRef(cookbook), edition: cookbook.edition }
}

/** Whether one differs from the other by days: other answers, extras, recipes, times away or another template change all of them. */
function isNextOf({ plan: before, edition }: WeakCookbookPlan, { plan, cookbook }: LoadedPlan): boolean {
  return (
    plan.id === before.id &&
    plan.version > before.version &&
    partIds(plan) === partIds(before) &&
    calendarText(plan.active.template) === calendarText(before.active.template) &&
    cookbook.edition === edition &&
    (plan.extras === before.extras || JSON.stringify(plan.extras) === JSON.stringify(before.extras)) &&
    (plan.answers === before.answers || JSON.stringify(plan.answers) === JSON.stringify(before.answers))
  )
}

/** Of the template and its weeks. */
function partIds({ active: { template } }: LoadedPlan['plan']): string {
  return [template.id, ...template.weeks.map(({ id }) => id)].join()
}

function withStep({ loaded: { plan: before }, from, steps }: Entry, loaded: LoadedPlan): Entry {
  const { version, interactions, active } = loaded.plan
  const old = before.active.template.weeks
  const followsDays = loaded.plan.answers.table?.eaters.some(({ answers }) => answers) ?? false
  const step: Step = {
    version,
    days: active.template.weeks.flatMap((week, at) => changedDays(old[at] ?? week, week, { followsDays })),
    interactions: interactions !== before.interactions,
  }
  const dropped = steps.length < mostSteps ? undefined : steps[0]
  return {
    loaded: withWeakCookbook(loaded),
    from: dropped?.version ?? from,
    steps: [...steps.slice(dropped ? 1 : 0), step],
  }
}
