import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import type { SiteData } from '../site/site-data.ts'
import { HeroPlates } from './hero-plates.tsx'
import { priceText } from './price-text.ts'
import { recipesText } from './recipes-text.ts'

type HeroProps = { data: SiteData }

/** [LAND-1] */
export function Hero({ data }: HeroProps) {
  return (
    <div className="mx-auto grid max-w-6xl items-center gap-4 px-5 pt-2 pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-12 lg:px-10 lg:pt-10 lg:pb-20">
      <div className="grid justify-items-start gap-5 lg:gap-6">
        <h1 className="text-3xl lg:text-[4.5rem] lg:leading-[1.02]">
          Four weeks <br />
          of keto, <br />
          <Marked>already</Marked> <br />
          <Marked>decided.</Marked>
        </h1>
        <p className="max-w-md text-lg text-pretty text-muted">
          Tell us your numbers once. Get 28 days of breakfasts, lunches and dinners scaled to your macros, and
          one shopping list a week.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={paths['checkout.root']} className={buttonLook({ size: 'lg' })}>
            Build my plan
          </a>
          <a href="#taste" className={buttonLook({ look: 'ghost', size: 'lg' })}>
            See a day
          </a>
        </div>
        <Figures data={data} />
      </div>
      <HeroPlates plates={data.heroPlates} className="mx-auto w-full max-w-56 md:max-w-md lg:max-w-none" />
    </div>
  )
}

function Figures({ data: { recipeCount, taste, plans } }: HeroProps) {
  const cheapest = Math.min(...plans.map((plan) => plan.per_week))
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-4 md:gap-x-8">
      <Figure label="Recipes" value={recipesText(recipeCount)} />
      <Figure label="Net carbs a day" value={`${taste.ranges.netCarbs.maximum} g`} />
      <Figure label="From" value={`${priceText(cheapest)}/wk`} />
    </dl>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-lg normal-nums md:text-xl">{value}</dd>
    </div>
  )
}

/** A line of butter under the words; in the dark the words themselves are of it. */
function Marked({ children }: { children: string }) {
  return (
    <span className="-mx-1 bg-[linear-gradient(transparent_62%,var(--butter)_62%,var(--butter)_92%,transparent_92%)] px-1 dark:bg-none dark:text-butter">
      {children}
    </span>
  )
}
