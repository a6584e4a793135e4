import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import type { Eater, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import {
  isPossibleShare,
  mostNameCharacters,
  shareLimits,
} from '@butterleaf/domain/onboarding/table/table-faults'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { newId } from '#lib/new-id.ts'
import { type Answers, noAnswers } from '#lib/personality/answers/answers.ts'
import { answersOfAvoids, avoidsOf } from '#lib/personality/answers/avoids-of.ts'
import { answersOf, questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import type { NothingFits } from '#lib/personality/outcome/plan-outcome.ts'
import { LazyAllergiesStep } from '#lib/personality/steps/late-steps.ts'
import { AskLess, NeedsQuestions } from '#lib/personality/steps/needs-questions.tsx'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Drawer } from '#ui/surface/drawer.tsx'

type EaterSheetProps = {
  /** To change; absent for a new one. */
  eater: Eater | undefined
  /** [TOG-4] They type their own answers. */
  isTheirs: boolean
  isSaving: boolean
  /** [PLAN-5] What was sent last has needs that no day fits. */
  nothingFits: NothingFits | undefined
  onSave: (eater: Eater) => void
  onClose: () => void
}

const ways = [
  { value: 'share', label: 'A share of my portion', note: 'A child, or somebody who doesn’t count' },
  {
    value: 'answers',
    label: 'By their own needs',
    note: 'Their portions bring what they share into their own ranges',
  },
] as const

const chips = weekdays.map((value) => ({ value, label: weekdayNames[value].slice(0, 3) }))
const dinners: Eater['sharedOn'] = { breakfast: [], lunch: [], dinner: weekdays }

/** [TOG-3] Somebody who eats along: which meals, how much, and what they may not eat. */
export default function EaterSheet({
  eater,
  isTheirs,
  isSaving,
  nothingFits,
  onSave,
  onClose,
}: EaterSheetProps) {
  const form = useEaterForm(eater)
  const { draft, change, fault } = form
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const made = form.read()
    if (made) onSave(made)
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={eater ? `Change ${eater.name}` : 'Add a person'}
      footer={
        <Button type="submit" form={formId} size="lg" isWide busy={isSaving}>
          Save
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-7">
        <Field label="Name" error={fault('name')}>
          <TextInput
            value={draft.name}
            maxLength={mostNameCharacters}
            autoComplete="off"
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <SharedMeals
          sharedOn={draft.sharedOn}
          fault={fault('sharedOn')}
          onChange={(sharedOn) => change({ sharedOn })}
        />
        {isTheirs ? (
          <p className="text-pretty text-muted">
            Their portions follow from answers that they typed in their own account, and only they see. The
            share below is what they get should they leave.
          </p>
        ) : (
          <ChoiceGroup
            label="How much do they eat?"
            choices={ways}
            value={draft.way}
            onValueChange={(way) => change({ way })}
          />
        )}
        {draft.way === 'share' ? (
          <NumberStepper
            label="Share of your portion"
            value={draft.share}
            onValueChange={(share) => change({ share })}
            min={shareLimits.minimum}
            max={shareLimits.maximum}
            step={0.25}
            hint="0.5 is half of what is on your plate, the plate of a child; 1 is as much as yours."
            error={fault('share')}
          />
        ) : (
          <NeedsQuestions
            title="Their needs"
            note="Answer as they would. It is kept with your account, so ask them first."
            answers={draft.answers}
            fault={fault('answers')}
            change={(part) => change({ answers: { ...draft.answers, ...part } })}
          >
            {nothingFits && (
              <AskLess
                nothingFits={nothingFits}
                onRelax={(relax) => change({ answers: answersOf(relax(questionnaireOf(draft.answers))) })}
              />
            )}
          </NeedsQuestions>
        )}
        <section aria-label="What they may not eat" className="grid gap-4">
          <h3 className="text-lg">What they may not eat</h3>
          <p className="text-sm text-pretty text-muted">
            Kept out of the meals that they share. The other meals stay as you like them.
          </p>
          <Suspense fallback={<Skeleton shape="block" />}>
            <LazyAllergiesStep
              answers={draft.avoids}
              change={(part) => change({ avoids: { ...draft.avoids, ...part } })}
              isOfEater
            />
          </Suspense>
        </section>
      </form>
    </Drawer>
  )
}

type SharedMealsProps = {
  sharedOn: Eater['sharedOn']
  fault: string | undefined
  onChange: (sharedOn: Eater['sharedOn']) => void
}

function SharedMeals({ sharedOn, fault, onChange }: SharedMealsProps) {
  const toggle = (meal: MainMeal, day: Weekday, isOn: boolean) =>
    onChange({
      ...sharedOn,
      [meal]: weekdays.filter((one) => (one === day ? isOn : sharedOn[meal].includes(one))),
    })
  return (
    <section aria-label="Meals they share" className="grid gap-4">
      <h3 className="text-lg">Meals they share</h3>
      {mainMeals.map((meal) => (
        <ToggleChips<Weekday>
          key={meal}
          label={mealWords[meal]}
          chips={chips}
          values={sharedOn[meal]}
          onToggle={(day, isOn) => toggle(meal, day, isOn)}
        />
      ))}
      {fault && <Fault>{fault}</Fault>}
    </section>
  )
}

function Fault({ children }: { children: string }) {
  return (
    <p role="alert" className="text-sm font-semibold text-paprika">
      {children}
    </p>
  )
}

type Draft = Readonly<{
  name: string
  sharedOn: Eater['sharedOn']
  way: 'share' | 'answers'
  share: number | null
  answers: Answers
  /** Of these only what is avoided. */
  avoids: Answers
}>
type Faults = Partial<Record<'name' | 'sharedOn' | 'share' | 'answers', string>>

/** Nothing is said before the person wants to save. */
function useEaterForm(eater: Eater | undefined) {
  const { units } = usePlan().plan.answers
  const [draft, setDraft] = useState(() => draftOf(eater, units))
  const [isAsked, setAsked] = useState(false)
  const faults = faultsOf(draft)
  const [id] = useState(() => eater?.id ?? newId())
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    fault: (field: keyof Faults) => (isAsked ? faults[field] : undefined),
    read: (): Eater | undefined => {
      setAsked(true)
      return Object.keys(faults).length > 0 ? undefined : eaterOf(draft, id)
    },
  }
}

function draftOf(eater: Eater | undefined, units: Questionnaire['units']): Draft {
  const answers = eater?.answers ? answersOf(eater.answers) : { ...noAnswers, mode: 'own' as const, units }
  return {
    name: eater?.name ?? '',
    sharedOn: eater?.sharedOn ?? dinners,
    way: eater?.answers ? 'answers' : 'share',
    share: eater?.share ?? 1,
    answers,
    avoids: answersOfAvoids(eater?.avoids),
  }
}

function faultsOf({ name, sharedOn, way, share, answers }: Draft): Faults {
  const needs = way === 'answers' ? completeQuestionnaire(questionnaireOf(answers)) : undefined
  return {
    ...(name.trim() === '' && { name: 'What are they called?' }),
    ...(mainMeals.every((meal) => sharedOn[meal].length === 0) && {
      sharedOn: 'Choose a meal on at least one weekday.',
    }),
    ...(way === 'share' &&
      (share === null || !isPossibleShare(share)) && {
        share: `From ${shareLimits.minimum} to ${shareLimits.maximum}.`,
      }),
    ...(needs?.ok === false && { answers: 'Some of these answers are missing, or aren’t possible.' }),
  }
}

function eaterOf({ name, sharedOn, way, share, answers, avoids }: Draft, id: string): Eater {
  const eater = {
    id,
    name: name.trim(),
    sharedOn,
    avoids: avoidsOf(avoids),
  }
  const needs = completeQuestionnaire(questionnaireOf(answers))
  return way === 'answers' && needs.ok
    ? { ...eater, answers: needs.questionnaire }
    : { ...eater, share: share ?? 1 }
}
