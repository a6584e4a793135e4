import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { FoundDish } from '@butterleaf/domain/meal-plan/operations/slot-content'
import {
  type DayPlace,
  daysIn,
  type FoundDay,
  type FoundItem,
  findDay,
  placeOfDay,
} from '@butterleaf/domain/meal-plan/places'
import { cardOf } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { plateName } from '@butterleaf/domain/meal-plan/shown/shown-plate'
import { activeDay, dayToEdit } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, dayNumberOf, type Template } from '@butterleaf/domain/meal-plan/template'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'
import { type ReactNode, useId, useState } from 'react'
import { formatDate } from '#lib/format-date.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'
import { usePlan } from '../plan-context.ts'
import { useSideActs, whyNoMore } from '../plate/side-acts.ts'
import { choiceRefusal, freedBy, placeRefusal, useChooseRecipe } from './use-choose-recipe.ts'

export type AddToDayProps = {
  /** A dish needs no more than its name. */
  recipe: RecipeCard | Readonly<{ id: string; title: string; goesWith?: undefined }>
  onClose: () => void
}

/** A week, a day and a meal for a recipe. A meal that can't be changed says why. */
export function AddToDay({ recipe, onClose }: AddToDayProps) {
  const { template } = usePlan().plan
  const today = useToday()
  const [place, setPlace] = useState(() => dayToBegin(template, today))
  const found = place && findDay(template, place)
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add to a day"
      description={recipe.title}
    >
      {found && (
        <div className="grid gap-5">
          <DayChoice found={found} onChoose={(day) => setPlace(placeOfDay(day))} />
          <ul aria-label="Meals of the day" className="grid gap-2">
            {found.day.items.map((item) => (
              <Choice key={item.id} slot={{ ...found, item }} recipe={recipe} onAdded={onClose} />
            ))}
          </ul>
        </div>
      )}
    </Drawer>
  )
}

/** The day in hand; where that is eaten, the one that the plan is at. */
function dayToBegin(template: Template, today: IsoDate): DayPlace | undefined {
  const days = [dayToEdit(template, today), activeDay(template)].filter((day) => day !== undefined)
  return days.find((day) => findDay(template, day)?.day.isComplete === false) ?? days[0]
}

type SlotChoiceProps = { slot: FoundItem; recipe: AddToDayProps['recipe']; onAdded: () => void }

function Choice(props: SlotChoiceProps) {
  const { slot, recipe, onAdded } = props
  const { item } = slot
  if (!recipe.goesWith) return <SlotChoice {...props} />
  return isFilled(item) ? (
    <PlateChoice slot={{ ...slot, item }} recipe={recipe} onAdded={onAdded} />
  ) : (
    <SlotRow slot={slot} note={`A side stands beside a dish. Choose one for ${item.meal} first.`} />
  )
}

function SlotChoice({ slot, recipe, onAdded }: SlotChoiceProps) {
  const { plan } = usePlan()
  const { item } = slot
  const { choose, isPending } = useChooseRecipe(slot, onAdded)
  const whyId = useId()
  const card = cardOf(plan, item)
  const isThere = card?.id === recipe.id
  const refusal =
    choiceRefusal(plan.template, slot) ?? (isThere ? `This is ${item.meal} already.` : undefined)
  return (
    <SlotRow slot={slot} note={refusal ?? freedBy(plan, slot)} noteId={whyId}>
      <Button
        size="sm"
        look={card ? 'ghost' : 'leaf'}
        why={refusal}
        whyId={whyId}
        busy={isPending}
        busyLabel="Putting it on your plan"
        aria-label={`${card ? 'Replace' : 'Add as'} ${item.meal}`}
        onClick={() => choose(recipe)}
      >
        {card ? 'Replace' : 'Add'}
      </Button>
    </SlotRow>
  )
}

/** [PLATE-3] A side comes beside what stands there, in as much as suits the day. */
function PlateChoice({
  slot,
  recipe,
  onAdded,
}: {
  slot: FoundDish
  recipe: RecipeCard
  onAdded: () => void
}) {
  const { template } = usePlan().plan
  const { add } = useSideActs(slot)
  const whyId = useId()
  const { item } = slot
  const meals = recipe.goesWith ?? []
  const goesElsewhere = meals.some((meal) => meal === item.meal)
    ? undefined
    : `It goes with ${joinWords(meals)}.`
  const refusal = placeRefusal(template, slot) ?? goesElsewhere ?? whyNoMore(template, item, recipe.id)
  return (
    <SlotRow slot={slot} note={refusal} noteId={whyId}>
      <Button
        size="sm"
        why={refusal}
        whyId={whyId}
        aria-label={`Add beside ${item.meal}`}
        onClick={() => {
          add(recipe)
          onAdded()
        }}
      >
        Add
      </Button>
    </SlotRow>
  )
}

type SlotRowProps = {
  slot: FoundItem
  note: string | undefined
  noteId?: string
  children?: ReactNode
}

/** What stands in the slot now, a note and what can be done. */
function SlotRow({ slot: { item }, note, noteId, children }: SlotRowProps) {
  const { plan } = usePlan()
  const card = cardOf(plan, item)
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-field bg-sunk p-3">
      {card ? (
        <RecipePlate recipe={card} className="size-12" />
      ) : (
        <span className="size-12 shrink-0 rounded-full border-2 border-line border-dashed" />
      )}
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="text-sm text-muted">{mealWords[item.meal]}</p>
        <p className="font-semibold text-pretty">{plateName(plan, item) ?? standingWords(item)}</p>
        <p id={noteId} className="text-sm text-muted text-pretty">
          {note}
        </p>
      </div>
      {children}
    </li>
  )
}

function standingWords({ kind }: Item): string {
  return kind === 'skipped' ? 'Skipped' : 'Nothing planned'
}

type DayChoiceProps = {
  found: FoundDay
  onChoose: (day: FoundDay) => void
}

/** [PLAN-7] A week of the plan and a day of it, by their dates; another week keeps the weekday. */
function DayChoice({ found, onChoose }: DayChoiceProps) {
  const { template } = usePlan().plan
  const today = useToday()
  const days = (weekIndex: number) => {
    const week = template.weeks[weekIndex]
    return week ? daysIn({ week, weekIndex }) : []
  }
  const choose = (day: FoundDay | undefined) => day && onChoose(day)
  const dateAt = (weekIndex: number) => dateOfDay(template, dayNumberOf(weekIndex, 0))
  return (
    <div className="grid gap-3">
      <Segmented
        label="Week"
        isWide
        value={found.week.id}
        onValueChange={(weekId) =>
          choose(days(template.weeks.findIndex(({ id }) => id === weekId))[found.dayIndex])
        }
        options={template.weeks.map(({ id }, weekIndex) => ({
          value: id,
          label: `Week ${weekIndex + 1}`,
          note: formatDate(dateAt(weekIndex), 'short'),
          name: `Week ${weekIndex + 1}, from ${formatDate(dateAt(weekIndex), 'short')}`,
        }))}
      />
      <Segmented
        label="Day"
        isWide
        value={found.day.id}
        onValueChange={(dayId) => choose(days(found.weekIndex).find(({ day }) => day.id === dayId))}
        options={days(found.weekIndex).map(({ day, dayNumber }) => {
          const date = dateOfDay(template, dayNumber)
          return {
            value: day.id,
            label: formatDate(date, 'weekdayLetter'),
            note: formatDate(date, 'dayOfMonth'),
            name: `${formatDate(date, 'weekday')}${date === today ? ', today' : ''}`,
          }
        })}
      />
    </div>
  )
}
