import Printer from 'virtual:lucide/printer'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { useMutation } from '@tanstack/react-query'
import { printItem } from '#lib/meal-plan/item-pages.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { showPdf } from './show-pdf.ts'

/** [RCP-6] The meal on paper. */
export function PrintButton({ place, title }: { place: ItemPlace; title: string }) {
  const { plan } = usePlan()
  const toasts = useToasts()
  const print = useMutation({
    // The tab comes from the press itself: one that opens later would be taken for a pop-up.
    mutationFn: async (tab: Window | null) => {
      const params = { planId: plan.id, templateId: plan.template.id, ...place }
      showPdf(await printItem(params), `${title}.pdf`, tab)
    },
    onError: (_error, tab) => {
      tab?.close()
      toasts.show('The page for print isn’t ready. Try again in a moment.', { tone: 'error' })
    },
  })
  return (
    <Button
      look="quiet"
      size="sm"
      busy={print.isPending}
      busyLabel="Making the page for print"
      onClick={() => print.mutate(window.open('', '_blank'))}
    >
      <Printer aria-hidden className="size-4" />
      Print
    </Button>
  )
}
