const turnMs = 6_000

/**
 * LAND-3: moves by itself, except while the visitor reads, points at it, tabs into it or has stopped it, or prefers reduced
 * motion.
 */
export function runCarousel(carousel: HTMLElement): void {
  const strip = carousel.querySelector<HTMLElement>('[data-strip]')
  if (!strip) return
  const button = (name: string) => carousel.querySelector(`[data-strip-button="${name}"]`)
  button('back')?.addEventListener('click', () => turn(strip, -1))
  button('next')?.addEventListener('click', () => turn(strip, 1))
  strip.addEventListener('keydown', (event) => turnByKey(strip, event))
  strip.addEventListener('scroll', () => sayPlace(carousel, strip), { passive: true })
  sayPlace(carousel, strip)

  const stop = button('turning')
  const isStopped = () => stop?.getAttribute('aria-pressed') === 'true'
  stop?.addEventListener('click', () => stop.setAttribute('aria-pressed', String(!isStopped())))
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  window.setInterval(() => {
    const isInUse = carousel.matches(':hover, :focus-within')
    if (!isStopped() && !still.matches && !isInUse && !document.hidden && isInView(carousel)) turn(strip, 1)
  }, turnMs)
}

/** Moves by one card; past either end it goes on at the other. */
export function turn(strip: HTMLElement, by: 1 | -1): void {
  const cards = [...strip.children] as HTMLElement[]
  const furthest = strip.scrollWidth - strip.clientWidth
  const isAtEnd = by === 1 ? strip.scrollLeft >= furthest - 1 : strip.scrollLeft <= 0
  const next = cards[cardAt(strip) + by]
  if (isAtEnd) strip.scrollTo({ left: by === 1 ? 0 : furthest })
  else if (next) strip.scrollTo({ left: leftOf(strip, next) })
}

function turnByKey(strip: HTMLElement, event: KeyboardEvent): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (by !== 1 && by !== -1) return
  event.preventDefault()
  turn(strip, by)
}

/** The leftmost card. */
function cardAt(strip: HTMLElement): number {
  const distances = ([...strip.children] as HTMLElement[]).map((card) =>
    Math.abs(leftOf(strip, card) - strip.scrollLeft),
  )
  return distances.indexOf(Math.min(...distances))
}

function leftOf(strip: HTMLElement, card: HTMLElement): number {
  const [first] = strip.children as unknown as HTMLElement[]
  return card.offsetLeft - (first?.offsetLeft ?? 0)
}

function sayPlace(carousel: HTMLElement, strip: HTMLElement): void {
  const place = carousel.querySelector('[data-place]')
  if (place) place.textContent = `${cardAt(strip) + 1} of ${strip.children.length}`
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
