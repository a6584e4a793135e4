import { isCooked, isFilled } from '@butterleaf/domain/meal-plan/item'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import type { MovePreview } from '@butterleaf/domain/meal-plan/operations/moving/preview-move'
import { allItems, type FoundItem } from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'

type Choosing = Extract<MovePreview, { kind: 'choice' }>

type LeftoverQuestionProps = {
  preview: Choosing
  value: LeftoverChoice | undefined
  onChange: (choice: LeftoverChoice) => void
}

const labels = {
  cook: 'Cook it where it’s eaten first',
  replace: 'Let it be replaced',
  open: 'Eat something else',
} as const satisfies Record<LeftoverChoice, string>

/** [LIFE-1] What becomes of leftovers that the move would part from their cooking. */
export function LeftoverQuestion({ preview, value, onChange }: LeftoverQuestionProps) {
  const { plan } = usePlan()
  const [first] = preview.stranded
  const card = first && cardOf(plan, first.slot.item)
  const meals = joinWords(preview.stranded.map(({ slot }) => slotName(slot, plan.template)))
  const dish = card ? shortName(card) : 'the dish'
  const notes = (choice: Choosing['choices'][number]): string =>
    choice.leftovers === 'cook'
      ? `Cooked for ${cookedFor(choice.after, preview)}.`
      : choice.leftovers === 'replace'
        ? 'Another dish that fits the day is chosen for you.'
        : 'The meal is open again, and you choose.'
  return (
    <ChoiceGroup
      label={`${capital(meals)} couldn’t be a leftover of ${dish} then`}
      choices={preview.choices.map((choice) => ({
        value: choice.leftovers,
        label: labels[choice.leftovers],
        note: notes(choice),
      }))}
      value={value ?? null}
      onValueChange={onChange}
    />
  )
}

/** Where the dish is cooked then. */
function cookedFor(after: Template, { stranded }: Choosing): string {
  const recipes = new Set(stranded.map(({ slot }) => slot.item.recipeId))
  const weeks = new Set(stranded.flatMap(({ slot, parent }) => [slot.week.id, parent.week.id]))
  const cooked = allItems(after).filter(
    ({ week, item }) => weeks.has(week.id) && isFilled(item) && isCooked(item) && recipes.has(item.recipeId),
  )
  return joinWords(cooked.map((slot) => slotName(slot, after)))
}

function slotName({ item, dayNumber }: FoundItem, template: Template): string {
  return `${item.meal} on ${weekdayNaming(template)(dayNumber)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
