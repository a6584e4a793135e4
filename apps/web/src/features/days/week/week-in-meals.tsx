import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { weekButtons } from '@butterleaf/domain/meal-plan/states'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath } from '#lib/meal-plan/plan-places.ts'
import { LazyMoreThanMacros } from '#lib/nutrients/lazy-more-than-macros.tsx'
import { LazyShareCard } from '#lib/sharing/lazy-share-card.tsx'
import { WeekBoard } from '../board/week-board.tsx'
import { Fold } from './fold.tsx'
import { WeekSelector } from './week-selector.tsx'

type WeekInMealsProps = { found: FoundDay; onOpen: (dayId: string) => void }

/** [MAP-3] The week of a day on a phone: below the day, its board folded. */
export function FoldedWeek({ found, onOpen }: WeekInMealsProps) {
  return (
    <section aria-label="The week" className="mt-4 grid gap-3">
      <WeekSwitch found={found} />
      <Fold title="The whole week">
        <WeekBoard found={found} view="ready" heads="names" onOpen={onOpen} />
        <LazyMoreThanMacros days={found.week.days} of="week" week={found} />
        <LazyShareCard kind="plates" weekNumber={found.weekIndex + 1} />
      </Fold>
    </section>
  )
}

/** `id` begins the ids of the day's tabs and their panel. */
export function OpenWeek({ found, id, onOpen }: WeekInMealsProps & { id: string }) {
  return (
    <>
      <div className="order-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 min-[100rem]:col-span-2">
        <WeekSwitch found={found} />
      </div>
      <div className="order-2 grid gap-2">
        <WeekBoard found={found} view="ready" heads="tabs" id={id} onOpen={onOpen} />
        <LazyMoreThanMacros days={found.week.days} of="week" week={found} />
        <LazyShareCard kind="plates" weekNumber={found.weekIndex + 1} />
      </div>
    </>
  )
}

function WeekSwitch({ found: { week } }: { found: FoundDay }) {
  const { template } = usePlan().plan
  return (
    <WeekSelector
      weekId={week.id}
      weeks={weekButtons(template)}
      canOpen={({ isListEnabled }) => isListEnabled}
      whyClosed="A week can be cooked once all its seven days are planned."
      pathOf={mealsPath}
      className="md:flex-[1_1_20rem] lg:max-w-2xl"
    />
  )
}
