import ChevronRight from 'virtual:lucide/chevron-right'
import LockKeyhole from 'virtual:lucide/lock-keyhole'
import { dayToOpen } from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { useNavigate } from 'react-router'
import { editorPath } from '#lib/meal-plan/plan-places.ts'

/** [APP-5] Until week 1 is ready; leads to its first day that isn't. */
export function UnlockHint({ template }: { template: Template }) {
  const navigate = useNavigate()
  const place = dayToOpen(template.weeks[0])
  if (!place) return null
  return (
    <button
      type="button"
      onClick={() => void navigate(editorPath(template, place))}
      className="mb-4 flex min-h-12 w-full items-center gap-3 rounded-field bg-butter py-2.5 pr-3 pl-4 text-left text-sm font-semibold text-on-butter transition hover:bg-[color-mix(in_oklab,var(--butter)_88%,#fff)] forced-colors:border"
    >
      <LockKeyhole aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">Build Days 1-7 to unlock 'My Meals' and 'Shopping List' tabs.</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </button>
  )
}
