import { type DietaryTag, dietaryTagText, diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { AvoidedIngredients } from './avoided-ingredients.tsx'
import { LackingEquipment } from './lacking-equipment.tsx'
import type { StepProps } from './step-props.ts'

/** [ONB-11] What a dish must be free of, what it must not contain, foods by name, and what the kitchen lacks. */
export function AllergiesStep({ answers, change }: StepProps) {
  return (
    <div className="grid gap-6">
      <ToggleChips
        label="My food has to be"
        chips={diets.map(chipOf)}
        values={answers.diets}
        onToggle={(diet, isOn) => change({ diets: toggled(diets, answers.diets, diet, isOn) })}
      />
      <ToggleChips
        label="I don’t eat"
        chips={exclusions.map(chipOf)}
        values={answers.exclusions}
        onToggle={(exclusion, isOn) =>
          change({ exclusions: toggled(exclusions, answers.exclusions, exclusion, isOn) })
        }
      />
      <AvoidedIngredients
        avoided={{ names: answers.avoidedFoods, groups: answers.avoidedGroups ?? [] }}
        onAvoidedChange={({ names, groups }) =>
          change({ avoidedFoods: names, avoidedGroups: groups.length > 0 ? groups : null })
        }
      />
      <LackingEquipment
        lacking={answers.lacksEquipment ?? []}
        onLackingChange={(lacking) => change({ lacksEquipment: lacking.length > 0 ? lacking : null })}
      />
    </div>
  )
}

function chipOf<Tag extends DietaryTag>(tag: Tag): { value: Tag; label: string } {
  return { value: tag, label: dietaryTagText(tag) }
}

/** In the order of all, so that what is chosen again is what it was before. */
function toggled<Tag>(all: readonly Tag[], chosen: readonly Tag[], tag: Tag, isOn: boolean): Tag[] {
  return all.filter((one) => (one === tag ? isOn : chosen.includes(one)))
}
