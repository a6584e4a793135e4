import ChevronDown from 'virtual:lucide/chevron-down'
import { type Equipment, equipment, equipmentNames } from '@butterleaf/domain/cooking/equipment'

import { type DietaryTag, dietaryTagText, diets, exclusions } from '@butterleaf/domain/recipes/dietary-tags'
import { foodGroupName } from '@butterleaf/domain/recipes/food-groups'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { type FoundFood, useIngredientSearch } from './ingredient-search.ts'
import { PickedWords } from './picked-words.tsx'
import type { StepProps } from './step-props.ts'

type AllergiesStepProps = StepProps & {
  /** TOG-3: of somebody who eats along in the person's kitchen. */
  isOfEater?: boolean
  /** TOG-4: false for a person who eats what is cooked in another kitchen. */
  hasKitchen?: boolean
}

/** [ONB-11] What a dish must be free of, what it must not contain, foods by name, and what the kitchen lacks. */
export function AllergiesStep({
  answers,
  change,
  isOfEater = false,
  hasKitchen = !isOfEater,
}: AllergiesStepProps) {
  return (
    <div className="grid gap-6">
      <ToggleChips
        label={isOfEater ? 'Their food has to be' : 'My food has to be'}
        chips={diets.map(chipOf)}
        values={answers.diets}
        onToggle={(diet, isOn) => change({ diets: toggled(diets, answers.diets, diet, isOn) })}
      />
      <ToggleChips
        label={isOfEater ? 'They don’t eat' : 'I don’t eat'}
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
      {hasKitchen && (
        <LackingEquipment
          lacking={answers.lacksEquipment ?? []}
          onLackingChange={(lacking) => change({ lacksEquipment: lacking.length > 0 ? lacking : null })}
        />
      )}
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

/** Names of foods, and ids of groups. */
type AvoidedFoods = { names: readonly string[]; groups: readonly string[] }

interface AvoidedIngredientsProps {
  avoided: AvoidedFoods
  onAvoidedChange: (avoided: AvoidedFoods) => void
}

/** [ONB-11] Foods to leave out, one by one or a whole group at once, found by name. */
function AvoidedIngredients({ avoided, onAvoidedChange }: AvoidedIngredientsProps) {
  const [text, setText] = useState('')
  const search = useIngredientSearch(text)
  const { names, groups } = avoided
  const suggestions = search.foods
    .filter(({ name, group }) => (group ? !groups.includes(group) : !names.includes(name)))
    .map(textOfFood)
  const pick = (picked: string) => {
    const food = search.foods.find((one) => textOfFood(one) === picked)
    if (food?.group) onAvoidedChange({ names, groups: [...groups, food.group] })
    else if (food) onAvoidedChange({ names: [...names, food.name], groups })
  }
  const remove = (text: string) =>
    onAvoidedChange({
      names: names.filter((name) => name !== text),
      groups: groups.filter((group) => textOfGroup(group) !== text),
    })
  return (
    <PickedWords
      label="Foods to avoid"
      hint="Two letters are enough to search. A whole group is one choice."
      placeholder="Mushrooms, cilantro …"
      foundLabel="Foods found"
      pickedLabel="Avoided foods"
      text={text}
      onTextChange={setText}
      suggestions={suggestions}
      picked={[...groups.map(textOfGroup), ...names]}
      onPick={pick}
      onRemove={remove}
      trailing={search.isSearching && <Spinner />}
      status={<SearchStatus {...search} />}
    />
  )
}

function SearchStatus({ isEmpty, hasFailed, retry }: ReturnType<typeof useIngredientSearch>) {
  if (isEmpty) return 'No food by that name is in our kitchen, so it can’t land on your plate.'
  if (!hasFailed) return null
  return (
    <span className="flex flex-wrap items-center gap-3">
      The search can’t be reached right now.
      <Button look="quiet" size="sm" onClick={retry}>
        Try again
      </Button>
    </span>
  )
}

function textOfFood({ name, group }: FoundFood): string {
  return group ? textOfGroup(group) : name
}

/** So that it can't be taken for one food. */
function textOfGroup(id: string): string {
  return `${foodGroupName(id)} (all of them)`
}

interface LackingEquipmentProps {
  lacking: readonly Equipment[]
  onLackingChange: (lacking: readonly Equipment[]) => void
}

const commonEquipment: readonly Equipment[] = ['oven', 'microwave', 'blender', 'air-fryer']
const chips = [...commonEquipment, ...equipment.filter((piece) => !commonEquipment.includes(piece))].map(
  (value) => ({
    value,
    label: equipmentNames[value],
  }),
)

/** [CON-9] "I have no oven": out of the way of people whose kitchen has everything, and told while it is closed. */
function LackingEquipment({ lacking, onLackingChange }: LackingEquipmentProps) {
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
