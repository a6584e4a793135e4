/**
 * The minimum that must run at once: everything else loads when a visitor is about to need it. Modules are imported as a
 * whole: for named imports the bundler writes a wrapper, and this script has a budget.
 */
export function startLanding(): void {
  startTaste()
  startCarousel()
  startVideos()
}

function startTaste(): void {
  const form = document.querySelector<HTMLFormElement>('[data-taste-form]')
  const card = document.querySelector<HTMLElement>('[data-taste-day]')
  if (!form || !card) return
  const load = () => import('./taste/plan-taste.ts')
  const keep = async () => {
    const taste = await import('./taste/keep-taste.ts')
    taste.keepTaste(form)
  }
  form.addEventListener('focusin', load, { once: true })
  form.addEventListener('focusin', keep, { once: true })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const { planTaste } = await load()
    await planTaste(form, card)
  })
}

function startCarousel(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]')
  if (!carousel) return
  whenNear(carousel, async () => {
    const stories = await import('./stories/run-carousel.ts')
    stories.runCarousel(carousel)
  })
}

function startVideos(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-video]')) {
    figure.querySelector('button')?.addEventListener('click', async () => {
      const videos = await import('./videos/play-video.ts')
      videos.playVideo(figure)
    })
  }
}

function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
}
