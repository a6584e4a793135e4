/** These run in the filmed page, each by itself: nothing outside them is there. */

export function drawThumb() {
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

/** Each motion is taken along by one frame from where it was, whatever time has really passed. */
export function drawFrame({ frameMs, thumb: { x, y, press } }) {
  window.filmAges ??= new WeakMap()
  for (const animation of document.getAnimations()) {
    const age = (window.filmAges.get(animation) ?? 0) + frameMs
    window.filmAges.set(animation, age)
    if (age >= animation.effect.getComputedTiming().endTime) animation.finish()
    else {
      animation.pause()
      animation.currentTime = age
    }
  }
  const { style } = document.getElementById('film-thumb')
  style.transform = `translate(${x}px, ${y}px) scale(${1 - 0.3 * press})`
}
