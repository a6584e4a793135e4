import type { Page } from '@playwright/test'

/** Enough to walk through the longest screen. */
const mostTabs = 220

/**
 * Presses Tab from the top of the page to its end and names what had the focus out of sight: outside the window, or with its
 * middle and all its corners below something else (WCAG 2.4.11).
 */
export async function coveredFocus(page: Page): Promise<string[]> {
  await page.evaluate(startAtTop)
  const covered: string[] = []
  const seen = new Set<string>()
  for (let tab = 0; tab < mostTabs; tab += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(lookAtFocus)
    if (!focus || seen.has(focus.place)) break
    seen.add(focus.place)
    if (focus.isCovered) covered.push(focus.place)
  }
  if (seen.size < 3) throw new Error(`Only ${seen.size} places to tab to at ${page.url()}`)
  return covered
}

/** Runs in the page. */
function startAtTop(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo(0, 0)
  getSelection()?.setPosition(document.body, 0)
}

/** Runs in the page: where the focus is, and whether anything of it is seen. */
async function lookAtFocus(): Promise<{ place: string; isCovered: boolean } | undefined> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Scrolling to what has the focus ends with the next frame, or with a later one where the screen is still laid out.
  await frame()
  await frame()
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  // What is shown of a box or a choice is its label.
  const isHiddenControl = focused.getBoundingClientRect().width < 4
  const shown = (isHiddenControl && focused.closest('label')) || focused
  const isSeen = () => {
    const { left, top, width, height } = shown.getBoundingClientRect()
    const inset = Math.min(4, width / 4, height / 4)
    const [right, bottom] = [left + width - inset, top + height - inset]
    const points = [
      [left + width / 2, top + height / 2],
      [left + inset, top + inset],
      [right, top + inset],
      [left + inset, bottom],
      [right, bottom],
    ] as const
    return points.some(([x, y]) => {
      const front = document.elementFromPoint(x, y)
      return front !== null && (shown.contains(front) || front.contains(shown))
    })
  }
  for (let frames = 0; frames < 60 && !isSeen(); frames += 1) await frame()
  const order = [...document.querySelectorAll('*')].indexOf(focused)
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
  return { place: `${focused.tagName.toLowerCase()} ${order} “${name}”`, isCovered: !isSeen() }
}
