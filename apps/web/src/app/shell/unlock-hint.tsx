import type { PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import { areTabsUnlocked } from '@butterleaf/domain/meal-plan/states/open-tabs'
import { ChevronRight, LockKeyhole } from 'lucide-react'
import { useNavigate } from 'react-router'
import { dayToOpen, editorPath } from '#lib/meal-plan/plan-places.ts'
import { templateFromWire } from '#lib/meal-plan/template-from-wire.ts'

/** [APP-5] Until week 1 is ready; links to its first day that isn't. */
export function UnlockHint({ template }: { template: PlanTemplate | undefined }) {
  const navigate = useNavigate()
  const rules = template && templateFromWire(template)
  const place = rules && dayToOpen(rules.weeks[0])
  if (!rules || !place || areTabsUnlocked(rules)) return null
  return (
    <button
      type="button"
      onClick={() => void navigate(editorPath(rules, place))}
      className="mb-4 flex min-h-12 w-full items-center gap-3 rounded-field bg-butter py-2.5 pr-3 pl-4 text-left text-sm font-semibold text-on-butter transition hover:bg-[color-mix(in_oklab,var(--butter)_88%,#fff)] forced-colors:border"
    >
      <LockKeyhole aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">Build Days 1-7 to unlock 'My Meals' and 'Shopping List' tabs.</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </button>
  )
}
