import {
  type MineralCaution,
  mineralCautions,
} from '@butterleaf/domain/nutrition/mineral-goals/mineral-cautions'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'

const labels = {
  'kidney-disease': 'Kidney disease',
  'heart-failure': 'Heart failure',
  'blood-pressure-medicine': 'Blood-pressure medicine: ACE inhibitor, ARB or potassium-sparing',
  'sodium-limit-by-doctor': 'A sodium limit from a doctor',
} as const satisfies Record<MineralCaution, string>

const chips = [
  ...mineralCautions.map((value) => ({ value, label: labels[value] })),
  { value: 'none', label: 'None of these' },
] as const
type Chip = MineralCaution | 'none'

interface MineralSafetyProps {
  /** Null: not answered. None of them is an empty list. */
  cautions: readonly MineralCaution[] | null
  onCautionsChange: (cautions: readonly MineralCaution[] | null) => void
}

/** [MIN-4] One question; "none" is an answer, silence isn't. */
export function MineralSafety({ cautions, onCautionsChange }: MineralSafetyProps) {
  const toggle = (chip: Chip, isOn: boolean) => {
    if (chip === 'none') return onCautionsChange(isOn ? [] : null)
    const next = mineralCautions.filter((one) => (one === chip ? isOn : cautions?.includes(one)))
    onCautionsChange(next.length > 0 ? next : null)
  }
  const chosen: readonly Chip[] = cautions?.length === 0 ? ['none'] : (cautions ?? [])
  return (
    <Card>
      <ToggleChips<Chip>
        label="Before we aim for more potassium: does any of this apply to you?"
        chips={chips}
        values={chosen}
        isRequired
        onToggle={toggle}
      />
      <p className="mt-3 text-sm text-muted">We don’t store these answers, here or anywhere.</p>
    </Card>
  )
}
