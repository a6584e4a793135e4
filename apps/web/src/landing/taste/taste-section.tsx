import type { SiteData } from '../../site/site-data.ts'
import { Band } from '../band.tsx'
import { TasteDay } from './taste-day.tsx'
import { TasteForm } from './taste-form.tsx'

/** A day of the real planner before signing up; plan-taste.ts requests it. */
export function TasteSection({ taste }: Pick<SiteData, 'taste'>) {
  return (
    <Band
      id="taste"
      titleId="taste-title"
      tone="butter"
      height="tall"
      title="Taste a day, no sign-up"
      lead="Type your numbers. The planner that fills four weeks fills one day for you, right here. What you type stays in this tab, so you never type it twice."
    >
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
        <TasteForm asked={taste.asked} />
        <TasteDay taste={taste} />
      </div>
    </Band>
  )
}
