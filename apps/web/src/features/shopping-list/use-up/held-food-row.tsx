import X from 'virtual:lucide/x'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldContext } from '#ui/form/field-context.ts'
import { SelectInput } from '#ui/form/select/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { amountIn, type TypedFood, unitLabels, unitsOf } from './typed-food.ts'

interface HeldFoodRowProps {
  food: TypedFood
  fault: string | undefined
  onChange: (food: TypedFood) => void
  onRemove: () => void
}

/** One food with its amount; it takes the focus when it comes, since the amount is asked next. */
export function HeldFoodRow({ food, fault, onChange, onRemove }: HeldFoodRowProps) {
  const { name, unit, pieceGrams } = food
  const isCounted = unit === 'piece' && pieceGrams !== undefined
  return (
    <li>
      <Field
        label={<span className="inline-block first-letter:uppercase">{name}</span>}
        hint={isCounted ? `One is about ${amountIn({ ...food, unit: 'g' }, pieceGrams)}.` : undefined}
        error={fault}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_8rem_auto] items-center gap-2">
          <TextInput
            autoFocus={food.amount === ''}
            inputMode="decimal"
            placeholder={unit === 'piece' ? '0.5' : '0'}
            autoComplete="off"
            value={food.amount}
            onChange={({ target }) => onChange({ ...food, amount: target.value })}
          />
          {/* The Field’s label is that of the amount. */}
          <FieldContext value={null}>
            <SelectInput
              name={`Unit of ${name}`}
              options={unitsOf(food).map((value) => ({ value, label: unitLabels[value] }))}
              value={unit}
              onValueChange={(next) => onChange({ ...food, unit: next })}
            />
          </FieldContext>
          <IconButton label={`Remove ${name}`} look="plain" onClick={onRemove}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      </Field>
    </li>
  )
}
