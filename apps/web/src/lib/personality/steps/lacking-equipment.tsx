import ChevronDown from 'virtual:lucide/chevron-down'
import { type Equipment, equipment } from '@butterleaf/domain/cooking/equipment'
import { equipmentNames } from '@butterleaf/domain/cooking/equipment-words'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'

interface LackingEquipmentProps {
  lacking: readonly Equipment[]
  onLackingChange: (lacking: readonly Equipment[]) => void
}

const oftenAsked: readonly Equipment[] = ['oven', 'microwave', 'blender', 'air-fryer']
const chips = [...oftenAsked, ...equipment.filter((piece) => !oftenAsked.includes(piece))].map((value) => ({
  value,
  label: equipmentNames[value],
}))

/** [CON-9] "I have no oven": out of the way of people whose kitchen has everything, and told while it is closed. */
export function LackingEquipment({ lacking, onLackingChange }: LackingEquipmentProps) {
  // In the order of all, so that what is chosen again is what it was before.
  const toggle = (piece: Equipment, isOn: boolean) =>
    onLackingChange(equipment.filter((one) => (one === piece ? isOn : lacking.includes(one))))
  return (
    <details className="group">
      <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-full px-2 font-semibold text-leaf [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
        {lacking.length === 0
          ? 'What your kitchen lacks'
          : `Your kitchen lacks: ${lacking.map((piece) => equipmentNames[piece]).join(', ')}`}
      </summary>
      <div className="mt-3 grid gap-3">
        <ToggleChips label="My kitchen has no …" chips={chips} values={lacking} onToggle={toggle} />
        <p className="text-pretty text-sm text-muted">
          We assume that you have everything else. Without an oven, we plan nothing for its broiler either.
        </p>
      </div>
    </details>
  )
}
