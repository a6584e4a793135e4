import { paths, signUpPath } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import type { SiteData } from '../site/site-data.ts'
import { priceText, recipesText } from './landing-words.ts'

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
          Tell us your numbers once, in thirteen short steps. Get 28 days of breakfasts, lunches and dinners
          scaled to your macros, and one shopping list a week.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={signUpPath(paths.onboarding)} className={buttonLook({ size: 'lg' })}>
            Build my plan
          </a>
          <a href="#taste" className={buttonLook({ look: 'ghost', size: 'lg' })}>
            See a day
          </a>
        </div>
        <Figures data={data} />
      </div>
      <HeroPlates data={data} className="mx-auto w-full max-w-56 md:max-w-md lg:max-w-none" />
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
      <dd className="font-display text-lg md:text-xl">{value}</dd>
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

/** Where each plate lies on the leaf, the largest first, and how far it reaches. */
const places = [
  { x: 330, y: 284, radius: 126 },
  { x: 148, y: 158, radius: 114 },
  { x: 152, y: 376, radius: 86 },
] as const

/** In a picture of the cookbook the plate lies in the middle. */
const middle = { x: 240, y: 180 } as const

type HeroPlatesProps = HeroProps & { className?: string }

/** Three dishes of the cookbook on a leaf of green. */
function HeroPlates({ data: { heroPlates: plates, plateRim }, className }: HeroPlatesProps) {
  const dishes = plates.map(({ title }) => title).join('; ')
  return (
    <svg
      viewBox="0 0 480 480"
      role="img"
      aria-label={`Illustration of three dishes: ${dishes}`}
      className={className}
    >
      <clipPath id="hero-plate">
        <circle cx={middle.x} cy={middle.y} r={plateRim} />
      </clipPath>
      <path
        d="M178 8c150-6 292 70 298 202s-96 264-242 262S2 356 6 214 72 14 178 8z"
        className="fill-[#2b5b33] dark:fill-[#26401f]"
      />
      {places.map(({ x, y, radius }, at) => {
        const plate = plates[at]
        return (
          plate && (
            <Plate
              key={plate.title}
              x={x}
              y={y}
              radius={radius}
              scale={radius / plateRim}
              drawing={plate.drawing}
            />
          )
        )
      })}
    </svg>
  )
}

interface PlateProps {
  x: number
  y: number
  radius: number
  /** Against the picture. */
  scale: number
  drawing: string
}

function Plate({ x, y, radius, scale, drawing }: PlateProps) {
  return (
    <>
      <circle cx={x} cy={y + radius * 0.05} r={radius * 0.99} fill="#000" fillOpacity={0.22} />
      <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-middle.x} ${-middle.y})`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own cookbook at build */}
        <g clipPath="url(#hero-plate)" dangerouslySetInnerHTML={{ __html: drawing }} />
      </g>
    </>
  )
}
