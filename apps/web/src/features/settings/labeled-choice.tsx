import type { ReactNode } from 'react'

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
