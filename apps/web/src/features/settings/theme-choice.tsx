import { setTheme, type Theme, useTheme } from '#lib/device/theme.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { LabeledChoice } from './labeled-choice.tsx'

const themeOptions = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function ThemeChoice() {
  const theme = useTheme()
  return (
    <LabeledChoice label="Theme">
      <Segmented<Theme> label="Theme" options={themeOptions} value={theme} onValueChange={setTheme} />
    </LabeledChoice>
  )
}
