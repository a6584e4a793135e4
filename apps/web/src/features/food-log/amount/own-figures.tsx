import { logLimits } from '@butterleaf/domain/food-log/log-limits'
import { type MacroName, macroNames } from '@butterleaf/domain/nutrition/macros'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { FiguresDraft } from '../eaten/eaten-draft.ts'
import type { EatenFaults } from '../eaten/eaten-faults.ts'

type OwnFiguresProps = { draft: FiguresDraft; onChange: (draft: FiguresDraft) => void; faults: EatenFaults }

const words = {
  calories: ['Calories', 'kcal'],
  fat: ['Fat', 'g'],
  netCarbs: ['Net carbs', 'g'],
  protein: ['Protein', 'g'],
} as const satisfies Record<MacroName, readonly [string, string]>

/** [LIFE-3] What it was and its four figures, as a label or a menu has them. */
export function OwnFigures({ draft, onChange, faults }: OwnFiguresProps) {
  return (
    <div className="grid gap-5">
      <Field label="What was it?" error={faults.name}>
        <TextInput
          value={draft.name}
          maxLength={logLimits.nameCharacters}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, name: event.target.value })}
        />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {macroNames.map((name) => (
          <NumberStepper
            key={name}
            label={words[name][0]}
            unit={words[name][1]}
            value={draft.figures[name]}
            onValueChange={(value) => onChange({ ...draft, figures: { ...draft.figures, [name]: value } })}
            step={name === 'calories' ? 10 : 1}
            decimals={1}
            startAt={0}
            error={faults[name]}
          />
        ))}
      </div>
      {faults.other && <p role="alert">{faults.other}</p>}
    </div>
  )
}
