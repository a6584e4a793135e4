import type { ReactNode } from 'react'
import { variants } from '#ui/variants.ts'

const bandLook = variants({
  // Laid out when it is near, so that the first paint doesn't wait for it. The estimated height is taller than any band: a
  // shorter one would make bands overlap.
  base: '[contain-intrinsic-size:auto_150rem] [content-visibility:auto]',
  variants: {
    tone: {
      paper: '',
      butter: 'bg-butter text-on-butter dark:bg-sunk dark:text-ink',
      leaf: 'bg-[#2b5b33] text-[#fdf8e8] dark:bg-[#1d3320]',
      sunk: 'bg-sunk',
    },
  },
})

interface BandProps {
  id?: string
  title: ReactNode
  titleId: string
  lead?: ReactNode
  tone?: 'paper' | 'butter' | 'leaf' | 'sunk'
  children: ReactNode
}

/** A part of the page, as wide as the window, with its own heading. */
export function Band({ id, title, titleId, lead, tone = 'paper', children }: BandProps) {
  return (
    <section id={id} aria-labelledby={titleId} className={bandLook({ tone })}>
      <div className="mx-auto max-w-6xl px-5 py-16 lg:px-10 lg:py-24">
        <div className="max-w-2xl">
          <h2 id={titleId} className="text-2xl lg:text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-4 text-lg text-pretty opacity-90">{lead}</p>}
        </div>
        <div className="mt-8 lg:mt-12">{children}</div>
      </div>
    </section>
  )
}
