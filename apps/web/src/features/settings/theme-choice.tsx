import type { ReactNode } from 'react'
import { setTheme, type Theme, useTheme } from '#lib/device/theme.ts'
import { Segmented } from '#ui/form/segmented.tsx'

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

/** The label is for the eye: the control names itself. */
export function LabeledChoice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span aria-hidden className="font-semibold">
        {label}
      </span>
      {children}
    </div>
  )
}
