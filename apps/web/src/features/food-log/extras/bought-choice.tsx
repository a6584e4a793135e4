import { ChoiceGroup } from '#ui/form/choice-group.tsx'

const choices = [
  { value: true, label: 'Bought', note: 'It stands on the shopping list.' },
  { value: false, label: 'Not bought', note: 'From a café, from work, or always at home.' },
]

/** [LIFE-4] Whether the shopping list asks for it. */
export function BoughtChoice({
  isBought,
  onChange,
}: {
  isBought: boolean
  onChange: (isBought: boolean) => void
}) {
  return <ChoiceGroup label="Is it bought?" choices={choices} value={isBought} onValueChange={onChange} />
}
