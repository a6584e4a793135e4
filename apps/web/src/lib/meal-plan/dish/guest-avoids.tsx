import ChevronDown from 'virtual:lucide/chevron-down'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { Suspense, useState } from 'react'
import { answersOfAvoids, avoidsOf } from '#lib/personality/answers/avoids-of.ts'
import { LazyAllergiesStep } from '#lib/personality/steps/late-steps.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

type GuestAvoidsProps = {
  avoids: Eater['avoids'] | undefined
  onAvoidsChange: (avoids: Eater['avoids']) => void
}

/** [TOG-2] What a guest may not eat: the same questions as of people at the table, loaded once they are opened. */
export function GuestAvoids({ avoids, onAvoidsChange }: GuestAvoidsProps) {
  const [isOpen, setOpen] = useState(avoids !== undefined)
  const answers = answersOfAvoids(avoids)
  return (
    <details
      className="group/avoids"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open/avoids:rotate-180" />A guest
        may not eat something
      </summary>
      {isOpen && (
        <div className="mt-2">
          <Suspense fallback={<Skeleton shape="block" />}>
            <LazyAllergiesStep
              answers={answers}
              change={(part) => onAvoidsChange(avoidsOf({ ...answers, ...part }))}
              isOfEater
            />
          </Suspense>
        </div>
      )}
    </details>
  )
}
