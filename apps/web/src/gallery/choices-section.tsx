import Search from 'virtual:lucide/search'
import { useState } from 'react'
import { ChoiceGroup } from '#ui/form/choice-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { RemovableChips } from '#ui/form/removable-chips.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import { ToggleChips } from '#ui/form/toggle-chips.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const ways = [
  { value: 'slow', label: 'Slowly', note: 'There is time' },
  { value: 'fast', label: 'Fast', note: 'There is none' },
] as const

const colors = ['Green', 'Yellow', 'Red', 'White', 'Gray'] as const

export function ChoicesSection() {
  const [way, setWay] = useState<'slow' | 'fast' | null>(null)
  const [minutes, setMinutes] = useState<number | null>(30)
  const [on, setOn] = useState<readonly string[]>(['Green'])
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<readonly string[]>(['Red', 'White'])
  const found = colors.filter(
    (color) => text !== '' && color.toLowerCase().includes(text.toLowerCase()) && !picked.includes(color),
  )
  return (
    <Section title="Choices">
      <Card className="grid gap-6">
        <ChoiceGroup label="How would you like it?" choices={ways} value={way} onValueChange={setWay} />
        <ChoiceGroup
          label="Minutes"
          isRow
          choices={[15, 30, 60].map((value) => ({ value, label: value }))}
          value={minutes}
          onValueChange={setMinutes}
        />
        <ToggleChips
          label="Colors"
          chips={colors.map((value) => ({ value, label: value }))}
          values={on}
          onToggle={(color, isOn) => setOn(isOn ? [...on, color] : on.filter((other) => other !== color))}
        />
        <Field label="Find a color">
          <SuggestInput
            text={text}
            onTextChange={setText}
            suggestions={found}
            onPick={(color) => {
              setPicked([...picked, color])
              setText('')
            }}
            listLabel="Colors found"
            leading={<Search aria-hidden className="size-5" />}
          />
        </Field>
        <RemovableChips
          label="Colors picked"
          texts={picked}
          onRemove={(color) => setPicked(picked.filter((other) => other !== color))}
        />
      </Card>
    </Section>
  )
}
