import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'
import { questionnaireFaults } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { mostSnackPlaces, type SnackRoom, usualSnack } from '@butterleaf/domain/onboarding/snack/snack-room'
import { snackRoomFaultText } from '@butterleaf/domain/onboarding/snack/snack-room-faults'
import type { TypedSnackRoom } from '#lib/personality/answers/answers.ts'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { TypedNumber } from '#lib/personality/steps/typed-number.tsx'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { ShowMissing } from '#ui/form/missing.ts'

const choices = Array.from({ length: mostSnackPlaces + 1 }, (_, places) => ({
  value: places,
  label: places === 0 ? 'None' : String(places),
}))

/** [LIFE-7] How many snacks a day the plan keeps room for, and how large one is. */
export default function SnackRoomChoice({ answers, change }: StepProps) {
  const { snackRoom } = answers
  const choose = (places: number) =>
    change({ snackRoom: places === 0 ? null : { ...usualSnack, ...snackRoom, places } })
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-muted">
        Your meals then leave that much of each day free. What you have is up to you: write it down, and it
        takes the place.
      </p>
      <ChoiceGroup
        label="Snacks a day"
        isRow
        className="[&>div]:grid-cols-4"
        choices={choices}
        value={snackRoom?.places ?? 0}
        onValueChange={choose}
      />
      {snackRoom && <SnackSize room={snackRoom} answers={answers} change={change} />}
    </div>
  )
}

function SnackSize({ room, answers, change }: StepProps & { room: TypedSnackRoom }) {
  const faults = faultsOf(answers)
  const { places, calories, netCarbs } = room
  const isEmpty = calories === null || netCarbs === null
  return (
    <ShowMissing value={isEmpty}>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TypedNumber
          label="Calories of one"
          unit="kcal"
          value={calories}
          onValueChange={(next) => change({ snackRoom: { ...room, calories: next } })}
          step={10}
          decimals={0}
          startAt={usualSnack.calories}
          fault={faults.get('calories')}
        />
        <TypedNumber
          label="Net carbs of one"
          unit="g"
          value={netCarbs}
          onValueChange={(next) => change({ snackRoom: { ...room, netCarbs: next } })}
          decimals={1}
          startAt={usualSnack.netCarbs}
          fault={faults.get('netCarbs')}
        />
      </div>
      {!isEmpty && faults.size === 0 && (
        <p className="text-sm text-muted">
          Kept free of each day:{' '}
          {joinWords([macroText('calories', places * calories), macroText('netCarbs', places * netCarbs)])}.
        </p>
      )}
    </ShowMissing>
  )
}

function faultsOf(answers: StepProps['answers']): ReadonlyMap<keyof SnackRoom, string> {
  const faults = questionnaireFaults(questionnaireOf(answers))
  return new Map(
    faults.flatMap((fault) =>
      fault.about === 'snackRoom' ? [[fault.part, snackRoomFaultText(fault)] as const] : [],
    ),
  )
}
