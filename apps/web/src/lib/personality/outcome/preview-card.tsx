import { bodyMassIndex } from '@butterleaf/domain/nutrition/body-fat'
import { caloriesOf, kcalPerGram, type Macros, shownMacro } from '@butterleaf/domain/nutrition/macros'
import { adultFromYears } from '@butterleaf/domain/nutrition/person'
import { isCompletePerson } from '@butterleaf/domain/nutrition/person-faults'
import { plannedDeficitPercent, type Targets, targetsOf } from '@butterleaf/domain/nutrition/targets'
import { personOf } from '@butterleaf/domain/onboarding/person-of'
import { Card } from '#ui/surface/card.tsx'
import type { Answers } from '../answers/answers.ts'
import { cautionsOf, questionnaireOf } from '../answers/questionnaire-of.ts'

/** What the answers mean so far: honest, as estimates, and as soon as they can be told. */
export function PreviewCard({ answers }: { answers: Answers }) {
  const preview = previewOf(answers)
  const { targets, restingCalories } = preview
  if (restingCalories === undefined)
    return (
      <p className="hidden text-center text-pretty text-muted lg:block">
        Your numbers appear here as you answer.
      </p>
    )
  return (
    <Card className="grid gap-4">
      {targets ? (
        <TargetFigures macros={targets.macros} />
      ) : (
        <Figure amount={restingCalories} after="kcal a day at rest" />
      )}
      <PreviewHints preview={preview} />
    </Card>
  )
}

function Figure({ amount, after }: { amount: number; after: string }) {
  return (
    <p>
      <span className="font-display text-xl">{shownMacro('calories', amount).toLocaleString()}</span>{' '}
      <span className="text-muted">{after}</span>
    </p>
  )
}

const parts = [
  { name: 'fat', label: 'Fat', fill: 'bg-butter' },
  { name: 'protein', label: 'Protein', fill: 'bg-paprika' },
  { name: 'netCarbs', label: 'Net carbs', fill: 'bg-leaf' },
] as const

/** The day's energy, and what it is made of: one bar, each part with its number under it. */
function TargetFigures({ macros }: { macros: Macros }) {
  return (
    <>
      <Figure amount={macros.calories} after="kcal a day" />
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full forced-colors:border">
        {parts.map(({ name, fill }) => (
          <div
            key={name}
            className={fill}
            style={{ width: `${(100 * kcalPerGram[name] * macros[name]) / caloriesOf(macros)}%` }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-3 gap-3">
        {parts.map(({ name, label, fill }) => (
          <div key={name} className="min-w-0">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${fill}`} />
              {label}
            </dt>
            <dd className="font-bold">{Math.round(macros[name])} g</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Limits we keep to, said where they are met, and never a verdict. */
function PreviewHints({ preview }: { preview: Preview }) {
  const { targets, bodyMassIndex, isUnderweight } = preview
  const index = bodyMassIndex?.toFixed(1)
  return (
    <div className="grid gap-2 border-t border-hairline pt-3 text-sm text-pretty text-muted">
      {!targets && index && <p>Your body mass index comes to about {index}.</p>}
      {isUnderweight && (
        <p className="text-ink">
          That’s low for your height, so we won’t plan for losing weight. Your doctor can say what suits you.
        </p>
      )}
      {targets?.isFloorReached && <p className="text-ink">{floorText(targets)}</p>}
      <p>Estimates, not a verdict. Your own scale will know better in a few weeks.</p>
    </div>
  )
}

function floorText(targets: Targets): string {
  return plannedDeficitPercent(targets) > 0
    ? 'The deficit you chose would go lower than this. It’s the least we plan for a day, so we stop here.'
    : 'You burn about this much in a day, and less is never planned for. So your plan keeps your weight.'
}

type Preview = {
  bodyMassIndex?: number
  isUnderweight: boolean
  restingCalories?: number
  targets?: Targets
}

/** What energy at rest doesn't depend on, so that it can be told before these are asked. */
const notAskedYet = { activity: 'sedentary', goal: 'maintain', proteinPerLeanPound: 0.7 } as const

/** What the answers mean, as far as they go. */
export function previewOf(answers: Answers): Preview {
  const person = personOf(questionnaireOf(answers))
  const atRest = { ...person, ...notAskedYet }
  if (!isCompletePerson(atRest)) return { isUnderweight: false }
  return {
    // The index is made for adults.
    ...(atRest.ageYears >= adultFromYears && { bodyMassIndex: bodyMassIndex(atRest) }),
    isUnderweight: cautionsOf(answers).includes('underweight'),
    restingCalories: targetsOf(atRest).restingCalories,
    ...(isCompletePerson(person) && { targets: targetsOf(person) }),
  }
}
