import type { SiteData } from '../site/site-data.ts'

/** Where each plate lies on the leaf, the largest first, and how far it reaches. */
const places = [
  { x: 330, y: 284, radius: 126 },
  { x: 148, y: 158, radius: 114 },
  { x: 152, y: 376, radius: 86 },
] as const

/** In a picture of the cookbook the plate lies in the middle, with this radius. */
const drawn = { x: 240, y: 180, radius: 129 } as const

interface HeroPlatesProps {
  plates: SiteData['heroPlates']
  className?: string
}

/** Three dishes of the cookbook on a leaf of green. */
export function HeroPlates({ plates, className }: HeroPlatesProps) {
  const dishes = plates.map(({ title }) => title).join('; ')
  return (
    <svg
      viewBox="0 0 480 480"
      role="img"
      aria-label={`Illustration of three dishes: ${dishes}`}
      className={className}
    >
      <clipPath id="hero-plate">
        <circle cx={drawn.x} cy={drawn.y} r={drawn.radius} />
      </clipPath>
      <path
        d="M178 8c150-6 292 70 298 202s-96 264-242 262S2 356 6 214 72 14 178 8z"
        className="fill-[#2b5b33] dark:fill-[#26401f]"
      />
      {places.map(({ x, y, radius }, at) => {
        const plate = plates[at]
        return plate && <Plate key={plate.title} x={x} y={y} radius={radius} drawing={plate.drawing} />
      })}
    </svg>
  )
}

interface PlateProps {
  x: number
  y: number
  radius: number
  drawing: string
}

function Plate({ x, y, radius, drawing }: PlateProps) {
  const scale = radius / drawn.radius
  return (
    <>
      <circle cx={x} cy={y + radius * 0.05} r={radius * 0.99} fill="#000" fillOpacity={0.22} />
      <g transform={`translate(${x} ${y}) scale(${scale}) translate(${-drawn.x} ${-drawn.y})`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own cookbook at build */}
        <g clipPath="url(#hero-plate)" dangerouslySetInnerHTML={{ __html: drawing }} />
      </g>
    </>
  )
}
