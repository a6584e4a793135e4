import type { ReactNode } from 'react'
import type { SiteData } from '../../site/site-data.ts'
import { Band } from '../band.tsx'
import { PhoneStrip } from '../phone-strip.tsx'
import { recipesText } from '../recipes-text.ts'
import { CookCard } from './cook-card.tsx'
import { ListCard } from './list-card.tsx'
import { WeekCard } from './week-card.tsx'

/** [LAND-1] Each shows a part of the app with the data of one real plan. */
export function BenefitsSection({ data }: { data: SiteData }) {
  const { plan, list, cooked, recipeCount } = data
  return (
    <Band
      titleId="benefits-title"
      title="Dinner is settled. So is Tuesday’s lunch."
      lead={`Four weeks drawn from ${recipesText(recipeCount)} recipes, every figure in them computed from what is in the pan.`}
    >
      <PhoneStrip label="What it does" isFocusable className="md:gap-16 lg:gap-24">
        <Benefit
          title="Sums you can check"
          text={`Calories, fat, net carbs and protein each have a range, and every day shows where it lands. In this plan ${plan.daysInRange} of ${plan.days} days land inside all four. When something can’t, we say which, and by how much.`}
          points={[
            'Scaled to you by the quarter serving',
            'Swap, skip, lock or draw again',
            'Leftovers planned on purpose',
          ]}
        >
          <WeekCard week={plan.week} />
        </Benefit>
        <Benefit
          isTurned
          title="One list, in the order of the aisles"
          text="A week’s dishes become one list: added up, rounded up to what a shop sells, with what will be left over. Tick it off without a signal; it catches up later."
          points={['Cups or grams', 'Works offline in the shop', 'Prints, and can be sent to others']}
        >
          <ListCard list={list} />
        </Benefit>
        <Benefit
          title="Cook with clean hands"
          text="One step fills the screen, with what goes into it and the timers it needs. Swipe on with a knuckle. The screen stays awake, and so do your eggs."
          points={['Amounts scaled for your table', 'Several timers at once', 'A drawing of every dish']}
        >
          <CookCard recipe={cooked} />
        </Benefit>
      </PhoneStrip>
    </Band>
  )
}

interface BenefitProps {
  title: string
  text: string
  points: readonly string[]
  /** Puts the picture at the left where there is room. */
  isTurned?: boolean
  children: ReactNode
}

function Benefit({ title, text, points, isTurned = false, children }: BenefitProps) {
  return (
    <li>
      <article className="grid content-start items-center gap-4 lg:grid-cols-2 lg:gap-16">
        <div className={isTurned ? 'lg:order-last' : ''}>
          <h3 className="text-xl lg:text-2xl">{title}</h3>
          <p className="mt-2 max-w-lg lg:mt-3 text-pretty text-muted">{text}</p>
          <ul className="mt-3 grid gap-1 lg:mt-5 lg:gap-2">
            {points.map((point) => (
              <li key={point} className="flex gap-3 font-semibold">
                <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-butter" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </article>
    </li>
  )
}
