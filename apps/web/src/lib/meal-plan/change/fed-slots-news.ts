import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { useToasts } from '#ui/feedback/toast.tsx'

/** LEFT-3: says which meals of later days changed with the dish that fed them; nothing where it fed none. */
export function useFedSlotsNews(found: FoundItem | undefined) {
  const toasts = useToasts()
  return (change: 'Also new' | 'Also open again') => {
    const fed = found ? slotsFedBy(found) : []
    if (fed.length > 0) toasts.show(`${change}: ${slotNames(fed)}.`)
  }
}

/** "lunch on day 3 and dinner on day 4" */
function slotNames(slots: readonly FoundItem[]): string {
  return joinWords(slots.map(({ item, dayNumber }) => `${item.meal} on day ${dayNumber}`))
}
