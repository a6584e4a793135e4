/** These run in the filmed page, each by itself: nothing outside them is there. */

export function drawThumb(): void {
  const thumb = document.createElement('div')
  thumb.id = 'film-thumb'
  Object.assign(thumb.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: '44px',
    height: '44px',
    margin: '-22px',
    borderRadius: '50%',
    background: 'rgb(29 36 30 / 0.28)',
    border: '2px solid rgb(255 255 255 / 0.7)',
    pointerEvents: 'none',
    zIndex: '2147483647',
  })
  document.documentElement.append(thumb)
}

/** Where the thumb is, and how far it presses, from 0 to 1. */
export type Thumb = { x: number; y: number; press: number }

/** Each motion is taken along by one frame from where it was, whatever time has really passed. */
export function drawFrame({ frameMs, thumb: { x, y, press } }: { frameMs: number; thumb: Thumb }): void {
  const film = window as Window & { filmAges?: WeakMap<Animation, number> }
  film.filmAges ??= new WeakMap()
  for (const animation of document.getAnimations()) {
    const age = (film.filmAges.get(animation) ?? 0) + frameMs
    film.filmAges.set(animation, age)
    if (age >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else {
      animation.pause()
      animation.currentTime = age
    }
  }
  const drawn = document.getElementById('film-thumb')
  if (drawn) drawn.style.transform = `translate(${x}px, ${y}px) scale(${1 - 0.3 * press})`
}
