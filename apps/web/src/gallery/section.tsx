import { type ReactNode, useId } from 'react'

/** One named group of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
