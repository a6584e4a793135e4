import type { PlanAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath } from '#lib/meal-plan/plan-places.ts'
import { Link } from '#ui/link.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type AskPart, figureOf, figureWords } from './ask-words.ts'

type PlanAskDrawerProps = { ask: PlanAsk; part: AskPart; onClose: () => void }

/** [LIV-2] A figure of the plan, week by week; a week's board says what its own is made of. */
export default function PlanAskDrawer({ ask, part, onClose }: PlanAskDrawerProps) {
  const { template } = usePlan().plan
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${figureOf(ask, part)} ${figureWords[part]}`}
      description="In all four weeks, each bought as planned"
    >
      <ul className="divide-y divide-hairline">
        {ask.weeks.map((week) => {
          const dayId = template.weeks.find(({ id }) => id === week.weekId)?.days[0]?.id
          const name = `Week ${week.weekNumber}`
          return (
            <li key={week.weekId} className="flex items-center justify-between gap-3 py-1">
              {dayId ? (
                <Link
                  to={mealsPath(template, { weekId: week.weekId, dayId })}
                  onClick={onClose}
                  className="inline-flex min-h-11 items-center font-semibold underline decoration-line underline-offset-4"
                >
                  {name}
                </Link>
              ) : (
                <span className="font-semibold">{name}</span>
              )}
              <span className="text-muted">{figureOf(week, part)}</span>
            </li>
          )
        })}
      </ul>
    </Drawer>
  )
}
