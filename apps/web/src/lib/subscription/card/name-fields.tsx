import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

export interface Names {
  firstName: string
  lastName: string
}

interface NameFieldsProps {
  names: Names
  onChange: (part: Partial<Names>) => void
}

const mostLetters = 100

export function NameFields({ names, onChange }: NameFieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2 md:gap-3">
      <Field label="First name">
        <TextInput
          value={names.firstName}
          onChange={(event) => onChange({ firstName: event.target.value })}
          autoComplete="given-name"
          maxLength={mostLetters}
        />
      </Field>
      <Field label="Last name">
        <TextInput
          value={names.lastName}
          onChange={(event) => onChange({ lastName: event.target.value })}
          autoComplete="family-name"
          maxLength={mostLetters}
        />
      </Field>
    </div>
  )
}
