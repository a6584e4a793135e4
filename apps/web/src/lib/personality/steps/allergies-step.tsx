import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { AvoidedIngredients } from './avoided-ingredients.tsx'
import { useFoodTags } from './food-tags.ts'
import type { StepProps } from './step-props.ts'

/** [ONB-11] What a dish must be free of, what it must not contain, and foods by name. */
export function AllergiesStep({ answers, change }: StepProps) {
  const tags = useFoodTags()
  const chipsOf = (kind: 'allergen' | 'intolerance') =>
    tags.filter((tag) => tag.kind === kind).map(({ id, name }) => ({ value: id, label: capitalized(name) }))
  return (
    <div className="grid gap-6">
      <ToggleChips
        label="My food has to be"
        chips={chipsOf('allergen')}
        values={answers.allergens}
        onToggle={(code, isOn) => change({ allergens: withCode(answers.allergens, code, isOn) })}
      />
      <ToggleChips
        label="I don’t eat"
        chips={chipsOf('intolerance')}
        values={answers.intolerances}
        onToggle={(code, isOn) => change({ intolerances: withCode(answers.intolerances, code, isOn) })}
      />
      <AvoidedIngredients
        names={answers.avoidedIngredients}
        onNamesChange={(avoidedIngredients) => change({ avoidedIngredients })}
      />
    </div>
  )
}

function withCode(codes: readonly number[], code: number, isOn: boolean): number[] {
  const others = codes.filter((other) => other !== code)
  return isOn ? [...others, code] : others
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
