import type { ReactNode } from 'react'
import { variants } from '#ui/variants.ts'

const bandLook = variants({
  // Laid out when it is near, so that the first paint doesn't wait for it. The estimated height is about that of a band, so that
  // the page is as long before as after.
  base: '[content-visibility:auto]',
  variants: {
    tone: {
      paper: '',
      butter: 'bg-butter text-on-butter dark:bg-sunk dark:text-ink',
      leaf: 'bg-[#2b5b33] text-[#fdf8e8] [--focus:#fdf8e8] dark:bg-[#1d3320]',
      sunk: 'bg-sunk',
    },
    height: {
      short: '[contain-intrinsic-size:auto_450px]',
      middle: '[contain-intrinsic-size:auto_850px] lg:[contain-intrinsic-size:auto_1000px]',
      tall: '[contain-intrinsic-size:auto_1740px] lg:[contain-intrinsic-size:auto_1120px]',
    },
  },
})

interface BandProps {
  id?: string
  title: ReactNode
  titleId: string
  lead?: ReactNode
  /** About how tall it is. */
  height?: 'short' | 'middle' | 'tall'
  tone?: 'paper' | 'butter' | 'leaf' | 'sunk'
  children: ReactNode
}

/** A part of the page, as wide as the window, with its own heading. */
export function Band({ id, title, titleId, lead, tone = 'paper', height = 'middle', children }: BandProps) {
  return (
    <section id={id} aria-labelledby={titleId} className={bandLook({ tone, height })}>
      <div className="mx-auto max-w-6xl px-5 py-7 lg:px-10 lg:py-24">
        <div className="max-w-2xl">
          <h2 id={titleId} className="text-2xl lg:text-3xl">
            {title}
          </h2>
          {lead && <p className="mt-2 text-pretty opacity-90 lg:mt-4 lg:text-lg">{lead}</p>}
        </div>
        <div className="mt-4 lg:mt-12">{children}</div>
      </div>
    </section>
  )
}
