import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { isCooked, isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import type { MovePreview } from '@butterleaf/domain/meal-plan/operations/moving/preview-move'
import { allItems, type FoundItem, findById } from '@butterleaf/domain/meal-plan/places'
import type { DayPortions } from '@butterleaf/domain/meal-plan/portioning/nearest-portions'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { plateName } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { shortName } from '@butterleaf/domain/recipes/shown/short-title'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import { useId, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { DayDifference } from '#lib/proposal/day-difference.tsx'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { usePlan } from '../plan-context.ts'
import { refusalWords } from '../words/refusal-words.ts'
import { weekdayNaming } from '../words/weekday-naming.ts'
import { firstTarget, openTargets } from './move-targets.ts'
import { viewMove } from './move-view.ts'
import { queueMove } from './queue-move.ts'

type MoveSheetProps = {
  found: FoundItem
  /** Where it was dropped on the week's board, or the day that was pressed. */
  asked?: FoundItem | undefined
  onClose: () => void
}

const noTarget = 'There is no other open meal that it could go to.'

/** [LIFE-1] Where a dish goes, what that makes of both days, and what becomes of its leftovers. */
export default function MoveSheet({ found, asked, onClose }: MoveSheetProps) {
  const { plan } = usePlan()
  const from = findById(plan.template, found.item.id) ?? found
  const targets = openTargets(plan.template, from)
  const [toId, setToId] = useState((asked ?? firstTarget(targets, from))?.item.id)
  const [leftovers, setLeftovers] = useState<LeftoverChoice>()
  const [isFitted, setFitted] = useState(true)
  const to = toId === undefined ? undefined : findById(plan.template, toId)
  const view = to && viewMove(plan, from, to, { leftovers, isFitted })
  const choose = (next: FoundItem) => {
    setToId(next.item.id)
    setLeftovers(undefined)
    setFitted(true)
  }
  const confirm = () => {
    if (!to || !view?.moved) return
    queueMove(plan, from, to, { leftovers, portions: isFitted ? view.moved.portions : [] })
    onClose()
  }
  const whyId = useId()
  const refusal =
    view?.preview.kind === 'refused' ? refusalWords(plan.template, view.preview.refusal) : undefined
  const unanswered = view ? 'Say what should become of the leftovers first.' : noTarget
  const why = view?.moved ? undefined : (refusal ?? unanswered)
  const card = cardOf(plan, from.item)
  const isExchange = to !== undefined && isFilled(to.item)
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Move ${card ? shortName(card) : mealWords[from.item.meal].toLowerCase()}`}
      description={`${mealWords[from.item.meal]}, ${dayLabel(plan.template, from.dayNumber)}`}
      footer={
        <Button size="lg" isWide why={why} {...(refusal && { whyId })} onClick={confirm}>
          {isExchange ? 'Exchange' : 'Move'}
        </Button>
      }
    >
      {to && view ? (
        <div className="grid gap-5">
          <MoveTarget template={plan.template} targets={targets} to={to} onChange={choose} />
          <TargetLine to={to} />
          {view.preview.kind === 'refused' && (
            <div id={whyId}>
              <Banner tone="warning">{refusal}</Banner>
            </div>
          )}
          {view.preview.kind === 'choice' && (
            <LeftoverQuestion preview={view.preview} value={leftovers} onChange={setLeftovers} />
          )}
          {view.moved?.days.map(({ dayNumber, before, after }) => (
            <section
              key={dayNumber}
              aria-label={dayLabel(plan.template, dayNumber)}
              className="rounded-field border border-hairline p-4"
            >
              <h3 className="font-sans text-base font-semibold">{dayLabel(plan.template, dayNumber)}</h3>
              <DayDifference before={before} after={after} />
            </section>
          ))}
          {view.moved && view.moved.portions.length > 0 && (
            <FitServings
              portions={view.moved.portions}
              after={view.moved.template}
              isChosen={isFitted}
              onChange={setFitted}
            />
          )}
        </div>
      ) : (
        <p>{noTarget}</p>
      )}
    </Drawer>
  )
}

function TargetLine({ to }: { to: FoundItem }) {
  const { plan } = usePlan()
  const name = plateName(plan, to.item, shortName)
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {name ? `Planned there: ${name}. The two change places.` : 'Nothing is planned there.'}
    </p>
  )
}

type MoveTargetProps = {
  template: Template
  targets: readonly FoundItem[]
  to: FoundItem
  onChange: (to: FoundItem) => void
}

/** Day, then meal. */
function MoveTarget({ template, targets, to, onChange }: MoveTargetProps) {
  const days = [...new Map(targets.map((target) => [target.dayNumber, target])).values()]
  const ofDay = targets.filter(({ dayNumber }) => dayNumber === to.dayNumber)
  const changeDay = (dayNumber: number) => {
    const meals = targets.filter((target) => target.dayNumber === dayNumber)
    const next = meals.find(({ item }) => item.meal === to.item.meal) ?? meals[0]
    if (next) onChange(next)
  }
  const changeMeal = (meal: Meal) => {
    const next = ofDay.find(({ item }) => item.meal === meal)
    if (next) onChange(next)
  }
  return (
    <div className="grid gap-4">
      <Field label="Day">
        <SelectInput
          options={days.map(({ dayNumber }) => ({ value: dayNumber, label: dayLabel(template, dayNumber) }))}
          value={to.dayNumber}
          onValueChange={changeDay}
        />
      </Field>
      {to.item.meal !== 'dessert' && (
        <Segmented
          label="Meal"
          isWide
          options={ofDay.map(({ item }) => ({ value: item.meal, label: mealWords[item.meal] }))}
          value={to.item.meal}
          onValueChange={changeMeal}
        />
      )}
    </div>
  )
}

/** "Thursday, November 26" */
function dayLabel(template: Template, dayNumber: number): string {
  return formatDate(dateOfDay(template, dayNumber), 'weekday')
}

type FitServingsProps = {
  portions: DayPortions
  after: Template
  isChosen: boolean
  onChange: (isChosen: boolean) => void
}

/** [LIFE-1] Other servings that bring the two days nearer to their ranges, taken unless the person leaves them. */
function FitServings({ portions, after, isChosen, onChange }: FitServingsProps) {
  const { plan } = usePlan()
  const changes = portions.flatMap(({ itemId, servings }) => {
    const found = findById(after, itemId)
    const card = found && cardOf(plan, found.item)
    return card ? [`${shortName(card)}: ${servingsText(servings)}`] : []
  })
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-field border-[1.5px] border-line bg-surface px-4 py-3 has-checked:border-leaf has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      <span>
        <span className="block font-semibold">Fit the servings</span>
        <span className="block text-sm text-muted">{joinWords(changes)}</span>
      </span>
    </label>
  )
}

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
function LeftoverQuestion({ preview, value, onChange }: LeftoverQuestionProps) {
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
      label={`${capitalize(meals)} couldn’t be a leftover of ${dish} then`}
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
