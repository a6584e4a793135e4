import Search from 'virtual:lucide/search'
import { useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Slider } from '#ui/form/slider.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { Section } from './section.tsx'

const sizes = [
  { value: 's', label: 'Small' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
] as const

export function FieldsSection() {
  const [years, setYears] = useState<number | null>(34)
  const [mass, setMass] = useState<number | null>(82.4)
  const [share, setShare] = useState(28)
  const [size, setSize] = useState<'s' | 'm' | 'l'>('m')
  return (
    <Section title="Fields">
      <Card className="grid gap-6">
        <NumberStepper label="Age" unit="years" value={years} onValueChange={setYears} min={10} max={120} />
        <NumberStepper
          label="Weight"
          unit="kg"
          value={mass}
          onValueChange={setMass}
          min={22}
          max={635}
          step={0.1}
          decimals={2}
          hint="In the morning, before breakfast."
        />
        <Slider
          label="Body fat"
          value={share}
          onValueChange={setShare}
          min={5}
          max={50}
          formatValue={(percent) => `${percent}%`}
        />
        <Field label="E-mail" hint="We send the receipt there.">
          <TextInput type="email" name="email" autoComplete="email" placeholder="you@example.com" />
        </Field>
        <Field label="Date" error="Choose a day up to today.">
          <TextInput type="date" defaultValue="2026-11-21" />
        </Field>
        <Field label="Find">
          <TextInput type="search" leading={<Search aria-hidden className="size-5" />} placeholder="Salmon" />
        </Field>
        <Field label="Height">
          <TextInput inputMode="numeric" defaultValue="178" trailing="cm" />
        </Field>
        <Field label="Note">
          <TextArea defaultValue="Slept well." />
        </Field>
        <Segmented label="Size" options={sizes} value={size} onValueChange={setSize} isWide />
      </Card>
    </Section>
  )
}
