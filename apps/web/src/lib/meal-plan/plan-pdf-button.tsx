import FileDown from 'virtual:lucide/file-down'
import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { useMutation } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { downloadFile } from '#lib/download-file.ts'
import { Button } from '#ui/action/button.tsx'
import type { ButtonAppearance } from '#ui/action/button-look.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { usePlan } from './plan-context.ts'

/** [SHOP-6] All four weeks on paper. */
export function PlanPdfButton({ look = 'ghost' }: { look?: ButtonAppearance }) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const params = { planId: plan.id, templateId: plan.template.id }
  const download = useMutation({
    mutationFn: () => downloadFile(api.open(mealPlanCalls.downloadTemplate, { params })),
    onError: () => toasts.show('The PDF of your plan isn’t ready. Try again in a moment.', { tone: 'error' }),
  })
  return (
    <Button
      look={look}
      size="sm"
      busy={download.isPending}
      busyLabel="Making the PDF of your plan"
      onClick={() => download.mutate()}
    >
      <FileDown aria-hidden className="size-4.5" />
      Full plan PDF
    </Button>
  )
}
