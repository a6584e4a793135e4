import {
  type CookingRhythm,
  cookingRhythms,
  rhythmOf,
  withRhythm,
} from '@butterleaf/domain/onboarding/cooking-rhythm'
import { useState } from 'react'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { answersOf } from '#lib/personality/answers/questionnaire-of.ts'
import { useRegeneration, whatStays } from '#lib/personality/outcome/use-regeneration.ts'
import { MeasuredRhythms } from '#lib/personality/rhythm/measured-rhythms.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Link } from '#ui/link.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'

/**
 * [LIV-3] [MAP-3] [SET-3] The rhythms with what each asks of this person, and a new plan for the one that is chosen: the next easier one,
 * unless the person says another. What becomes of the days ahead stands above the button, so nothing is asked after it.
 */
export default function EasierWeeks({ onClose }: { onClose: () => void }) {
  const { plan } = usePlan()
  const regeneration = useRegeneration()
  const now = rhythmOf(plan.answers.meals)
  const [chosen, choose] = useState(() => withRhythm(plan.answers.meals, easierThan(now)))
  const isNow = rhythmOf(chosen) === now
  const make = () =>
    regeneration.mutate(
      { ...plan.answers, meals: chosen },
      { onSuccess: (made) => made.kind === 'made' && onClose() },
    )
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Make weeks easier"
      description="Fewer things to buy and fewer hours in the kitchen, by cooking on fewer days."
      footer={
        <div className="grid gap-3">
          <p className="text-sm text-pretty text-muted">{whatStays}</p>
          <Button
            size="lg"
            isWide
            busy={regeneration.isPending}
            busyLabel="Making your plan"
            why={isNow ? 'Your plan is made for this already.' : undefined}
            onClick={make}
          >
            Make a new plan
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <MeasuredRhythms
          answers={{ ...answersOf(plan.answers), meals: chosen }}
          change={({ meals }) => meals && choose(meals)}
        />
        <p className="text-sm">
          <Link
            to={paths['settings.resources.preferences']}
            className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          >
            Minutes, shopping days and each meal
          </Link>
        </p>
        <div role="alert" className="empty:hidden">
          {regeneration.data?.kind === 'nothing-fits' && (
            <Banner tone="warning">
              Nothing fits all of this. Your plan is as it was; your other answers say what keeps it out.
            </Banner>
          )}
          {regeneration.error && (
            <Banner tone="danger">{reasonOf(regeneration.error)} Your plan is as it was.</Banner>
          )}
        </div>
      </div>
    </Drawer>
  )
}

/** Of a mix of one's own it isn't known how easy it is: the easiest. */
function easierThan(rhythm: CookingRhythm | undefined): CookingRhythm {
  const next = rhythm && cookingRhythms[cookingRhythms.indexOf(rhythm) + 1]
  return next ?? 'twice-a-week'
}

function reasonOf(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t work just now.'
}
